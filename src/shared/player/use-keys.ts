import { useEvent } from '@/ui/use-event'
import { commandOf } from './rules'

export type KeyActions = Record<NonNullable<ReturnType<typeof commandOf>>, () => void>

/** Sliders, lists and buttons keep the keys they use themselves. */
export function useKeys(player: HTMLElement | null, actions: KeyActions): void {
  useEvent(player, 'keydown', (event) => {
    const { target, key } = event
    const command = commandOf(key)
    if (command === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
    if (key === ' ' && target instanceof HTMLButtonElement) return
    event.preventDefault()
    actions[command]()
  })
}
