import { isOnline, onConnection, onReconnect } from '@/lib/connection'
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'

interface ListenerOptions {
  capture?: boolean
  passive?: boolean
}

/** Event types of a target. An element has those of a video, because it can capture them. */
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
 * Listens to events. The handler sees the latest props and state without a new subscription. It is
 * added before the first paint, so that the first key in a sheet with the focus is not lost.
 * @param target null listens to nothing; a ref is read once its element is mounted
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
 * Calls `run` once after `ms`, with the latest props and state; never if `ms` is null.
 * @param restartKey another key restarts the timer; `run` receives the key
 */
export function useTimeout<Since>(run: (restartKey?: Since) => void, ms: number | null, restartKey?: Since): void {
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

/** Calls `run` when the component is unmounted, with its latest props and state. */
export function useOnUnmount(run: () => void): void {
  const onLeave = useEffectEvent(run)
  useEffect(() => () => onLeave(), [])
}

/** Calls `forget` when the page is hidden, for a secret that is kept only in memory. */
export function useForgetWhenHidden(forget: () => void): void {
  useEvent(window, 'pagehide', forget)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') forget()
  })
}

/** False if the browser reports no network and no answer has disproved it. Only a hint. */
export function useOnline(): boolean {
  // The third argument is for the build, which prerenders the log-in screen.
  return useSyncExternalStore(onConnection, isOnline, () => true)
}

/** Calls `run` when the network is back (see `onReconnect`), unless `isAwaited` is false. */
export function useNetworkReturn(run: (event: { since: number }) => void, isAwaited = true): void {
  const onReturn = useEffectEvent(run)
  useEffect(() => (isAwaited ? onReconnect((event) => onReturn(event)) : undefined), [isAwaited])
}
