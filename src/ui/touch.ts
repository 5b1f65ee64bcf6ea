/** Where nothing can hover, a finger pulls the screen to refresh it. */
export function isTouchOnly(): boolean {
  return window.matchMedia('(hover: none)').matches
}
