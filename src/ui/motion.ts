export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** `--calm` of tokens.css, for movements that a style sheet cannot make. */
export const CALM_MS = 220

/** 0 if the member prefers less motion. */
export function slideMs(): number {
  return prefersLessMotion() ? 0 : CALM_MS
}

/**
 * Shrinks a sheet into `target`, the element that shows the same news from now on, and then calls
 * `then`. It calls `then` at once with reduced motion, or if the target is not shown.
 */
export function shrinkInto(
  target: Element | null | undefined,
  sheet: Element | null | undefined,
  then: () => void,
): void {
  const duration = slideMs()
  const to = target?.getBoundingClientRect()
  // Old browsers have no `animate`.
  if (duration === 0 || !sheet || !to || to.height === 0 || !('animate' in sheet)) {
    then()
    return
  }
  const from = sheet.getBoundingClientRect()
  const offset = `${to.left - from.left}px, ${to.top - from.top}px`
  const transform = `translate(${offset}) scale(${to.width / from.width}, ${to.height / from.height})`
  const keyframes = { transform, transformOrigin: ['0 0', '0 0'], opacity: 0.2 }
  const end = () => {
    // A step back may have closed the sheet meanwhile.
    if (sheet.isConnected) then()
  }
  sheet.animate(keyframes, { duration, easing: 'ease-in', fill: 'forwards' }).finished.then(end, end)
}
