export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function slideMs(): number {
  return prefersLessMotion() ? 0 : 220
}
