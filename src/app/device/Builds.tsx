import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { NEWER_BUILD, TAKE_BUILD, isNewerBuildOut } from './newer-build'
import { isMoneyRequestUnderWay } from '@/domain/money-request/request'
import { useEvent, useTimeout } from '@/ui/use-event'
import { routeOf } from '@/routes'
import { HAS_WORKER, keepMore, registerWorker, takeNewest, watchBuilds } from './live-worker'

const LOOK_AGAIN_MS = 30 * 60_000

/** The screen's own pictures and answers go first. */
const REGISTER_AFTER_MS = 3000

/** Keeps this build, and tells NewerBuildBar of a newer one while the member is in no form. */
export function Builds() {
  const registration = useRef<ServiceWorkerRegistration>(undefined)
  const [isOut, setIsOut] = useState(false)
  /** By another tab: a reload is enough. */
  const isTaken = useRef(false)
  const { pathname } = useLocation()
  const isOffered = isOut && !isForm(pathname)
  const [openedAt] = useState(() => Date.now())
  const lookedAt = useRef(openedAt)
  const language = currentLanguage()

  const start = async () => {
    registration.current = await registerWorker(language)
    if (registration.current === undefined) return
    watchBuilds(registration.current, {
      onWaiting: () => setIsOut(true),
      onTaken: () => {
        isTaken.current = true
        setIsOut(true)
      },
    })
  }
  useTimeout(() => void start(), HAS_WORKER ? REGISTER_AFTER_MS : null)

  useEffect(() => {
    if (registration.current !== undefined) void keepMore(registration.current, language)
  }, [language])

  useEffect(() => {
    if (!isOffered) return
    window.dispatchEvent(new CustomEvent(NEWER_BUILD, { detail: 'text' }))
    return () => void window.dispatchEvent(new CustomEvent(NEWER_BUILD, { detail: null }))
  }, [isOffered])

  useEvent(document, 'visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt.current < LOOK_AGAIN_MS) return
    lookedAt.current = Date.now()
    if (registration.current !== undefined) void registration.current.update().catch(() => undefined)
    else void isNewerBuildOut().then((isNewer) => isNewer && setIsOut(true))
  })

  useEvent(window, TAKE_BUILD, (event) => {
    const known = registration.current
    if (known === undefined || isTaken.current) return
    event.preventDefault()
    // NewerBuildBar has said what goes.
    const isMeant = isForm(window.location.pathname)
    void takeNewest(known).then(() => {
      // A form may have been opened or a request have left meanwhile: then the offer stays.
      if ((isMeant || !isForm(window.location.pathname)) && !isMoneyRequestUnderWay()) window.location.reload()
    })
  })
  return null
}

/** An offer there has to say what it clears. */
function isForm(pathname: string): boolean {
  return routeOf(pathname)?.isForm === true
}
