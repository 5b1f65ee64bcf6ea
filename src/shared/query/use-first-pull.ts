import { useEffect, useEffectEvent } from 'react'

/** As far as antd-mobile's own pull must go, in px of the finger. */
const FAR = 171

/**
 * Takes the place of pull-to-refresh until its code has come: the first pull refreshes too, and the
 * screen follows the finger. Only the words above it are missing.
 */
export function useFirstPull(element: HTMLElement, isNeeded: boolean, onPull: () => void): void {
  const pulled = useEffectEvent(onPull)
  useEffect(() => {
    if (!isNeeded) return
    let from: { x: number; y: number } | null = null
    let distance = 0
    const moveTo = (px: number) => {
      distance = px
      element.style.transform = px === 0 ? '' : `translateY(${px / 3}px)`
    }
    const onStart = ({ touches: [touch, another] }: TouchEvent) => {
      from =
        touch === undefined || another !== undefined || window.scrollY > 0
          ? null
          : { x: touch.clientX, y: touch.clientY }
    }
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      if (from === null || touch === undefined) return
      const down = touch.clientY - from.y
      if (distance === 0 && down <= Math.abs(touch.clientX - from.x)) {
        from = null
        return
      }
      // Or the browser would pull, and load the page anew.
      if (event.cancelable) event.preventDefault()
      moveTo(Math.max(0, down))
    }
    const onEnd = ({ type }: TouchEvent) => {
      const isFar = type === 'touchend' && distance > FAR
      from = null
      moveTo(0)
      if (isFar) pulled()
    }
    const listeners = { touchstart: onStart, touchmove: onMove, touchend: onEnd, touchcancel: onEnd }
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as (event: Event) => void, { passive: false })
    return () => {
      moveTo(0)
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as (event: Event) => void)
    }
  }, [element, isNeeded])
}
