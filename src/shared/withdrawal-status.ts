import type { Withdrawal } from '@/api/wallet'

/** The platform shows these in green (reading 78). */
const DONE: readonly number[] = [2, 4]

export function isDone({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status !== null && DONE.includes(status)
}

/** "Money returned", as a platform says it in the languages of the app. */
const RETURNED =
  /\b(?:returned|refunded|dikembalikan|dipulangkan|devuelto|reembolsado)\b|đã hoàn (?:tiền|lại|trả)|已退回|已退款/iu
/** The same words of what has not come back, or not yet. */
const NOT_RETURNED =
  /\b(?:not|be|being|belum|akan|tidak|tak|no|será|ser) (?:returned|refunded|dikembalikan|dipulangkan|devuelto|reembolsado)\b/iu

/**
 * Whether the platform's own words say that the money came back: no number of a status does
 * (reading 78).
 */
export function isSaidReturned({ status, statusText, description }: Withdrawal): boolean {
  return (
    !isDone({ status }) && [statusText, description].some((words) => RETURNED.test(words) && !NOT_RETURNED.test(words))
  )
}
