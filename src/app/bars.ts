/**
 * How far the bars that stay in sight reach into the window from one of its edges.
 * @returns CSS pixels
 */
export function barsAt(edge: 'top' | 'bottom'): number {
  const height = window.innerHeight
  let depth = 0
  for (;;) {
    const y = edge === 'top' ? depth : height - 1 - depth
    const bar = stayingBar(document.elementFromPoint(window.innerWidth / 2, y))
    if (bar === null) return depth
    const { top, bottom } = bar.getBoundingClientRect()
    const reach = edge === 'top' ? bottom : height - top
    if (reach <= depth) return depth
    depth = reach
  }
}

function stayingBar(element: Element | null): Element | null {
  if (element === null) return null
  const { position } = getComputedStyle(element)
  return position === 'sticky' || position === 'fixed' ? element : stayingBar(element.parentElement)
}
