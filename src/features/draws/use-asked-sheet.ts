import { useEffect, useEffectEvent } from 'react'
import { entryState } from '@/shared/history-entry'

/**
 * Opens the sheet that the link to this screen asked for, once: back from it is the screen itself,
 * and coming back to the screen later does not open it again.
 */
export function useAskedSheet<Name extends string>(name: Name, open: (name: Name) => void): void {
  const openIfAsked = useEffectEvent(() => {
    const state = window.history.state as { usr?: unknown } | null
    const { opens, ...rest } = entryState(state?.usr)
    if (opens !== name) return
    window.history.replaceState({ ...state, usr: rest }, '')
    open(name)
  })
  useEffect(() => openIfAsked(), [])
}
