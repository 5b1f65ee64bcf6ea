import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { slideMs } from '@/ui/motion'
import { useEvent } from '@/ui/use-event'
import { useIsPageTouched, useWhenUntouched } from './load/first-touch'
import { useModule } from './load/module'

const MOVE_THRESHOLD_PX = 10
/** A swipe that begins this close to a side of the window is left to the phone, to go back. */
export const EDGE_PX = 20
/** Minimum length of a swipe that is made before the library has loaded. */
const MIN_EARLY_SWIPE_PX = 60

interface SlideOptions {
  /** Class of the row of slides. */
  strip: string | undefined
  slide: string | undefined
  /** Distance between two slides, in px. */
  gap?: number
  /** True if the slides also move when a tap changes the slide. */
  isAnimated?: boolean
  onReady?: () => void
}

/**
 * Makes slides follow the finger. Swiper is a large library, so it loads after the first touch. It
 * uses the existing elements, so no component mounts again. Until it has loaded, a swipe changes
 * the slide without movement.
 * @param onSwipe called with the new index as soon as the finger lifts
 * @returns whether the library has loaded
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (index: number) => void,
  slides: SlideOptions,
): boolean {
  const swiper = useRef<Swiper | null>(null)
  const isTouched = useIsPageTouched()
  const library = useWhenUntouched(useModule(() => import('swiper'), isTouched && count > 1))
  const latestArguments = useRef({ index, onSwipe, slides })
  useLayoutEffect(() => {
    latestArguments.current = { index, onSwipe, slides }
    // After a swipe, Swiper is already moving to `index`, so the slide is not changed here.
    if (swiper.current !== null && swiper.current.activeIndex !== index)
      swiper.current.slideTo(index, slides.isAnimated === true ? slideMs() : 0)
  })
  useLayoutEffect(() => {
    if (library === null || frame.current === null) return
    const { strip = '', slide = '', gap = 0 } = latestArguments.current.slides
    const newSwiper = new library.Swiper(frame.current, {
      wrapperClass: strip,
      slideClass: slide,
      spaceBetween: gap,
      initialSlide: Math.min(latestArguments.current.index, count - 1),
      speed: slideMs(),
      threshold: MOVE_THRESHOLD_PX,
      edgeSwipeDetection: true,
      edgeSwipeThreshold: EDGE_PX,
      // The observer would treat the growth of a list as a resize, and stop the movement of the
      // slides. Without the observer, Swiper still listens to the window's resize.
      resizeObserver: false,
      // With a mouse, members change the slide by the tabs. A drag with the mouse must still select
      // text or drag a link.
      simulateTouch: false,
      touchStartPreventDefault: false,
    })
    newSwiper.on('slideChange', ({ activeIndex }) => {
      if (activeIndex !== latestArguments.current.index) latestArguments.current.onSwipe(activeIndex)
    })
    swiper.current = newSwiper
    latestArguments.current.slides.onReady?.()
    return () => {
      swiper.current = null
      newSwiper.destroy()
    }
  }, [frame, library, count])
  useEarlySwipe(frame, library === null, (step) => {
    if (index + step >= 0 && index + step < count) onSwipe(index + step)
  })
  return library !== null
}

function isAtEdge(touch: Touch | undefined): boolean {
  return touch !== undefined && (touch.clientX <= EDGE_PX || touch.clientX >= window.innerWidth - EDGE_PX)
}

function useEarlySwipe(frame: RefObject<HTMLElement | null>, isNeeded: boolean, onStep: (step: number) => void): void {
  const startTouch = useRef<Touch | undefined>(undefined)
  const target = isNeeded ? frame : null
  const onStart = ({ touches }: TouchEvent) => {
    startTouch.current = touches.length === 1 && !isAtEdge(touches[0]) ? touches[0] : undefined
  }
  const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
    const { current } = startTouch
    if (current === undefined || to === undefined) return
    const distance = to.clientX - current.clientX
    if (Math.abs(distance) > Math.max(MIN_EARLY_SWIPE_PX, 2 * Math.abs(to.clientY - current.clientY)))
      onStep(distance < 0 ? 1 : -1)
  }
  useEvent(target, 'touchstart', onStart, { passive: true })
  useEvent(target, 'touchend', onEnd, { passive: true })
}
