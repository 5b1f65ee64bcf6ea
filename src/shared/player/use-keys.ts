import { useLayoutEffect, useRef, type RefObject } from 'react'
import { commandOf } from './rules'

export type KeyActions = Record<NonNullable<ReturnType<typeof commandOf>>, () => void>

/** The player's keys, wherever the focus is inside of it; what a slider, a list or a button does with a key itself comes first. */
export function useKeys(player: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    const element = player.current
    if (element === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      const command = commandOf(key)
      if (command === null || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      if (key === ' ' && target instanceof HTMLButtonElement) return
      event.preventDefault()
      latest.current[command]()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [player])
}
