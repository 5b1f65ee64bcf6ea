import { type ReactNode, useCallback, useState } from 'react'
import { savesData } from '@/lib/data-saver'

/** Addresses that were shown: a list that is scrolled back shows them at once. */
const shown = new Set<string>()

/**
 * Its class gives it its size, so that nothing moves when it arrives. Until it is near, and where
 * there is none, its place is an empty box of that size.
 * @param isLazy false for what the screen is about
 */
export function Picture({
  src,
  alt,
  className,
  fallback,
  isLazy = true,
}: {
  src: string
  alt: string
  className?: string | undefined
  fallback: ReactNode
  isLazy?: boolean
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const [isNear, setIsNear] = useState(!knowsNear || shown.has(src))
  const isMissing = src === '' || failed === src
  const waits = isLazy && !isNear && !isMissing
  const place = useCallback(
    (element: HTMLElement | null) => (element === null ? undefined : onceNear(element, () => setIsNear(true))),
    [],
  )
  if (isMissing) return <span className={className}>{fallback}</span>
  if (waits) return <span ref={place} className={className} {...(alt !== '' && { role: 'img', 'aria-label': alt })} />
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      decoding="async"
      draggable={false}
      onLoad={() => shown.add(src)}
      onError={() => setFailed(src)}
    />
  )
}

/** What is about to be scrolled to, in px beyond the edge of the screen. */
const AHEAD = 400

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls once the element is on the screen; after the first scrolling already when it is near, but
 * where data is saved. The browser's own `loading=lazy` reaches 1,250 to 2,500 px ahead, more than
 * all of Home. What lies beyond the edge of a row that scrolls sideways is not near.
 * @returns ends it
 */
function onceNear(element: Element, call: () => void): () => void {
  if (observer === null) {
    observer = observe(0)
    window.addEventListener('scroll', lookAhead, { passive: true, once: true })
  }
  waiting.set(element, call)
  observer.observe(element)
  return () => forget(element)
}

/** Very old browsers, and tests without a layout. */
const knowsNear = typeof IntersectionObserver === 'function'

function lookAhead(): void {
  if (savesData()) return
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
