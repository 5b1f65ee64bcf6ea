export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** `--calm` of the tokens, for what a style sheet cannot move. */
export const CALM_MS = 220

export function slideMs(): number {
  return prefersLessMotion() ? 0 : CALM_MS
}

/** Moves what told something to where it stands from now on; at once for who wants less motion. */
export function shrinkInto(
  target: Element | null | undefined,
  sheet: Element | null | undefined,
  then: () => void,
): void {
  const duration = slideMs()
  const to = target?.getBoundingClientRect()
  // A browser without this motion has none.
  if (duration === 0 || !sheet || !to || to.height === 0 || !('animate' in sheet)) {
    then()
    return
  }
  const from = sheet.getBoundingClientRect()
  const move = `${to.left - from.left}px, ${to.top - from.top}px`
  const transform = `translate(${move}) scale(${to.width / from.width}, ${to.height / from.height})`
  const keyframes = { transform, transformOrigin: ['0 0', '0 0'], opacity: 0.2 }
  const end = () => {
    // A step back may have closed it meanwhile.
    if (sheet.isConnected) then()
  }
  sheet.animate(keyframes, { duration, easing: 'ease-in', fill: 'forwards' }).finished.then(end, end)
}
