import type { Order } from '@/api/orders'
import { add, compare, maximum, subtract, sum } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import type { ConfirmedStart, ProvenTime } from '@/lib/server-clock'
import { dateOf, dayNumber, gmtTime, isInstant } from '@/lib/server-day'
import { asUtc } from '@/lib/server-time-order'
import { type PayoutOf, placedAtOf, returnOf } from '@/domain/records/order-sums'
import { DAY_MS, HOUR_MS, TIME_PENDING } from './limit'

// --- Orders --------------------------------------------------------------------------------------

/** No limit looks further back. */
const DAYS_KEPT = 30

/** The orders of one period of a game, as the record has them, or had when it last showed them. */
export interface PeriodOrders {
  /** A platform may number the periods of each day alike. */
  key: string
  /** By the platform's dates, of an instant in GMT; empty without one. */
  day: string
  /** When the newest of them was placed, by the same clock; empty without a date. */
  at: string
  staked: Money
  /** An open order counts as lost. */
  back: Money
}

/** What this device had accepted: the record may show it later. */
interface Accepted {
  key: string
  /** The first and the last that it may be by the platform's dates. */
  from: string
  day: string
  total: Money
}

/** What is known of the last 30 days beside the record, which may show its newest orders alone. */
export interface KnownOrders {
  rounds: readonly PeriodOrders[]
  accepted: readonly Accepted[]
  /** How many orders the first list had: the last of which nothing was known before. */
  began: { rows: number } | null
  /** Up to this day orders may be missing that no list has shown. */
  gap: string | null
}

export const NONE_KNOWN: KnownOrders = { rounds: [], accepted: [], began: null, gap: null }

/** Later than any other: what has no date may be of any day. */
export const NO_DAY = '9999-12-31'
/** Before any order: a list that shows the newest alone left out none when it was first read. */
const NONE_LEFT_OUT = '1970-01-01'

/**
 * A return of which it is not said whether the stake is in it counts as if it were (reading 47): a
 * limit of losses never lets through more than it says.
 */
export function periodOrdersOf(orders: readonly Order[], payoutOf: PayoutOf): PeriodOrders[] {
  const rounds = new Map<string, PeriodOrders>()
  for (const order of orders) {
    const key = keyOf(order.lines[0]?.gameId ?? '', order.period)
    const placed = gmtTime(placedAtOf(order))
    const day = dayNumber(placed.slice(0, 10)) === null ? '' : placed.slice(0, 10)
    const back = sum(order.lines.map((line) => returnOf(line, payoutOf(line)).returned ?? ZERO))
    const before = rounds.get(idOf({ key, day })) ?? { key, day, at: '', staked: ZERO, back: ZERO }
    // Not the time of a change, which may come later.
    const at = later(before.at, day === '' ? '' : order.lines[0]?.placedAt ? placed : day)
    rounds.set(idOf(before), { ...before, at, staked: add(before.staked, order.total), back: add(before.back, back) })
  }
  return [...rounds.values()]
}

function keyOf(gameId: string, period: string): string {
  return `${gameId}|${period}`
}

function later(left: string, right: string): string {
  return left > right ? left : right
}

function idOf({ key, day }: Pick<PeriodOrders, 'key' | 'day'>): string {
  return `${key}|${day}`
}

/** The record, and what it had before; of each round the larger stake. */
function withKnown(known: readonly PeriodOrders[], listed: readonly PeriodOrders[]): PeriodOrders[] {
  const rounds = new Map(known.map((round) => [idOf(round), round]))
  for (const round of listed) {
    const { at, staked } = rounds.get(idOf(round)) ?? round
    rounds.set(idOf(round), { ...round, at: later(at, round.at), staked: maximum(staked, round.staked) })
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
  listed: readonly PeriodOrders[],
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
function missingOf(own: Accepted, rounds: readonly PeriodOrders[]): Money {
  const shown = sum(rounds.filter((round) => mayBe(own, round)).map(({ staked }) => staked))
  return maximum(subtract(own.total, shown), ZERO)
}

/** Of the same period. A platform that numbers each day alike had one of that number before. */
function mayBe(own: Accepted, { key, day }: Pick<PeriodOrders, 'key' | 'day'>): boolean {
  return key === own.key && (day === '' || (day >= own.from && day <= own.day))
}

/**
 * What is known once this list has been read, which may be whole, or show the newest alone.
 * @param rows how many orders it has
 * @returns the same where nothing is new
 */
export function updateKnownOrders(
  known: KnownOrders,
  listed: readonly PeriodOrders[],
  rows: number,
  today: number,
): KnownOrders {
  // What may be missing is of no later day than this one is, wherever that has begun.
  if (rows === 0) return known.gap === NO_DAY ? { ...known, gap: dateOf(today + 2) } : known
  const began = (known.rounds.length === 0 ? null : known.began) ?? { rows }
  const ids = new Set(listed.map(idOf))
  const isKept = ({ day }: { day: string }) => (dayNumber(day) ?? -Infinity) > today - DAYS_KEPT
  const next: KnownOrders = {
    // Without a day it would be kept for ever.
    rounds: withKnown(known.rounds, listed).filter((one) => isKept(one) || (one.day === '' && ids.has(idOf(one)))),
    accepted: known.accepted.filter(isKept),
    began,
    gap: gapAfter(known, listed, { hasMore: rows > began.rows, today: dateOf(today) }),
  }
  return JSON.stringify(next) === JSON.stringify(known) ? known : next
}

/**
 * Where rounds have gone from the end of a list, it shows the newest alone. If none that is newer
 * than these was known, others may have come and gone in between. Else older ones may be missing:
 * nobody knows how far back the first list went.
 */
function gapAfter(
  { rounds, gap }: KnownOrders,
  listed: readonly PeriodOrders[],
  { hasMore, today }: { hasMore: boolean; today: string },
): string | null {
  const newest = listed.map(({ at }) => at).reduce(later, '')
  // One that had no date may have got one.
  const shownAs = new Map(listed.flatMap((one) => [one, { ...one, day: '' }].map((as) => [idOf(as), one])))
  const gone = rounds.filter((round) => !isLate(round, newest) && hasDroppedOff(round, shownAs.get(idOf(round))))
  const end = gone.map(timeOf).reduce(later, '')
  const before = listed.filter((round) => timeOf(round) < end)
  // Some were taken out in the middle, if as many stand behind them; a stray may stand anywhere.
  if (gone.length > 0 && gone.length <= before.length) return gap
  const shown = listed.filter((round) => timeOf(round) >= end)
  const oldest = firstDay(shown)
  const known = new Set(rounds.map(idOf))
  const isCut = gone.length > 0 && !shown.some((round) => round.at !== '' && known.has(idOf(round)))
  if (isCut || (gap !== null && oldest < gap)) return oldest
  if (gone.length === 0 || gap !== null) return gap
  // One of today is not left out for its age: the list has room for so many, and once had fewer.
  const isFull = hasMore && end.slice(0, 10) === newest.slice(0, 10) && newest >= today
  return isFull ? NONE_LEFT_OUT : firstDay(gone)
}

/** A record that lags has not got it yet. */
function isLate({ at }: PeriodOrders, newest: string): boolean {
  return newest !== '' && at > newest
}

/** Also in part: its first orders are no more there, though later ones may be. */
function hasDroppedOff({ at, staked }: PeriodOrders, shown: PeriodOrders | undefined): boolean {
  if (shown === undefined) return true
  const difference = compare(shown.staked, staked)
  return shown.at === at ? difference < 0 : shown.at > at && difference <= 0
}

function timeOf({ at }: PeriodOrders): string {
  return at === '' ? NO_DAY : at
}

function firstDay(rounds: readonly PeriodOrders[]): string {
  return rounds.reduce((first, { day }) => (day !== '' && day < first ? day : first), NO_DAY)
}

/** @param today the first and the last that it may be there, in days since 1970-01-01 */
export function withAccepted(
  known: KnownOrders,
  { gameId, period, total }: { gameId: string; period: string; total: Money },
  today: { first: number; last: number },
): KnownOrders {
  const own = { key: keyOf(gameId, period), from: dateOf(today.first), day: dateOf(today.last), total }
  // A day later, neither is the same.
  const before = known.accepted.find(({ key, from, day }) => key === own.key && (from === own.from || day === own.day))
  const others = known.accepted.filter((one) => one !== before)
  const both = before === undefined ? own : { ...own, from: before.from, total: add(total, before.total) }
  return { ...known, accepted: [...others, both] }
}

// --- Top-ups -------------------------------------------------------------------------------------

export interface SentTopUp {
  id: string
  /** Epoch ms; `UNTOLD` until the platform has told it: it counts until then, and from then on. */
  at: number
  /** Null: another build has written it, and nobody knows how much it was. */
  amount: Money | null
}

/** Over so many times 24 hours, and what is said to be still to come. Null: not known. */
export function countTopUps(topUps: readonly SentTopUp[], days: number, now: ProvenTime): Money | null {
  const recent = recentTopUps(topUps, now, days)
  const amounts = recent.flatMap(({ amount }) => amount ?? [])
  return amounts.length < recent.length ? null : sum(amounts)
}

/** @param now null: no time is proven, and none has become too old */
export function recentTopUps(topUps: readonly SentTopUp[], now: ProvenTime | null, days = DAYS_KEPT): SentTopUp[] {
  return topUps.filter(({ at }) => now === null || now - at < days * DAY_MS)
}

export function startTopUpsAt(topUps: readonly SentTopUp[], begun: ConfirmedStart): SentTopUp[] {
  return topUps.map((topUp) => (topUp.at === TIME_PENDING ? { ...topUp, at: begun } : topUp))
}

/** Where on earth a day begins last and first. */
const MIN_UTC_OFFSET_MS = -12 * HOUR_MS
const MAX_UTC_OFFSET_MS = 14 * HOUR_MS
/** An older reading tells nothing of a country that has moved its clocks by more. */
const MAX_ZONE_AGE_MS = 7 * DAY_MS
/** So far back a country moves its clocks at most. */
const SET_BACK_MS = HOUR_MS

/**
 * How far the platform's wall clock is ahead of UTC at least, in ms, and when it was seen (epoch
 * ms). Its times carry no zone (reading 79), but none of them is still to come.
 */
export interface ZoneOffset {
  ahead: number
  at: number
}

/** The last wall clock that the record tells, as if it were UTC; null without one that can be. */
export function newestTime(orders: readonly Order[], now: ProvenTime): number | null {
  return latestWallClock(
    timesOf(orders).filter((time) => !isInstant(time)),
    now,
  )
}

function timesOf(orders: readonly Order[]): string[] {
  return orders.flatMap(({ lines, updatedAt }) => [updatedAt, ...lines.map(({ placedAt }) => placedAt)])
}

/**
 * The platform's date, in days since 1970-01-01. The days of instants are those of GMT (reading
 * 101): the zone of this device can be changed by whoever holds it.
 */
export function todayOf(zone: ZoneOffset | null, orders: readonly Order[], now: ProvenTime): number {
  const times = timesOf(orders).filter((time) => time !== '')
  const inGmt = Math.floor(now / DAY_MS)
  if (times.length > 0 && times.every(isInstant)) return inGmt
  const today = serverToday(zone, newestTime(orders, now), now)
  return times.some(isInstant) ? Math.min(today, inGmt) : today
}

/** Of times as the platform writes them; as above. */
export function latestWallClock(times: readonly string[], now: ProvenTime): number | null {
  return times.reduce<number | null>((newest, text) => {
    const at = asUtc(text)
    return Number.isNaN(at) || at > now + MAX_UTC_OFFSET_MS || (newest !== null && at < newest) ? newest : at
  }, null)
}

/**
 * The most that is known: of an older reading, unless it is a week old or still to come.
 * @param now confirmed: by one that is late, the platform's clock would be further ahead
 */
export function updateZoneOffset(known: ZoneOffset | null, newest: number | null, now: ProvenTime): ZoneOffset | null {
  const held = known !== null && holdsAt(known, now) ? known : null
  if (newest === null || (held !== null && newest - now <= held.ahead)) return held
  return { ahead: Math.max(MIN_UTC_OFFSET_MS, newest - now), at: now }
}

function holdsAt({ at }: ZoneOffset, now: ProvenTime): boolean {
  return at <= now && now - at <= MAX_ZONE_AGE_MS
}

/**
 * The platform's date, in days since 1970-01-01; where it is not known for certain, the earliest
 * that it may be, so that nothing staked today is left out. It is not before its newest time.
 */
export function serverToday(zone: ZoneOffset | null, newest: number | null, now: ProvenTime): number {
  const ahead = zone !== null && holdsAt(zone, now) ? zone.ahead - SET_BACK_MS : MIN_UTC_OFFSET_MS
  return Math.floor(Math.max(newest ?? -Infinity, now + MIN_UTC_OFFSET_MS, now + ahead) / DAY_MS)
}

/** The last date, in days since 1970-01-01, that it may be anywhere. */
export function latestDay(now: ProvenTime): number {
  return Math.floor((now + MAX_UTC_OFFSET_MS) / DAY_MS)
}
