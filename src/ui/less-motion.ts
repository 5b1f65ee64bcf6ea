/** Whether the device is set to less motion: nothing moves by itself then, and nothing slides. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a slide takes after a swipe or a key, in ms. */
export function slideMs(): number {
  return prefersLessMotion() ? 0 : 220
}
