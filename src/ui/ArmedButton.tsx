import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useEvent } from './use-event'
import { Button, type ButtonProps } from './Button'
import { TAP_GUARD_MS } from './tap-guard'
import styles from './ArmedButton.module.css'

/** @returns whether the element has been in its place for `TAP_GUARD_MS` by now */
function useStandsStill(element: RefObject<HTMLElement | null>): () => boolean {
  const place = useRef('')
  const since = useRef(Infinity)
  // After each render: an error above the button may have moved it.
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

/** Where the layout puts it, whatever an animation does to it meanwhile. */
function layoutOffsetOf(element: HTMLElement | null): string {
  let [left, top] = [0, 0]
  for (let part: Element | null = element; part instanceof HTMLElement; part = part.offsetParent) {
    left += part.offsetLeft
    top += part.offsetTop
    // It stays in its place on the screen while the content moves beneath.
    if (getComputedStyle(part).position === 'sticky') top -= scrolledAround(part)
  }
  return `${left},${top}`
}

function scrolledAround({ parentElement }: HTMLElement): number {
  let scrolled = 0
  for (let part = parentElement; part !== null; part = part.parentElement) scrolled += part.scrollTop
  return scrolled
}

/** It first stands still for 600 ms: a second tap on what stood there before does nothing. */
export function ArmedButton({ onClick, ...props }: Omit<ButtonProps, 'ref' | 'className'>) {
  const button = useRef<HTMLButtonElement>(null)
  const standsStill = useStandsStill(button)
  return (
    <Button
      {...props}
      ref={button}
      className={styles['armed']}
      onClick={() => {
        if (standsStill()) onClick?.()
      }}
    />
  )
}
