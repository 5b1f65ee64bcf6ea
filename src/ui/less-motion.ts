/** True when the member has asked the device for less motion: what moves by itself then stands, what slides is there at once. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a slide moves by itself after a swipe, in ms. */
export function slideMs(): number {
  return prefersLessMotion() ? 0 : 220
}
