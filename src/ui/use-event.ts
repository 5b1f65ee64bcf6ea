import { useEffect, useEffectEvent } from 'react'

/**
 * The handler sees the newest props and state without a new subscription. Null listens to nothing.
 */
export function useEvent<Name extends keyof WindowEventMap>(
  target: Window | null,
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
): void
export function useEvent<Name extends keyof DocumentEventMap>(
  target: Document | null,
  name: Name,
  handler: (event: DocumentEventMap[Name]) => void,
): void
export function useEvent<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  name: Name,
  handler: (event: HTMLElementEventMap[Name]) => void,
): void
export function useEvent(target: EventTarget | null, name: string, handler: (event: never) => void): void {
  const onEvent = useEffectEvent(handler as (event: Event) => void)
  useEffect(() => {
    if (target === null) return
    const listener = (event: Event) => onEvent(event)
    target.addEventListener(name, listener)
    return () => target.removeEventListener(name, listener)
  }, [target, name])
}

/** For a secret that is kept in memory alone: it is gone when the page is hidden. */
export function useForgetWhenHidden(forget: () => void): void {
  useEvent(window, 'pagehide', forget)
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') forget()
  })
}
