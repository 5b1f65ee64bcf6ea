export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** `--calm` of the tokens, for what a style sheet cannot move. */
export const CALM_MS = 220

export function slideMs(): number {
  return prefersLessMotion() ? 0 : CALM_MS
}
