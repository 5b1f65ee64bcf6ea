/** True when the member has asked the device for less motion: what moves by itself then stands, what slides is there at once. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
