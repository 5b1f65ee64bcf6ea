/** The touch if one finger is down. Browsers with partial support of touch have no `touches`. */
export function onlyTouch({ touches }: { touches?: TouchList }): Touch | undefined {
  return touches?.length === 1 ? touches[0] : undefined
}

/** Whether an element between the touch and the listener is scrolled: it scrolls back first. */
export function isScrolled({ target, currentTarget }: TouchEvent): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && element !== currentTarget) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}
