import type { Order } from '@/api/orders'
import { chanceOf, keptOnAverage, pickOf, rulesOf } from '@/lib/game-rules'
import { subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import { atOnce, mapSteps, type Steps } from '@/lib/steps'
import { byDay } from '@/shared/records/by-day'
import { dayOf, netOf, type PayoutOf } from '@/shared/records/order-sums'
import type { Share } from '@/shared/trail/rules'

/** "2026-11", by the server's days, newest first; orders without a date are in none. */
export function monthsOf(orders: readonly Order[]): string[] {
  const days = orders.filter(({ isSettled }) => isSettled).map(dayOf)
  const months = days.filter((day) => dayNumber(day) !== null).map((day) => day.slice(0, 7))
  return [...new Set(months)].sort().reverse()
}

/** The settled orders of a month. */
export function settledIn(orders: readonly Order[], month: string): Order[] {
  return orders.filter((order) => order.isSettled && dayOf(order).startsWith(`${month}-`))
}

export interface LongestDay {
  day: string
  rounds: number
}

/** Several orders in one round of a game count as one. */
export function roundsOf(orders: readonly Order[]): number {
  return new Set(orders.map(({ gameName, period }) => `${gameName}|${period}`)).size
}

/** The day with the most rounds, the earliest of several; null without any. */
export function longestDay(orders: readonly Order[]): LongestDay | null {
  const days = byDay(orders, dayOf).sort((left, right) => (left.day < right.day ? -1 : 1))
  return days.reduce<LongestDay | null>((longest, { day, rows }) => {
    const rounds = roundsOf(rows)
    return longest === null || rounds > longest.rounds ? { day, rounds } : longest
  }, null)
}

export interface Comparison {
  /** What was staked where both figures are known. */
  staked: Money
  /** What these stakes gain or lose on average. */
  average: Money
  net: Money
}

/** Over the picks whose rules, payout and net are known; null without any. */
export function compareToAverage(orders: readonly Order[], payoutOf: PayoutOf): Comparison | null {
  return atOnce(comparisonSteps(orders, payoutOf))
}

/** The same for thousands of orders: the page may answer in between. */
export function* comparisonSteps(orders: readonly Order[], payoutOf: PayoutOf): Steps<Comparison | null> {
  const ofOrders = yield* mapSteps(orders, ({ lines }) =>
    lines.flatMap((line) => {
      const rules = rulesOf(line.gameId)
      const rule = pickOf(line.gameId, line.type)
      const payout = payoutOf(line)
      const net = netOf(line, payout)
      if (rules === null || rule === null || payout === null || net === null) return []
      const average = subtract(ZERO, keptOnAverage(line.stake, payout, chanceOf(rules, rule)))
      return [{ staked: line.stake, average, net }]
    }),
  )
  const known = ofOrders.flat()
  if (known.length === 0) return null
  return {
    staked: sum(known.map(({ staked }) => staked)),
    average: sum(known.map(({ average }) => average)),
    net: sum(known.map(({ net }) => net)),
  }
}

/** How an order counts in the average. */
export const AVERAGE: Share = {
  amountOf: (order, payoutOf) => compareToAverage([order], payoutOf)?.average ?? null,
  isNet: true,
  isOfReturns: false,
}
