import { useCallback, useState } from 'react'

/** Half a screen ahead, so that what is asked for then has mostly come when it is read. */
const AHEAD = '50% 0px'

/** True from the moment the element has been near the window; at once where that cannot be told. */
export function useSeen() {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver !== 'function')
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null || isSeen) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
        },
        { rootMargin: AHEAD },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isSeen],
  )
  return { ref, isSeen }
}
