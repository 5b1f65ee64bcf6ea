import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useEvent } from './use-event'
import { Button, type ButtonProps } from './Button'
import { TAP_GUARD_MS } from './tap-guard'
import styles from './ArmedButton.module.css'

/**
 * Returns a function that returns true if the element had not moved for `TAP_GUARD_MS` at the given
 * time, in ms of `performance.now()`.
 */
function useHasKeptPlace(element: RefObject<HTMLElement | null>): (time: number) => boolean {
  const lastOffset = useRef('')
  const inPlaceSinceMs = useRef(Infinity)
  // This effect runs after each render, because a new error text may have moved the button.
  useLayoutEffect(() => {
    const offset = layoutOffsetOf(element.current)
    if (offset === lastOffset.current) return
    lastOffset.current = offset
    inPlaceSinceMs.current = performance.now()
  })
  useEvent(document, 'animationend', ({ target }) => {
    const hasMoved = target instanceof Node && target !== element.current && target.contains(element.current)
    if (hasMoved) inPlaceSinceMs.current = performance.now()
  })
  return (time) => time - inPlaceSinceMs.current >= TAP_GUARD_MS
}

/** Returns the position in the layout as "left,top" in px, without an animation's transform. */
function layoutOffsetOf(element: HTMLElement | null): string {
  let [left, top] = [0, 0]
  for (let ancestor: Element | null = element; ancestor instanceof HTMLElement; ancestor = ancestor.offsetParent) {
    left += ancestor.offsetLeft
    top += ancestor.offsetTop
    // A sticky element keeps its place on the screen while the content scrolls, but its `offsetTop`
    // grows by the scrolled distance.
    if (getComputedStyle(ancestor).position === 'sticky') top -= totalScrollTopAround(ancestor)
  }
  return `${left},${top}`
}

function totalScrollTopAround({ parentElement }: HTMLElement): number {
  let scrollTop = 0
  for (let ancestor = parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    scrollTop += ancestor.scrollTop
  return scrollTop
}

/**
 * A button that ignores clicks until it has been in the same place for 600 ms (`TAP_GUARD_MS`). So
 * it ignores a second tap that was meant for an element which was in this place before.
 */
export function ArmedButton({
  onClick,
  ...props
}: Omit<ButtonProps, 'ref' | 'className' | 'onClick'> & { onClick?: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const hasKeptPlace = useHasKeptPlace(button)
  return (
    <Button
      {...props}
      ref={button}
      className={styles['armed']}
      onClick={({ timeStamp }) => {
        // On a busy phone, a click comes later than the tap, at whose time the button may not yet
        // have been there. Old engines count `timeStamp` from 1970.
        if (hasKeptPlace(Math.min(timeStamp, performance.now()))) onClick?.()
      }}
    />
  )
}
