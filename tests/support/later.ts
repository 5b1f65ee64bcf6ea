import { vi } from 'vitest'
import { moneyStore } from '@/domain/money-request/money-store'

/** Holds back the tasks of `moneyStore.later`. @returns a function that runs the held tasks */
export function holdLaterTasks(): () => void {
  let waiting: (() => void)[] = []
  vi.spyOn(moneyStore, 'later').mockImplementation((task) => void waiting.push(task))
  return () => {
    const due = waiting
    waiting = []
    for (const task of due) task()
  }
}
