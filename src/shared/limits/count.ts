import type { Order } from '@/api/orders'
import { add, maximum, subtract, sum } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import type { BegunTime, ProvenTime } from '@/lib/server-clock'
import { dateOf, dayNumber } from '@/lib/server-day'
import { dayOf, returnOf, type PayoutOf } from '@/shared/order-sums'
import { DAY_MS, UNTOLD } from './limit'
import { latestDay } from './server-today'

// --- Orders --------------------------------------------------------------------------------------

/** No limit looks further back. */
const DAYS_KEPT = 30

/** The orders of one period of a game, as the record has them, or had when it last showed them. */
export interface Round {
  /** A platform may number the periods of each day alike. */
  key: string
  /** By the platform's dates; empty without one. */
  day: string
  staked: Money
  /** An open order counts as lost. */
  back: Money
}

/** What this device had accepted: the record may show it later. */
export interface Accepted {
  key: string
  /** The latest that it may be by the platform's dates. */
  day: string
  total: Money
}

/** What is known of the last 30 days beside the record, which may show its newest orders alone. */
export interface KnownOrders {
  rounds: readonly Round[]
  accepted: readonly Accepted[]
  /** Of the first list that was read: how long it was, and how far it went back. */
  began: { rows: number; oldest: string } | null
  /** Up to this day orders may be missing that no list has shown. */
  gap: string | null
}

export const NONE_KNOWN: KnownOrders = { rounds: [], accepted: [], began: null, gap: null }

/** Later than any other: what has no date may be of any day. */
const NO_DAY = '9999-12-31'

/**
 * A return of which it is not said whether the stake is in it counts as if it were (reading 47): a
 * limit of losses never lets through more than it says.
 */
export function roundsOf(orders: readonly Order[], payoutOf: PayoutOf): Round[] {
  const rounds = new Map<string, Round>()
  for (const order of orders) {
    const key = keyOf(order.lines[0]?.gameId ?? '', order.period)
    const day = dayNumber(dayOf(order)) === null ? '' : dayOf(order)
    const back = sum(order.lines.map((line) => returnOf(line, payoutOf(line)).returned ?? ZERO))
    const before = rounds.get(idOf({ key, day })) ?? { key, day, staked: ZERO, back: ZERO }
    const staked = add(before.staked, order.total)
    rounds.set(idOf(before), { ...before, staked, back: add(before.back, back) })
  }
  return [...rounds.values()]
}

function keyOf(gameId: string, period: string): string {
  return `${gameId}|${period}`
}

function idOf({ key, day }: Pick<Round, 'key' | 'day'>): string {
  return `${key}|${day}`
}

/** The record, and what it had before; of each round the larger stake. */
function withKnown(known: readonly Round[], listed: readonly Round[]): Round[] {
  const rounds = new Map(known.map((round) => [idOf(round), round]))
  for (const round of listed) {
    const { staked } = rounds.get(idOf(round)) ?? round
    rounds.set(idOf(round), { ...round, staked: maximum(staked, round.staked) })
  }
  return [...rounds.values()]
}

/**
 * What was staked in the last days of the platform, `today` and the ones before it, and what of it
 * is lost; null where the list does not reach back so far. An order without a date counts in all of
 * them.
 * @param today days since 1970-01-01
 */
export function countOrders(
  known: KnownOrders,
  listed: readonly Round[],
  { today, days }: { today: number; days: number },
): { staked: Money; lost: Money } | null {
  const isWithin = ({ day }: { day: string }) => (dayNumber(day) ?? today) > today - days
  // What the record had has not gone: an empty list is no answer.
  const isGone = listed.length === 0 && known.rounds.some(isWithin)
  if (isGone || (known.gap !== null && isWithin({ day: known.gap }))) return null
  const rounds = withKnown(known.rounds, listed)
  const counted = rounds.filter(isWithin)
  const late = known.accepted.filter(isWithin).map((own) => missingOf(own, rounds))
  const staked = sum([...counted.map((round) => round.staked), ...late])
  return { staked, lost: subtract(staked, sum(counted.map(({ back }) => back))) }
}

/** What of it the record has not shown. */
function missingOf(own: Accepted, rounds: readonly Round[]): Money {
  const shown = sum(rounds.filter((round) => mayBe(own, round)).map(({ staked }) => staked))
  return maximum(subtract(own.total, shown), ZERO)
}

/** Of the same period; between the last and the first date that a moment may have are two days. */
function mayBe(own: Accepted, { key, day }: Pick<Round, 'key' | 'day'>): boolean {
  const after = (dayNumber(own.day) ?? 0) - (dayNumber(day) ?? dayNumber(own.day) ?? 0)
  return key === own.key && after >= 0 && after <= 2
}

/**
 * What is known once this list has been read. Where the oldest orders of before are missing, it
 * shows the newest alone: if it still has one of before, nothing was missed in between, else up to
 * its oldest.
 * @param rows how many orders it has
 * @returns the same where nothing is new
 */
export function withList(known: KnownOrders, listed: readonly Round[], rows: number, today: number): KnownOrders {
  const days = listed.map(({ day }) => day).filter((day) => day !== '')
  const oldest = days.reduce((first, day) => (day < first ? day : first), NO_DAY)
  const began = known.began ?? { rows, oldest }
  if (rows === 0) return known.began === null ? { ...known, began } : known
  const ids = new Set(listed.map(idOf))
  const isCapped = known.rounds.some((round) => !ids.has(idOf(round)) && round.day <= oldest)
  const gaps = known.gap === null ? [] : [known.gap]
  if (isCapped && !known.rounds.some((round) => ids.has(idOf(round)))) gaps.push(oldest)
  // It was as long when it was read first: even then older ones may have been left out.
  else if (isCapped && began.rows >= rows) gaps.push(began.oldest)
  const [gap = null] = gaps.sort().reverse()
  // Without a day it would be kept for ever.
  const isKept = ({ day }: { day: string }) => (dayNumber(day) ?? -Infinity) > today - DAYS_KEPT
  const next: KnownOrders = {
    rounds: withKnown(known.rounds, listed).filter(isKept),
    accepted: known.accepted.filter(isKept),
    began,
    // A list without a hole goes back further.
    gap: oldest < (gap ?? '') ? null : gap,
  }
  return JSON.stringify(next) === JSON.stringify(known) ? known : next
}

/** The platform has accepted it. */
export function withAccepted(
  known: KnownOrders,
  { gameId, period, total }: { gameId: string; period: string; total: Money },
  now: ProvenTime,
): KnownOrders {
  const own = { key: keyOf(gameId, period), day: dateOf(latestDay(now)), total }
  const before = known.accepted.find((one) => mayBe(own, one))
  const others = known.accepted.filter((one) => one !== before)
  return { ...known, accepted: [...others, { ...own, total: add(total, before?.total ?? ZERO) }] }
}

// --- Top-ups -------------------------------------------------------------------------------------

export interface SentTopUp {
  id: string
  /** Epoch ms; `UNTOLD` until the platform has told it: it counts until then, and from then on. */
  at: number
  amount: Money
}

/** Over so many times 24 hours. What is said to be still to come counts too. */
export function countTopUps(topUps: readonly SentTopUp[], days: number, now: ProvenTime): Money {
  return sum(recentTopUps(topUps, now, days).map(({ amount }) => amount))
}

/** @param now null: no time is proven, and none has become too old */
export function recentTopUps(topUps: readonly SentTopUp[], now: ProvenTime | null, days = DAYS_KEPT): SentTopUp[] {
  return topUps.filter(({ at }) => now === null || now - at < days * DAY_MS)
}

export function begunTopUps(topUps: readonly SentTopUp[], begun: BegunTime): SentTopUp[] {
  return topUps.map((topUp) => (topUp.at === UNTOLD ? { ...topUp, at: begun } : topUp))
}
