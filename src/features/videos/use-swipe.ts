import { useEffect, useRef, useState } from 'react'
import type SwiperCore from 'swiper'
import { useIdleImport } from '@/parts/use-idle-import'

/**
 * The gesture between categories, by Swiper on the elements that stand already: it comes when the browser is idle, and nothing is
 * drawn anew for it. Until then, and without it, the tabs do.
 * @returns what to put on the frame, and whether the gesture is there.
 */
export function useSwipe(at: number, onSwipe: (index: number) => void) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const swiper = useRef<SwiperCore | null>(null)
  const module = useIdleImport(() => import('swiper'))
  const latest = useRef({ at, onSwipe })
  useEffect(() => {
    latest.current = { at, onSwipe }
  })
  useEffect(() => {
    if (frame === null || module === null) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = new module.default(frame, {
      initialSlide: latest.current.at,
      speed: isCalm ? 0 : 220,
      threshold: 10,
      touchAngle: 35,
      resistanceRatio: 0.4,
      on: {
        touchStart: () => frame.style.setProperty('--peek', `${shownFrom(frame)}px`),
        slideChange: ({ activeIndex }) => {
          if (activeIndex !== latest.current.at) latest.current.onSwipe(activeIndex)
        },
      },
    })
    swiper.current = created
    return () => {
      created.destroy()
      swiper.current = null
    }
  }, [frame, module])
  useEffect(() => {
    if (swiper.current !== null && swiper.current.activeIndex !== at) swiper.current.slideTo(at)
  }, [at])
  return { setFrame, isReady: module !== null }
}

/** How far the frame's top is above the view, in px: what peeks in from the side stands where the member looks. */
function shownFrom(frame: HTMLElement): number {
  return Math.max(0, -frame.getBoundingClientRect().top)
}
