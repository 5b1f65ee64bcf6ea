import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

type Elements = readonly HTMLElement[]

/**
 * Elements of the mounted screens; the element that was mounted last is used. The app shows cards
 * and chips in these elements, and toasts above `atBottom`.
 */
export const screenSlots = createStore<{ atBottom: Elements; ownRound: Elements; bars: Elements }>(() => ({
  atBottom: [],
  ownRound: [],
  bars: [],
}))

function createSlotRef(name: keyof ReturnType<typeof screenSlots.getState>) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined
    screenSlots.setState((before) => ({ [name]: [...before[name], element] }))
    return () => screenSlots.setState((before) => ({ [name]: before[name].filter((other) => other !== element) }))
  }
}

/** Ref for the element at the bottom of a screen, in which the app may show cards. */
export const bottomSlotRef = createSlotRef('atBottom')

/** Returns the height in px of the bars at the foot of the window. */
export function bottomBarsHeight(): number {
  const top = screenSlots.getState().atBottom.at(-1)?.getBoundingClientRect().top ?? innerHeight
  return Math.max(0, innerHeight - top)
}

/** Ref for the element of a draw in which the app shows the member's rounds of that game. */
export const ownRoundSlotRef = createSlotRef('ownRound')

/** Ref for the header of a screen, in which the app may show the label "Demo credits" (a chip). */
export const headerSlotRef = createSlotRef('bars')

/** Returns the header of the screen; null without a screen, or if the screen has its own header. */
export const useHeaderSlot = () =>
  useSyncExternalStore(screenSlots.subscribe, () => screenSlots.getState().bars.at(-1) ?? null)
