import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

type Elements = readonly HTMLElement[]

/** Elements of screens for parts that the app adds to each screen; the last mounted is used. */
export const slots = createStore<{ atBottom: Elements; inPlace: Elements; bars: Elements }>(() => ({
  atBottom: [],
  inPlace: [],
  bars: [],
}))

function slotRef(name: keyof ReturnType<typeof slots.getState>) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    slots.setState((before) => ({ [name]: [...before[name], element] }))
    return () => slots.setState((before) => ({ [name]: before[name].filter((other) => other !== element) }))
  }
}

/** Ref of the element at the bottom that each screen has. */
export const bottomSlotRef = slotRef('atBottom')

/** Height in px that the bars at the foot of the window take. */
export function footHeight(): number {
  const top = slots.getState().atBottom.at(-1)?.getBoundingClientRect().top ?? innerHeight
  return Math.max(0, innerHeight - top)
}

/** Ref of an element within a screen, used in place of the element at its bottom. */
export const slotInPlaceRef = slotRef('inPlace')

/** Ref of the header of a screen, for the bars that the app adds. */
export const barSlotRef = slotRef('bars')

/** Null before a screen is shown, and on a screen with its own header. */
export const useBarSlot = () => useSyncExternalStore(slots.subscribe, () => slots.getState().bars.at(-1) ?? null)

/** Null before a screen is shown. */
export const useSlot = () =>
  useSyncExternalStore(slots.subscribe, () => {
    const { inPlace, atBottom } = slots.getState()
    return inPlace.at(-1) ?? atBottom.at(-1) ?? null
  })
