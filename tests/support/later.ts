import { vi } from 'vitest'
import { moneyStore } from '@/domain/money-request/money-store'

/** Delays tasks of `moneyStore.later`. @returns runs the tasks that are waiting by then */
export function holdLater(): () => void {
  let waiting: (() => void)[] = []
  vi.spyOn(moneyStore, 'later').mockImplementation((task) => void waiting.push(task))
  return () => {
    const due = waiting
    waiting = []
    for (const task of due) task()
  }
}
