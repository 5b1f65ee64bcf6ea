import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { isNewerBuildOut, newerBuild } from './newer-build'
import { isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { useEvent, useTimeout } from '@/ui/use-event'
import { routeOf } from '@/routes'
import { HAS_WORKER, cachePreferredFiles, registerWorker, activateNewest, watchBuilds } from './live-worker'

const BUILD_CHECK_INTERVAL_MS = 30 * 60_000

/** Delays the service worker, so that the screen's pictures and answers load first. */
const REGISTER_AFTER_MS = 3000

/** Registers the service worker. Offers a newer build on screens without a form. */
export function Builds() {
  const registration = useRef<ServiceWorkerRegistration>(undefined)
  const [isNewerOut, setIsNewerOut] = useState(false)
  const { pathname } = useLocation()
  const isOffered = isNewerOut && !isForm(pathname)
  const [openedAt] = useState(() => Date.now())
  const checkedAt = useRef(openedAt)
  const language = currentLanguage()

  const registerAndWatch = async () => {
    const newRegistration = await registerWorker(language)
    registration.current = newRegistration
    if (newRegistration === undefined) return
    newerBuild.setState({ load: () => loadNewerBuild(newRegistration) })
    watchBuilds(newRegistration, {
      onWaiting: () => setIsNewerOut(true),
      // Another tab has already activated the newer build, so a reload is enough.
      onTakenOver: () => {
        newerBuild.setState({ load: newerBuild.getInitialState().load })
        setIsNewerOut(true)
      },
    })
  }
  useTimeout(() => void registerAndWatch(), HAS_WORKER ? REGISTER_AFTER_MS : null)

  useEffect(() => {
    if (registration.current !== undefined) void cachePreferredFiles(registration.current, language)
  }, [language])

  useEffect(() => {
    if (!isOffered) return
    newerBuild.setState({ offer: 'text' })
    return () => newerBuild.setState({ offer: null })
  }, [isOffered])

  useEvent(document, 'visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt.current < BUILD_CHECK_INTERVAL_MS) return
    checkedAt.current = Date.now()
    // The check fails without a network. The next check may succeed.
    if (registration.current !== undefined) void registration.current.update().catch(() => undefined)
    else void isNewerBuildOut().then((isNewer) => isNewer && setIsNewerOut(true))
  })

  return null
}

function loadNewerBuild(registration: ServiceWorkerRegistration): void {
  // On a screen with a form, NewerBuildBar has already warned that unsaved input is lost.
  const wasForm = isForm(window.location.pathname)
  void activateNewest(registration).then(() => {
    // No reload if the member has meanwhile opened a form or sent a money request.
    if ((wasForm || !isForm(window.location.pathname)) && !isMoneyRequestInFlight()) window.location.reload()
  })
}

/** A form may hold unsaved input, so the bar must not offer a reload without a warning. */
function isForm(pathname: string): boolean {
  return routeOf(pathname)?.isForm === true
}
