import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { isNewerBuildOut, newerBuild } from './newer-build'
import { isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { useEvent, useTimeout } from '@/ui/use-event'
import { routeOf } from '@/routes'
import { HAS_WORKER, keepMore, registerWorker, activateNewest, watchBuilds } from './live-worker'

const LOOK_AGAIN_MS = 30 * 60_000

/** The screen's own pictures and answers go first. */
const REGISTER_AFTER_MS = 3000

/** Keeps this build, and tells NewerBuildBar of a newer one while the member is in no form. */
export function Builds() {
  const registration = useRef<ServiceWorkerRegistration>(undefined)
  const [isOut, setIsOut] = useState(false)
  const { pathname } = useLocation()
  const isOffered = isOut && !isForm(pathname)
  const [openedAt] = useState(() => Date.now())
  const lookedAt = useRef(openedAt)
  const language = currentLanguage()

  const start = async () => {
    const known = await registerWorker(language)
    registration.current = known
    if (known === undefined) return
    newerBuild.setState({ take: () => take(known) })
    watchBuilds(known, {
      onWaiting: () => setIsOut(true),
      // By another tab: a reload is enough.
      onTaken: () => {
        newerBuild.setState({ take: newerBuild.getInitialState().take })
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
    newerBuild.setState({ offer: 'text' })
    return () => newerBuild.setState({ offer: null })
  }, [isOffered])

  useEvent(document, 'visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt.current < LOOK_AGAIN_MS) return
    lookedAt.current = Date.now()
    // Without a network nobody can tell: the next look may.
    if (registration.current !== undefined) void registration.current.update().catch(() => undefined)
    else void isNewerBuildOut().then((isNewer) => isNewer && setIsOut(true))
  })

  return null
}

function take(registration: ServiceWorkerRegistration): void {
  // NewerBuildBar has said what goes.
  const isMeant = isForm(window.location.pathname)
  void activateNewest(registration).then(() => {
    // A form may have been opened or a request have left meanwhile: then the offer stays.
    if ((isMeant || !isForm(window.location.pathname)) && !isMoneyRequestInFlight()) window.location.reload()
  })
}

/** An offer there has to say what it clears. */
function isForm(pathname: string): boolean {
  return routeOf(pathname)?.isForm === true
}
