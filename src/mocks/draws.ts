import { multiply } from '../lib/money/sums.ts'
import type { Money } from '../lib/money/text.ts'
import { DAY_MS } from './clock.ts'
import { hash32 } from './hash.ts'

export const OPTION_TYPES = ['big', 'small', 'pair', 'single'] as const

export type OptionType = (typeof OPTION_TYPES)[number]

export type DrawnNumbers = readonly [number, number, number]

export const PUBLISH_DELAY_MS = 700

export interface Period {
  /** UTC date and number of the period in that day, such as "20261121-0467". */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
}

/** Returns the period at epoch ms `at`. The length of a period, `seconds`, must divide a day. */
export function periodAt(at: number, seconds: number): Period {
  const lengthMs = seconds * 1000
  const midnight = Math.floor(at / DAY_MS) * DAY_MS
  const index = Math.floor((at - midnight) / lengthMs)
  const startsAt = midnight + index * lengthMs
  const date = new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '')
  return { id: `${date}-${String(index + 1).padStart(4, '0')}`, startsAt, endsAt: startsAt + lengthMs }
}

/** Returns the end of a period in epoch ms; null if `id` names no period of this length. */
export function periodEnd(id: string, seconds: number): number | null {
  const [, year, month, day, index] = /^(\d{4})(\d\d)(\d\d)-(\d{4})$/.exec(id) ?? []
  if (year === undefined || month === undefined || day === undefined || index === undefined) return null
  const endsAt = Date.UTC(Number(year), Number(month) - 1, Number(day)) + Number(index) * seconds * 1000
  return periodAt(endsAt - 1, seconds).id === id ? endsAt : null
}

/**
 * Returns the newest `count` periods whose results are published at epoch ms `at`, newest first.
 */
export function publishedPeriods(at: number, seconds: number, count: number): Period[] {
  const lengthMs = seconds * 1000
  const oldestUnpublishedPeriod = periodAt(at - PUBLISH_DELAY_MS, seconds)
  return Array.from({ length: count }, (_, stepsBack) =>
    periodAt(oldestUnpublishedPeriod.startsAt - (stepsBack + 1) * lengthMs, seconds),
  )
}

/** Returns the seconds, rounded up, until the period at epoch ms `at` ends. */
export function secondsLeft(at: number, seconds: number): number {
  return Math.ceil((periodAt(at, seconds).endsAt - at) / 1000)
}

export function drawnNumbers(seed: number, gameKey: string, period: string): DrawnNumbers {
  const throwDie = (index: number): number => 1 + (hash32(`${seed}|${gameKey}|${period}|${index}`) % 6)
  return [throwDie(0), throwDie(1), throwDie(2)]
}

/** The sum of the numbers decides whether an option wins, even if all three are equal. */
export function isWinningOption(type: OptionType, drawn: DrawnNumbers): boolean {
  const total = drawn[0] + drawn[1] + drawn[2]
  switch (type) {
    case 'big':
      return total >= 11
    case 'small':
      return total <= 10
    case 'pair':
      return total % 2 === 0
    case 'single':
      return total % 2 === 1
  }
}

export interface LineResult {
  /** 1: win, 2: loss. */
  readonly outcome: 1 | 2
  readonly profit: Money
}

/**
 * Settles one pick of an order. `profit` is the return if the pick wins, and otherwise the stake.
 * @param odds return on a stake of 1, stake included, such as "1.95"
 */
export function settleLine(type: OptionType, stake: Money, odds: string, drawn: DrawnNumbers): LineResult {
  return isWinningOption(type, drawn) ? { outcome: 1, profit: multiply(stake, odds) } : { outcome: 2, profit: stake }
}
