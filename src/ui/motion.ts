export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The duration `--calm` of tokens.css in ms, for movements that a style sheet cannot make. */
export const CALM_MS = 220

/** Returns the duration of a slide in ms; 0 if the member prefers less motion. */
export function slideMs(): number {
  return prefersLessMotion() ? 0 : CALM_MS
}

/**
 * Shrinks a sheet into `target`, and then calls `then` unless the sheet was removed meanwhile.
 * Without a movement, for example if `target` is not visible, calls `then` at once.
 */
export function shrinkInto(
  target: Element | null | undefined,
  sheet: Element | null | undefined,
  then: () => void,
): void {
  const duration = slideMs()
  const toBox = target?.getBoundingClientRect()
  if (duration === 0 || !sheet || !toBox || toBox.height === 0 || !('animate' in sheet)) {
    then()
    return
  }
  const fromBox = sheet.getBoundingClientRect()
  const offset = `${toBox.left - fromBox.left}px, ${toBox.top - fromBox.top}px`
  const transform = `translate(${offset}) scale(${toBox.width / fromBox.width}, ${toBox.height / fromBox.height})`
  const keyframes = { transform, transformOrigin: ['0 0', '0 0'], opacity: 0.2 }
  const end = () => {
    // Back may have closed the sheet during the movement.
    if (sheet.isConnected) then()
  }
  sheet.animate(keyframes, { duration, easing: 'ease-in', fill: 'forwards' }).finished.then(end, end)
}
