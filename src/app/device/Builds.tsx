import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { NEWER_BUILD, TAKE_BUILD, isNewerBuildOut } from '@/shared/load/newer-build'
import { isMoneyRequestUnderWay } from '@/shared/money-request/request'
import { useEvent, useTimeout } from '@/ui/use-event'
import { routeOf } from '../routes'
import { HAS_WORKER, keepMore, registerWorker, takeNewest, watchBuilds } from './live-worker'

const LOOK_AGAIN_MS = 30 * 60_000

/** The screen's own pictures and answers go first. */
const REGISTER_AFTER_MS = 3000

/** Keeps this build, and tells NewerBuildBar of a newer one while the member is in nothing. */
export function Builds() {
  const registration = useRef<ServiceWorkerRegistration>(undefined)
  const [isOut, setIsOut] = useState(false)
  /** By another tab: a reload is enough. */
  const isTaken = useRef(false)
  const queryClient = useQueryClient()
  const atWork = useAtWork()
  const isOffered = isOut && !atWork
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
    const isBusy = () => isAtWork(window.location.pathname, queryClient)
    // An offer in a form says what it clears: see NewerBuildBar.
    const isMeant = isBusy()
    void takeNewest(known).then(() => {
      // A form may have been opened or a request have left meanwhile: then the offer comes again.
      if (isMeant ? !isMoneyRequestUnderWay() : !isBusy()) window.location.reload()
    })
  })
  return null
}

/** Looks again whenever the member has done something, and when a request leaves or is answered. */
function useAtWork(): boolean {
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (look: () => void) => {
      // What a tap or a key has opened is there a moment later.
      const lookSoon = () => void setTimeout(look, 0)
      const leave = queryClient.getMutationCache().subscribe(lookSoon)
      for (const name of ['click', 'input', 'focusout']) document.addEventListener(name, lookSoon)
      return () => {
        leave()
        for (const name of ['click', 'input', 'focusout']) document.removeEventListener(name, lookSoon)
      }
    },
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => isAtWork(pathname, queryClient))
}

const FIELDS = 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea'

/** A text that is there already, such as a name to be changed, counts as typed. */
function isSomethingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  )
}

/** A form, a sheet, or a request that changes something or moves money, in whatever tab. */
function isAtWork(pathname: string, queryClient: Pick<QueryClient, 'isMutating'>): boolean {
  return (
    routeOf(pathname)?.isForm === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    isSomethingTyped() ||
    queryClient.isMutating() > 0 ||
    isMoneyRequestUnderWay()
  )
}
