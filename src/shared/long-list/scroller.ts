/** What moves when the list is scrolled: the body of the sheet that it stands in, or the window. */
export function scrollerOf(element: HTMLElement): HTMLElement | Window {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    // A row that scrolls sideways computes to `auto` too, and is as high as what is in it.
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    if (scrolls && parent !== document.body && parent.scrollHeight > parent.clientHeight) return parent
  }
  return window
}

export function topIn(element: HTMLElement, scroller: HTMLElement | Window): number {
  const { top } = element.getBoundingClientRect()
  if (!(scroller instanceof HTMLElement)) return top + window.scrollY
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
