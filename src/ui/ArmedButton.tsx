import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useEvent } from './use-event'
import { Button, type ButtonProps } from './Button'
import { TAP_GUARD_MS } from './tap-guard'
import styles from './ArmedButton.module.css'

/** @returns a function that says whether the element has kept its place for `TAP_GUARD_MS` */
function useHasKeptPlace(element: RefObject<HTMLElement | null>): () => boolean {
  const place = useRef('')
  const since = useRef(Infinity)
  // Runs after each render: an error above the button may have moved it.
  useLayoutEffect(() => {
    const now = layoutOffsetOf(element.current)
    if (now === place.current) return
    place.current = now
    since.current = performance.now()
  })
  useEvent(document, 'animationend', ({ target }) => {
    const moved = target instanceof Node && target !== element.current && target.contains(element.current)
    if (moved) since.current = performance.now()
  })
  return () => performance.now() - since.current >= TAP_GUARD_MS
}

/** The element's position in the layout, without the transform of an animation. */
function layoutOffsetOf(element: HTMLElement | null): string {
  let [left, top] = [0, 0]
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    left += part.offsetLeft
    top += part.offsetTop
    // A sticky element keeps its place on the screen while the content scrolls beneath it.
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
 * A button that works only after 600 ms in the same place: a second tap, meant for the element that
 * was there before, does nothing.
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
