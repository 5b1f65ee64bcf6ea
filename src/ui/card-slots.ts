import { useSyncExternalStore } from 'react'
import { screenSlots } from './slot'

/** Returns the element at the bottom of the screen; null before a screen is shown. */
export const useBottomSlot = () =>
  useSyncExternalStore(screenSlots.subscribe, () => screenSlots.getState().atBottom.at(-1) ?? null)

/** Returns the element for the member's rounds of the shown game; null on other screens. */
export const useOwnRoundSlot = () =>
  useSyncExternalStore(screenSlots.subscribe, () => screenSlots.getState().ownRound.at(-1) ?? null)
