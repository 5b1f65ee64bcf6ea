/**
 * Returns the touch if exactly one finger is down; otherwise undefined. Browsers with partial touch
 * support have no `touches`.
 */
export function singleTouchOf({ touches }: { touches?: TouchList }): Touch | undefined {
  return touches?.length === 1 ? touches[0] : undefined
}

/**
 * True if the touched element, or an element between it and the listening one, is scrolled down. A
 * pull must first scroll such an element back.
 */
export function isScrolled({ target, currentTarget }: TouchEvent): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && element !== currentTarget) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}
