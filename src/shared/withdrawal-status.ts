import type { Withdrawal } from '@/api/wallet'

/** The platform's numbers that it shows in green; the others have only their text (reading 78). */
const DONE: readonly number[] = [2, 4]

/** True once the platform reports a withdrawal as done. */
export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return DONE.includes(status)
}
