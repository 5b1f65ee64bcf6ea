import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { useIdleImport } from '@/shared/use-idle'
import { slideMs } from '@/ui/less-motion'

const THRESHOLD_PX = 10

/**
 * Swiper is heavy and only the gesture needs it, so it loads when the browser is idle and takes
 * over the existing elements: nothing mounts again, and the tabs work without it.
 * @param onSwipe called as soon as the finger lets go
 * @param classes those of the row of slides and of a slide
 */
export function useSwipe(
  index: number,
  count: number,
  onSwipe: (index: number) => void,
  classes: { strip: string | undefined; slide: string | undefined },
): { frame: RefObject<HTMLDivElement | null>; canSwipe: boolean } {
  const frame = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const library = useIdleImport(() => import('swiper'))
  const latest = useRef({ index, onSwipe, classes })
  useLayoutEffect(() => {
    latest.current = { index, onSwipe, classes }
    // A tap on a tab shows its list at once; after a swipe the slide is already moving.
    if (swiper.current !== null && swiper.current.activeIndex !== index) swiper.current.slideTo(index, 0)
  })
  useLayoutEffect(() => {
    if (library === null || frame.current === null) return
    const made = new library.Swiper(frame.current, {
      wrapperClass: latest.current.classes.strip ?? '',
      slideClass: latest.current.classes.slide ?? '',
      initialSlide: Math.min(latest.current.index, count - 1),
      speed: slideMs(),
      threshold: THRESHOLD_PX,
      // A growing list would count as a new size and cut the movement short; the window is watched
      // anyway.
      resizeObserver: false,
      // With a mouse there are the tabs; a drag may select text or carry a link away.
      simulateTouch: false,
      touchStartPreventDefault: false,
    })
    made.on('slideChange', ({ activeIndex }) => {
      if (activeIndex !== latest.current.index) latest.current.onSwipe(activeIndex)
    })
    swiper.current = made
    return () => {
      swiper.current = null
      made.destroy()
    }
  }, [library, count])
  return { frame, canSwipe: library !== null }
}
