import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/store'

/** Where screens let stand what rides along on every screen; the last mounted counts. */
const atBottom: HTMLElement[] = []
const inPlace: HTMLElement[] = []
const bars: HTMLElement[] = []
const { subscribe, tell } = createListeners()

export { subscribe }

function slotRef(slots: HTMLElement[]) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    slots.push(element)
    tell()
    return () => {
      slots.splice(slots.indexOf(element), 1)
      tell()
    }
  }
}

/** A ref for the place at the bottom that every screen has. */
export const bottomSlot = slotRef(atBottom)

/** How much of the window the bars at its foot take, in px. */
export function footHeight(): number {
  const top = atBottom.at(-1)?.getBoundingClientRect().top ?? innerHeight
  return Math.max(0, innerHeight - top)
}

/** A ref for a better place that one screen has. */
export const slotInPlace = slotRef(inPlace)

/** A ref for the bar at the top of a screen. */
export const barSlot = slotRef(bars)

/** Null before a screen is shown, and on one with a head of its own. */
export const useBarSlot = () => useSyncExternalStore(subscribe, () => bars.at(-1) ?? null)

/** Null before a screen is shown. */
export const useSlot = () => useSyncExternalStore(subscribe, () => inPlace.at(-1) ?? atBottom.at(-1) ?? null)
