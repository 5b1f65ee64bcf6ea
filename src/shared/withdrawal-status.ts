import type { Withdrawal } from '@/api/wallet'

/** The platform shows these in green (reading 78). */
const DONE: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE.includes(status)
}
