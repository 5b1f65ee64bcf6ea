import { vi } from 'vitest'
import { moneyStore } from '@/domain/money-request/money-store'

/** Holds back the delayed tasks of the money store. The returned function runs the held tasks. */
export function holdLaterTasks(): () => void {
  let heldTasks: (() => void)[] = []
  vi.spyOn(moneyStore, 'later').mockImplementation((task) => void heldTasks.push(task))
  return () => {
    const dueTasks = heldTasks
    heldTasks = []
    for (const task of dueTasks) task()
  }
}
