import type { Withdrawal } from '@/api/wallet'
import { isDone } from '@/shared/withdrawal-status'

export interface OwnMedian {
  /** Whole minutes. */
  minutes: number
  count: number
}

/**
 * The median time from sending to the platform's last entry, over the withdrawals it reports as
 * done (reading 79).
 */
export function ownMedian(withdrawals: readonly Withdrawal[]): OwnMedian | null {
  const spans = withdrawals
    .filter(isDone)
    .flatMap((withdrawal) => secondsBetween(withdrawal.submittedAt, withdrawal.reviewedAt) ?? [])
    .sort((left, right) => left - right)
  const middle = spans.length / 2
  const lower = spans[Math.ceil(middle) - 1]
  const upper = spans[Math.floor(middle)]
  if (lower === undefined || upper === undefined) return null
  return { minutes: Math.round((lower + upper) / 2 / 60), count: spans.length }
}

const SERVER_TIME = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/

/** Seconds between two server times; null where one is missing or they run backwards. */
export function secondsBetween(from: string, to: string): number | null {
  const start = secondsOf(from)
  const end = secondsOf(to)
  return start === null || end === null || end < start ? null : end - start
}

function secondsOf(time: string): number | null {
  const parts = SERVER_TIME.exec(time)
  if (parts === null) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  // As UTC, where daylight saving neither skips nor repeats an hour.
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

/** Equal for withdrawals of one amount sent within one second. */
export function likenessOf({ submittedAt, amount }: Withdrawal): string {
  return `${submittedAt}|${amount}`
}
