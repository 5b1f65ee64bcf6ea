import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

type Elements = readonly HTMLElement[]

/** Where screens let stand what rides along on every screen; the last mounted counts. */
export const slots = createStore<{ atBottom: Elements; inPlace: Elements; bars: Elements }>(() => ({
  atBottom: [],
  inPlace: [],
  bars: [],
}))

function slotRef(name: keyof ReturnType<typeof slots.getState>) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    slots.setState((before) => ({ [name]: [...before[name], element] }))
    return () => slots.setState((before) => ({ [name]: before[name].filter((one) => one !== element) }))
  }
}

/** A ref for the place at the bottom that every screen has. */
export const bottomSlot = slotRef('atBottom')

/** How much of the window the bars at its foot take, in px. */
export function footHeight(): number {
  const top = slots.getState().atBottom.at(-1)?.getBoundingClientRect().top ?? innerHeight
  return Math.max(0, innerHeight - top)
}

/** A ref for a better place that one screen has. */
export const slotInPlace = slotRef('inPlace')

/** A ref for the bar at the top of a screen. */
export const barSlot = slotRef('bars')

/** Null before a screen is shown, and on one with a head of its own. */
export const useBarSlot = () => useSyncExternalStore(slots.subscribe, () => slots.getState().bars.at(-1) ?? null)

/** Null before a screen is shown. */
export const useSlot = () =>
  useSyncExternalStore(slots.subscribe, () => {
    const { inPlace, atBottom } = slots.getState()
    return inPlace.at(-1) ?? atBottom.at(-1) ?? null
  })
