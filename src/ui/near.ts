import { savesData } from '@/lib/data-saver'

/** What is about to be scrolled to, in px beyond the edge of the screen. */
const AHEAD = 400

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null
let hasScrolled = false

/**
 * Calls once the element is on the screen; after the first scrolling already when it is near, but
 * where data is saved. The browser's own `loading=lazy` reaches 1,250 to 2,500 px ahead, more than
 * all of Home. What lies beyond the edge of a row that scrolls sideways is not near.
 * @returns ends it
 */
export function onceNear(element: Element, call: () => void): () => void {
  if (observer === null) {
    observer = observe(0)
    window.addEventListener('scroll', lookAhead, { passive: true, once: true })
  }
  waiting.set(element, call)
  observer.observe(element)
  return () => forget(element)
}

/** Very old browsers, and tests without a layout. */
export const knowsNear = typeof IntersectionObserver === 'function'

function lookAhead(): void {
  if (hasScrolled || savesData()) return
  hasScrolled = true
  observer?.disconnect()
  observer = observe(AHEAD)
  for (const element of waiting.keys()) observer.observe(element)
}

function observe(ahead: number): IntersectionObserver {
  const onSeen = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      waiting.get(target)?.()
      forget(target)
    }
  }
  return new IntersectionObserver(onSeen, { rootMargin: `${ahead}px 0px` })
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
