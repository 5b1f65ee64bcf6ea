import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { slideMs } from '@/ui/motion'
import { useEvent } from '@/ui/use-event'
import { useFirstTouch, useWhenUntouched } from './load/first-touch'
import { useModule } from './load/module'

const THRESHOLD_PX = 10
/** So close to the side of the window, a swipe is the phone's own: it leads back. */
export const EDGE_PX = 20
/** A first swipe, before the library has come, goes at least so far. */
const FIRST_PX = 60

interface Slides {
  /** The class of the row of slides. */
  strip: string | undefined
  /** The class of a slide. */
  slide: string | undefined
  /** Between two slides, in px. */
  gap?: number
  /** A slide that is chosen by a tap glides in too. */
  glides?: boolean
  /** Once they follow the finger. */
  onReady?: () => void
}

/**
 * Swiper is heavy and only the gesture needs it, so it loads when a finger first touches the
 * screen and takes over the existing elements: nothing mounts again, and taps choose without it.
 * So does the first swipe, without its movement.
 * @param onSwipe called as soon as the finger lets go
 * @returns whether the library has come
 */
export function useSwipe(
  frame: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onSwipe: (index: number) => void,
  slides: Slides,
): boolean {
  const swiper = useRef<Swiper | null>(null)
  const isTouched = useFirstTouch()
  const library = useWhenUntouched(useModule(() => import('swiper'), isTouched && count > 1))
  const latest = useRef({ index, onSwipe, slides })
  useLayoutEffect(() => {
    latest.current = { index, onSwipe, slides }
    // After a swipe the slide is already moving.
    if (swiper.current !== null && swiper.current.activeIndex !== index)
      swiper.current.slideTo(index, slides.glides === true ? slideMs() : 0)
  })
  useLayoutEffect(() => {
    if (library === null || frame.current === null) return
    const { strip = '', slide = '', gap = 0 } = latest.current.slides
    const made = new library.Swiper(frame.current, {
      wrapperClass: strip,
      slideClass: slide,
      spaceBetween: gap,
      initialSlide: Math.min(latest.current.index, count - 1),
      speed: slideMs(),
      threshold: THRESHOLD_PX,
      edgeSwipeDetection: true,
      edgeSwipeThreshold: EDGE_PX,
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
    latest.current.slides.onReady?.()
    return () => {
      swiper.current = null
      made.destroy()
    }
  }, [frame, library, count])
  useFirstSwipe(frame, library === null, (step) => {
    if (index + step >= 0 && index + step < count) onSwipe(index + step)
  })
  return library !== null
}

function isAtEdge(touch: Touch | undefined): boolean {
  return touch !== undefined && (touch.clientX <= EDGE_PX || touch.clientX >= window.innerWidth - EDGE_PX)
}

function useFirstSwipe(frame: RefObject<HTMLElement | null>, isNeeded: boolean, onStep: (step: number) => void): void {
  const from = useRef<Touch | undefined>(undefined)
  const target = isNeeded ? frame : null
  const onStart = ({ touches }: TouchEvent) => {
    from.current = touches.length === 1 && !isAtEdge(touches[0]) ? touches[0] : undefined
  }
  const onEnd = ({ changedTouches: [to] }: TouchEvent) => {
    const { current } = from
    if (current === undefined || to === undefined) return
    const way = to.clientX - current.clientX
    if (Math.abs(way) > Math.max(FIRST_PX, 2 * Math.abs(to.clientY - current.clientY))) onStep(way < 0 ? 1 : -1)
  }
  useEvent(target, 'touchstart', onStart, { passive: true })
  useEvent(target, 'touchend', onEnd, { passive: true })
}
