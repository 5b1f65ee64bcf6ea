import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '@/i18n'
import { NEWER_BUILD, TAKE_BUILD, isNewerBuildOut } from '@/shared/load/newer-build'
import { isMoneyRequestUnderWay } from '@/shared/money-request/request'
import { useEvent } from '@/ui/use-event'
import { routeOf } from '../routes'
import { HAS_WORKER, keepMore, registerWorker, takeNewest, watchBuilds } from './live-worker'

const LOOK_AGAIN_MS = 30 * 60_000

/** The screen's own pictures and answers go first. */
const REGISTER_AFTER_MS = 3000

/**
 * Keeps this build on the device, and tells NewerBuildBar of a newer one as long as the member is
 * in the middle of nothing. It is taken at a tap, or when Tiga is next started.
 */
export function Builds({ hasWorker = HAS_WORKER }: { hasWorker?: boolean }) {
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

  const start = useEffectEvent(async () => {
    registration.current = await registerWorker(language)
    return registration.current === undefined
      ? undefined
      : watchBuilds(registration.current, {
          onWaiting: () => setIsOut(true),
          onTaken: () => {
            isTaken.current = true
            setIsOut(true)
          },
        })
  })

  useEffect(() => {
    if (!hasWorker) return
    let started: ReturnType<typeof start> | undefined
    const timer = setTimeout(() => {
      started = start()
    }, REGISTER_AFTER_MS)
    return () => {
      clearTimeout(timer)
      void started?.then((stop) => stop?.())
    }
  }, [hasWorker])

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
  const [atWork, setAtWork] = useState(true)
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  // What a tap or a key has opened is there a moment later.
  const look = () => void setTimeout(() => setAtWork(isAtWork(pathname, queryClient)), 0)
  useEffect(() => {
    const lookSoon = () => setTimeout(() => setAtWork(isAtWork(pathname, queryClient)), 0)
    const timer = lookSoon()
    const leave = queryClient.getMutationCache().subscribe(lookSoon)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [pathname, queryClient])
  useEvent(document, 'click', look)
  useEvent(document, 'input', look)
  useEvent(document, 'focusout', look)
  return atWork
}

const FIELDS = 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea'

/** A text that is there already, such as a name to be changed, counts as typed. */
function isSomethingTyped(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    ({ value, readOnly }) => value !== '' && !readOnly,
  )
}

/**
 * Whether the member is in the middle of something: a form, a sheet, a request that changes
 * something, or one that moves money, in whatever tab.
 */
function isAtWork(pathname: string, queryClient: Pick<QueryClient, 'isMutating'>): boolean {
  return (
    routeOf(pathname)?.isForm === true ||
    document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
    isSomethingTyped() ||
    queryClient.isMutating() > 0 ||
    isMoneyRequestUnderWay()
  )
}
