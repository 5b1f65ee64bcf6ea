import { useEffect, useRef, useState } from 'react'

/** Calls back whenever the element comes near the view. @returns the element's ref. */
export function useSeen(onSeen: () => void): (element: Element | null) => void {
  const [element, setElement] = useState<Element | null>(null)
  const callback = useRef(onSeen)
  useEffect(() => {
    callback.current = onSeen
  })
  useEffect(() => {
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) callback.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return setElement
}
