import { vi } from 'vitest'
import { moneyStore } from '@/domain/money-request/money-store'

/** Holds back what requests do after a while. @returns lets what waits by then happen */
export function holdLater(): () => void {
  let waiting: (() => void)[] = []
  vi.spyOn(moneyStore, 'later').mockImplementation((task) => void waiting.push(task))
  return () => {
    const due = waiting
    waiting = []
    for (const task of due) task()
  }
}
