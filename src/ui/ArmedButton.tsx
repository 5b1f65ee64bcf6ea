import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useEvent } from './use-event'
import { Button, type ButtonProps } from './Button'
import { TAP_GUARD_MS } from './tap-guard'
import styles from './ArmedButton.module.css'

/** Returns a function that returns true if the element has kept its place for `TAP_GUARD_MS`. */
function useHasKeptPlace(element: RefObject<HTMLElement | null>): () => boolean {
  const place = useRef('')
  const since = useRef(Infinity)
  // This effect runs after each render, because a new error text may have moved the button.
  useLayoutEffect(() => {
    const offset = layoutOffsetOf(element.current)
    if (offset === place.current) return
    place.current = offset
    since.current = performance.now()
  })
  useEvent(document, 'animationend', ({ target }) => {
    const hasMoved = target instanceof Node && target !== element.current && target.contains(element.current)
    if (hasMoved) since.current = performance.now()
  })
  return () => performance.now() - since.current >= TAP_GUARD_MS
}

/**
 * Returns the element's position in the layout as "left,top" in px, without the transform of an
 * animation.
 */
function layoutOffsetOf(element: HTMLElement | null): string {
  let [left, top] = [0, 0]
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    left += part.offsetLeft
    top += part.offsetTop
    // A sticky element keeps its place on the screen while the content scrolls, but its `offsetTop`
    // grows by the scrolled distance.
    if (getComputedStyle(part).position === 'sticky') top -= scrollTopAround(part)
  }
  return `${left},${top}`
}

function scrollTopAround({ parentElement }: HTMLElement): number {
  let scrolled = 0
  for (let part = parentElement; part !== null; part = part.parentElement) scrolled += part.scrollTop
  return scrolled
}

/**
 * A button that ignores clicks until it has been in the same place for 600 ms (`TAP_GUARD_MS`). It
 * therefore ignores a second tap that was meant for the element in its place before.
 */
export function ArmedButton({ onClick, ...props }: Omit<ButtonProps, 'ref' | 'className'>) {
  const button = useRef<HTMLButtonElement>(null)
  const hasKeptPlace = useHasKeptPlace(button)
  return (
    <Button
      {...props}
      ref={button}
      className={styles['armed']}
      onClick={() => {
        if (hasKeptPlace()) onClick?.()
      }}
    />
  )
}
