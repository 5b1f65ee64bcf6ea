/** The list is missing where a browser knows of touches only in part. */
export function onlyTouch({ touches }: { touches?: TouchList }): Touch | undefined {
  return touches?.length === 1 ? touches[0] : undefined
}

/** Whether content between the finger and the listener has been scrolled: it scrolls back first. */
export function isScrolled({ target, currentTarget }: TouchEvent): boolean {
  let element = target instanceof Element ? target : null
  while (element !== null && element !== currentTarget) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}
