import { isOnline, onConnection, onReconnect } from '@/lib/connection'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

interface ListenerOptions {
  capture?: boolean
  passive?: boolean
}

/** The events that a target tells of. Those of a video come up to the elements around it. */
type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends VisualViewport
      ? VisualViewportEventMap
      : Target extends TextTrackList
        ? TextTrackListEventMap
        : HTMLVideoElementEventMap

/**
 * The handler sees the newest props and state without a new subscription. Null listens to nothing.
 * It listens before it is painted: the first key of a sheet that has the focus is not lost.
 * @param target a ref is read once the element is there
 */
export function useEvent<Target extends EventTarget, Name extends string & keyof EventsOf<Target>>(
  target: Target | RefObject<Target | null> | null,
  names: Name | readonly Name[],
  handler: (event: EventsOf<Target>[Name]) => void,
  { capture = false, passive }: ListenerOptions = {},
): void {
  const onEvent = useEffectEvent(handler as (event: Event) => void)
  const list = String(names)
  useLayoutEffect(() => {
    const source = target === null || 'addEventListener' in target ? target : target.current
    if (source === null) return
    const listener = (event: Event) => onEvent(event)
    const options = passive === undefined ? capture : { capture, passive }
    for (const name of list.split(',')) source.addEventListener(name, listener, options)
    return () => {
      for (const name of list.split(',')) source.removeEventListener(name, listener, capture)
    }
  }, [target, list, capture, passive])
}

/**
 * Runs once after so many ms, with the newest props and state; null waits for nothing.
 * @param restartKey the wait begins anew with another one, of which `run` is told
 */
export function useTimeout<Since>(run: (restartKey?: Since) => void, ms: number | null, restartKey?: Since): void {
  const onEnd = useEffectEvent(run)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => onEnd(restartKey), ms)
    return () => clearTimeout(timer)
  }, [ms, restartKey])
}

/** Runs every so many ms, with the newest props and state; null waits for nothing. */
export function useInterval(run: () => void, ms: number | null): void {
  const onTick = useEffectEvent(run)
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => onTick(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** When the component goes, with its newest props and state. */
export function useOnUnmount(run: () => void): void {
  const onLeave = useEffectEvent(run)
  useEffect(() => () => onLeave(), [])
}

/** For a secret that is kept in memory alone: it is gone when the page is hidden. */
export function useForgetWhenHidden(forget: () => void): void {
  useEvent(window, 'pagehide', forget)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') forget()
  })
}

/** False where the browser says so and no answer has disproved it; disables nothing. */
export function useOnline(): boolean {
  // The log-in screen is rendered by the build, too.
  return useSyncExternalStore(onConnection, isOnline, () => true)
}

/** Runs when the network is back: see `onReconnect`. Where `isAwaited` is false, never. */
export function useNetworkReturn(run: (event: { since: number }) => void, isAwaited = true): void {
  const onReturn = useEffectEvent(run)
  useEffect(() => (isAwaited ? onReconnect((event) => onReturn(event)) : undefined), [isAwaited])
}
