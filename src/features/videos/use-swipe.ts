import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { touchCode, useTouchImport } from '@/shared/use-touch'
import { slideMs } from '@/ui/less-motion'

const THRESHOLD_PX = 10
/** A first swipe, before the library has come, goes at least so far. */
const FIRST_PX = 60

const swiperCode = touchCode(() => import('swiper'))

/**
 * Swiper is heavy and only the gesture needs it, so it loads when a finger first touches the
 * screen and takes over the existing elements: nothing mounts again, and the tabs work without it.
 * So does the first swipe, without its movement.
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
  const library = useTouchImport(swiperCode)
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
  useFirstSwipe(frame, library === null, (step) => {
    if (index + step >= 0 && index + step < count) onSwipe(index + step)
  })
  return { frame, canSwipe: library !== null }
}

function useFirstSwipe(frame: RefObject<HTMLElement | null>, isNeeded: boolean, onStep: (step: number) => void): void {
  const swiped = useEffectEvent(onStep)
  useEffect(() => {
    const element = frame.current
    if (!isNeeded || element === null) return
    let from: Touch | undefined
    const onStart = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
      if (from === undefined || to === undefined) return
      const way = to.clientX - from.clientX
      if (Math.abs(way) > Math.max(FIRST_PX, 2 * Math.abs(to.clientY - from.clientY))) swiped(way < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [frame, isNeeded])
}
