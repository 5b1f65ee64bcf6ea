import { useEffect, useEffectEvent, type RefObject } from 'react'
import { slideMs } from './motion'

/** Px that a finger moves without a wish to. */
const SLACK = 8
/** Let go of beyond so many px, or at such a speed in px per ms, a sheet closes. */
const FAR = 96
const FAST = 0.5
const LEAST_FLICK = 24
/** A sheet that is still there by then, in ms after it was closed, is to stay: it comes back. */
const PATIENCE_MS = 500

/**
 * The sheet follows a finger that pulls it down, and closes beyond a threshold. Content that is
 * scrolled scrolls back first. Keyboard and screen reader have the Close button and Escape.
 * @param sheet null for one that stands still
 * @param isHeld it comes back wherever it is let go of
 */
export function usePullDown(sheet: RefObject<HTMLElement | null> | null, isHeld: boolean, onClose: () => void): void {
  const mayClose = useEffectEvent(() => !isHeld)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = sheet?.current ?? null
    if (element === null) return
    let pull: { x: number; y: number; at: number } | null = null
    let isFollowing = false
    let distance = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const moveTo = (transform: string, glides: boolean) => {
      element.style.transition = glides ? 'transform var(--calm) ease-out' : 'none'
      element.style.transform = transform
    }
    const onStart = (event: TouchEvent) => {
      const touch = onlyTouch(event)
      pull =
        touch === undefined || isField(event.target)
          ? null
          : { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
    }
    const onMove = (event: TouchEvent) => {
      const touch = onlyTouch(event)
      if (pull === null || touch === undefined) return
      const down = touch.clientY - pull.y
      if (!isFollowing) {
        if (down <= Math.abs(touch.clientX - pull.x) || isScrolled(event.target, element)) {
          pull = null
          return
        }
        isFollowing = true
      }
      // Or the page behind would be pulled, too.
      if (event.cancelable) event.preventDefault()
      distance = Math.max(0, down - SLACK)
      moveTo(distance === 0 ? '' : `translateY(${distance}px)`, false)
    }
    const onEnd = ({ type, timeStamp }: TouchEvent) => {
      if (pull === null || !isFollowing) return
      const isFlick = distance > LEAST_FLICK && distance > FAST * (timeStamp - pull.at)
      const isClosing = type === 'touchend' && (distance > FAR || isFlick) && mayClose()
      pull = null
      isFollowing = false
      distance = 0
      moveTo(isClosing ? 'translateY(100%)' : '', true)
      if (!isClosing) return
      timer = setTimeout(() => {
        close()
        timer = setTimeout(() => moveTo('', true), PATIENCE_MS)
      }, slideMs())
    }
    const listeners = [
      ['touchstart', onStart],
      ['touchmove', onMove],
      ['touchend', onEnd],
      ['touchcancel', onEnd],
    ] as const
    for (const [name, listener] of listeners) element.addEventListener(name, listener, { passive: false })
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
    }
  }, [sheet])
}

/** The list is missing where a browser knows of touches only in part. */
function onlyTouch({ touches }: { touches?: TouchList }): Touch | undefined {
  return touches?.length === 1 ? touches[0] : undefined
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}

function isScrolled(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && element !== sheet) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}
