import { isOnline, onConnectionChange, onReconnect } from '@/lib/connection'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

interface ListenerOptions {
  capture?: boolean
  passive?: boolean
}

/** An element has the event types of a video, because it can capture those of a video inside it. */
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
 * Listens to events; the handler sees the latest props and state. The listener is added before the
 * first paint, so that the first key in a focused sheet is not lost.
 * @param target with null, the hook does nothing; a ref is read once its element is mounted
 */
export function useEvent<Target extends EventTarget, Name extends string & keyof EventsOf<Target>>(
  target: Target | RefObject<Target | null> | null,
  names: Name | readonly Name[],
  handler: (event: EventsOf<Target>[Name]) => void,
  { capture = false, passive }: ListenerOptions = {},
): void {
  const onEvent = useEffectEvent(handler as (event: Event) => void)
  const joinedNames = String(names)
  useLayoutEffect(() => {
    const eventTarget = target === null || 'addEventListener' in target ? target : target.current
    if (eventTarget === null) return
    const listener = (event: Event) => onEvent(event)
    const options = passive === undefined ? capture : { capture, passive }
    for (const name of joinedNames.split(',')) eventTarget.addEventListener(name, listener, options)
    return () => {
      for (const name of joinedNames.split(',')) eventTarget.removeEventListener(name, listener, capture)
    }
  }, [target, joinedNames, capture, passive])
}

/**
 * Calls `run` with `restartKey` after `ms`; never if `ms` is null. A new `restartKey` restarts the
 * timer.
 */
export function useTimeout<Key>(run: (restartKey?: Key) => void, ms: number | null, restartKey?: Key): void {
  const onEnd = useEffectEvent(run)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => onEnd(restartKey), ms)
    return () => clearTimeout(timer)
  }, [ms, restartKey])
}

/** Calls `run` every `ms`, with the latest props and state; never if `ms` is null. */
export function useInterval(run: () => void, ms: number | null): void {
  const onTick = useEffectEvent(run)
  useEffect(() => {
    if (ms === null) return
    const timer = setInterval(() => onTick(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** Calls `run` when the component is unmounted, with the latest props and state. */
export function useOnUnmount(run: () => void): void {
  const onLeave = useEffectEvent(run)
  useEffect(() => () => onLeave(), [])
}

/** Erases a secret from the memory (`forget`) when the page is hidden or left. */
export function useForgetWhenHidden(forget: () => void): void {
  useEvent(window, 'pagehide', forget)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') forget()
  })
}

/** Only a hint: false if the browser reports no network, and no answer has disproved the report. */
export function useOnline(): boolean {
  // The third argument is used by the build, when it prerenders a screen.
  return useSyncExternalStore(onConnectionChange, isOnline, () => true)
}

/** Calls `run` when the network is back (see `onReconnect`), but only if `isAwaited` is true. */
export function useNetworkReturn(run: (event: { since: number }) => void, isAwaited = true): void {
  const onReturn = useEffectEvent(run)
  useEffect(() => (isAwaited ? onReconnect((event) => onReturn(event)) : undefined), [isAwaited])
}
