import type { Order } from '@/api/orders'
import { add, compare, maximum, subtract, sum } from '@/lib/money/sums'
import { type Money, ZERO } from '@/lib/money/text'
import type { ConfirmedStart, ProvenTime } from '@/lib/server-clock'
import { dateOf, dayNumber, gmtTime, isInstant } from '@/lib/server-day'
import { toEpochMs } from '@/lib/server-time-order'
import { type PayoutOf, placedAtOf, returnOf } from '@/domain/records/order-sums'
import { DAY_MS, HOUR_MS, TIME_PENDING } from './limit'

// --- Orders --------------------------------------------------------------------------------------

/** The days for which orders and top-ups are kept. The longest limit counts 30 days. */
const MAX_AGE_DAYS = 30

/** The orders of one period on one day, as the platform's record last showed them. */
export interface PeriodOrders {
  /** Game and period number. A platform may use the same numbers each day, so `day` matters too. */
  key: string
  /**
   * Date on which the orders were placed: by the platform's clock, or in GMT if the platform sends
   * their times with a zone (reading 101). '' if unknown.
   */
  day: string
  /** Time of the newest order by the same clock as `day`, or only its date; '' if unknown. */
  at: string
  staked: Money
  /** The amount returned, stakes included. The stake of an unsettled order counts as lost. */
  back: Money
}

/** This device's accepted orders on one period. The platform's record may show them only later. */
interface AcceptedOrders {
  key: string
  /** The first (`from`) and the last date (`day`) that the platform may record for these orders. */
  from: string
  day: string
  total: Money
}

/**
 * The orders of the last 30 days that this device has seen. They are kept because the platform's
 * record may lag, or show only the newest orders.
 */
export interface KnownOrders {
  rounds: readonly PeriodOrders[]
  accepted: readonly AcceptedOrders[]
  /**
   * The length of the first list that was read. If a later list is longer, the first list was
   * complete, and not cut off at a maximum length.
   */
  began: { rows: number } | null
  /** Last day ("2026-11-21") up to which `rounds` may lack orders; null if none can be missing. */
  gap: string | null
}

export const NO_KNOWN_ORDERS: KnownOrders = { rounds: [], accepted: [], began: null, gap: null }

/** The value of `gap` if orders of any day may be missing. */
export const GAP_OF_ALL_DAYS = '9999-12-31'
/** The value of `gap` if the record shows only its newest orders, but `rounds` lacks none. */
const GAP_BEFORE_ALL = '1970-01-01'

/**
 * Groups orders by game, period and day. A return that may or may not include the stake counts as
 * including it (reading 47), so that no loss is counted too low.
 */
export function periodOrdersOf(orders: readonly Order[], payoutOf: PayoutOf): PeriodOrders[] {
  const rounds = new Map<string, PeriodOrders>()
  for (const order of orders) {
    const key = keyOfPeriod(order.lines[0]?.gameId ?? '', order.period)
    const placedTime = gmtTime(placedAtOf(order))
    const day = dayNumber(placedTime.slice(0, 10)) === null ? '' : placedTime.slice(0, 10)
    const returnedAmount = sum(order.lines.map((line) => returnOf(line, payoutOf(line)).returned ?? ZERO))
    const roundSoFar = rounds.get(idOfPeriodOnDay({ key, day })) ?? { key, day, at: '', staked: ZERO, back: ZERO }
    // Without a time of placing, `placedTime` is the last change, of which only the date is used.
    const at = laterOf(roundSoFar.at, day === '' ? '' : order.lines[0]?.placedAt ? placedTime : day)
    rounds.set(idOfPeriodOnDay(roundSoFar), {
      ...roundSoFar,
      at,
      staked: add(roundSoFar.staked, order.total),
      back: add(roundSoFar.back, returnedAmount),
    })
  }
  return [...rounds.values()]
}

function keyOfPeriod(gameId: string, period: string): string {
  return `${gameId}|${period}`
}

function laterOf(left: string, right: string): string {
  return left > right ? left : right
}

function idOfPeriodOnDay({ key, day }: Pick<PeriodOrders, 'key' | 'day'>): string {
  return `${key}|${day}`
}

/** A period in both lists gets the listed return, the larger stake and the later time. */
function mergeListed(known: readonly PeriodOrders[], listed: readonly PeriodOrders[]): PeriodOrders[] {
  const rounds = new Map(known.map((round) => [idOfPeriodOnDay(round), round]))
  for (const round of listed) {
    const { at, staked } = rounds.get(idOfPeriodOnDay(round)) ?? round
    rounds.set(idOfPeriodOnDay(round), { ...round, at: laterOf(at, round.at), staked: maximum(staked, round.staked) })
  }
  return [...rounds.values()]
}

/**
 * Sums the orders of the platform's last `days` days, `today` included. Accepted orders that the
 * list does not show yet are included. An order without a date counts as today's.
 * @param today the platform's date, in days since 1970-01-01
 * @returns null if orders of these days may be missing; `lost` is negative after a gain
 */
export function sumOrders(
  known: KnownOrders,
  listed: readonly PeriodOrders[],
  { today, days }: { today: number; days: number },
): { staked: Money; lost: Money } | null {
  const isWithin = ({ day }: { day: string }) => (dayNumber(day) ?? today) > today - days
  // Orders that were listed once still exist, so an empty list is a mistake.
  const isEmptyByMistake = listed.length === 0 && known.rounds.some(isWithin)
  if (isEmptyByMistake || (known.gap !== null && isWithin({ day: known.gap }))) return null
  const rounds = mergeListed(known.rounds, listed)
  const countedRounds = rounds.filter(isWithin)
  const unlistedStakes = known.accepted.filter(isWithin).map((accepted) => unlistedStakeOf(accepted, rounds))
  const staked = sum([...countedRounds.map((round) => round.staked), ...unlistedStakes])
  return { staked, lost: subtract(staked, sum(countedRounds.map(({ back }) => back))) }
}

function unlistedStakeOf(accepted: AcceptedOrders, rounds: readonly PeriodOrders[]): Money {
  const shownStakes = sum(rounds.filter((round) => mayBelongTo(accepted, round)).map(({ staked }) => staked))
  return maximum(subtract(accepted.total, shownStakes), ZERO)
}

/** A platform may use the same numbers each day, so the day must fit, too. */
function mayBelongTo(accepted: AcceptedOrders, { key, day }: Pick<PeriodOrders, 'key' | 'day'>): boolean {
  return key === accepted.key && (day === '' || (day >= accepted.from && day <= accepted.day))
}

/**
 * Updates the known orders from a list, which may have only the newest orders.
 * @param rows number of orders in the list
 * @param today the platform's date, in days since 1970-01-01
 * @returns `known` itself if nothing is new
 */
export function updateKnownOrders(
  known: KnownOrders,
  listed: readonly PeriodOrders[],
  rows: number,
  today: number,
): KnownOrders {
  // If the list is empty, the gap of all days ends at `today + 2`. Missing orders were placed
  // before now, and no time zone is more than two days ahead of `today`.
  if (rows === 0) return known.gap === GAP_OF_ALL_DAYS ? { ...known, gap: dateOf(today + 2) } : known
  const began = (known.rounds.length === 0 ? null : known.began) ?? { rows }
  const listedIds = new Set(listed.map(idOfPeriodOnDay))
  const isKept = ({ day }: { day: string }) => (dayNumber(day) ?? -Infinity) > today - MAX_AGE_DAYS
  const updatedOrders: KnownOrders = {
    // Periods without a date would never expire, so they are kept only while they are listed.
    rounds: mergeListed(known.rounds, listed).filter(
      (round) => isKept(round) || (round.day === '' && listedIds.has(idOfPeriodOnDay(round))),
    ),
    accepted: known.accepted.filter(isKept),
    began,
    gap: gapAfter(known, listed, { hasMore: rows > began.rows, today: dateOf(today) }),
  }
  return JSON.stringify(updatedOrders) === JSON.stringify(known) ? known : updatedOrders
}

/**
 * Returns the last day up to which orders may be missing; null if none is missing. Known periods
 * that have dropped off the end of the list show that the list has only the newest orders.
 * - If no listed period after the dropped ones was known, others may have come and gone unseen. The
 * gap reaches to the oldest day of these listed periods.
 * - Otherwise the first list may have been cut off. The gap stays or, if there is none, reaches to
 * the earliest dropped day. If this list shows that the first list was complete, no order is
 * missing.
 * - A list that reaches back further than a known gap moves the gap back to its oldest day.
 */
function gapAfter(
  { rounds, gap }: KnownOrders,
  listed: readonly PeriodOrders[],
  { hasMore, today }: { hasMore: boolean; today: string },
): string | null {
  const newestListedTime = listed.map(({ at }) => at).reduce(laterOf, '')
  // A known period may have been stored before its date was known. So this map also has each listed
  // period under its id without the date.
  const listedById = new Map(
    listed.flatMap((round) => [round, { ...round, day: '' }].map((variant) => [idOfPeriodOnDay(variant), round])),
  )
  const droppedRounds = rounds.filter(
    (round) =>
      !isNewerThanList(round, newestListedTime) && hasDroppedOff(round, listedById.get(idOfPeriodOnDay(round))),
  )
  const lastDroppedTime = droppedRounds.map(timeOf).reduce(laterOf, '')
  const olderListedRounds = listed.filter((round) => timeOf(round) < lastDroppedTime)
  // A list that has become too long drops its oldest periods. If it still has at least as many
  // older periods as it dropped, it has a gap. Fewer prove no gap: it may be out of order.
  if (droppedRounds.length > 0 && droppedRounds.length <= olderListedRounds.length) return gap
  const laterListedRounds = listed.filter((round) => timeOf(round) >= lastDroppedTime)
  const oldestDay = earliestDay(laterListedRounds)
  const knownIds = new Set(rounds.map(idOfPeriodOnDay))
  const isCut =
    droppedRounds.length > 0 &&
    !laterListedRounds.some((round) => round.at !== '' && knownIds.has(idOfPeriodOnDay(round)))
  if (isCut || (gap !== null && oldestDay < gap)) return oldestDay
  if (droppedRounds.length === 0 || gap !== null) return gap
  // An order of today cannot drop off by age, so the list has reached its maximum length. The first
  // list was shorter than that if this list has more rows.
  const isFull = hasMore && lastDroppedTime.slice(0, 10) === newestListedTime.slice(0, 10) && newestListedTime >= today
  return isFull ? GAP_BEFORE_ALL : earliestDay(droppedRounds)
}

/**
 * True if the known period is newer than the whole list. This happens if the record of the
 * answering server lags.
 */
function isNewerThanList({ at }: PeriodOrders, newest: string): boolean {
  return newest !== '' && at > newest
}

/**
 * True if the list lacks a known period or the first orders of that period. Later orders of the
 * period may be new.
 */
function hasDroppedOff({ at, staked }: PeriodOrders, shown: PeriodOrders | undefined): boolean {
  if (shown === undefined) return true
  const stakeDifference = compare(shown.staked, staked)
  return shown.at === at ? stakeDifference < 0 : shown.at > at && stakeDifference <= 0
}

function timeOf({ at }: PeriodOrders): string {
  return at === '' ? GAP_OF_ALL_DAYS : at
}

function earliestDay(rounds: readonly PeriodOrders[]): string {
  return rounds.reduce((earliest, { day }) => (day !== '' && day < earliest ? day : earliest), GAP_OF_ALL_DAYS)
}

/**
 * Adds an order that the platform accepted.
 * @param today the first and last date that the platform may have, in days since 1970-01-01
 */
export function addAcceptedOrder(
  known: KnownOrders,
  { gameId, period, total }: { gameId: string; period: string; total: Money },
  today: { first: number; last: number },
): KnownOrders {
  const order = { key: keyOfPeriod(gameId, period), from: dateOf(today.first), day: dateOf(today.last), total }
  // An order of the same period shares at least one of the two dates. A day later, the same number
  // is another period, and both dates differ.
  const earlierOrder = known.accepted.find(
    ({ key, from, day }) => key === order.key && (from === order.from || day === order.day),
  )
  const otherOrders = known.accepted.filter((accepted) => accepted !== earlierOrder)
  const mergedOrder =
    earlierOrder === undefined ? order : { ...order, from: earlierOrder.from, total: add(total, earlierOrder.total) }
  return { ...known, accepted: [...otherOrders, mergedOrder] }
}

// --- Top-ups -------------------------------------------------------------------------------------

export interface SentTopUp {
  id: string
  /**
   * Epoch ms; `TIME_PENDING` until the time is confirmed. Until then, the top-up counts toward the
   * limits, too.
   */
  at: number
  /** Null if another build has written the amount in a form that this build cannot read. */
  amount: Money | null
}

/**
 * Sums the top-ups of the last `days` × 24 hours, and those dated in the future. Null if an amount
 * is unknown.
 */
export function sumTopUps(topUps: readonly SentTopUp[], days: number, now: ProvenTime): Money | null {
  const countedTopUps = recentTopUps(topUps, now, days)
  const amounts = countedTopUps.flatMap(({ amount }) => amount ?? [])
  return amounts.length < countedTopUps.length ? null : sum(amounts)
}

/**
 * Returns the top-ups of the last `days` × 24 hours, and those dated in the future. If `now` is
 * null (unknown), all top-ups are included.
 */
export function recentTopUps(topUps: readonly SentTopUp[], now: ProvenTime | null, days = MAX_AGE_DAYS): SentTopUp[] {
  return topUps.filter(({ at }) => now === null || now - at < days * DAY_MS)
}

/** Sets the confirmed time of all top-ups that have none. */
export function confirmTopUpsAt(topUps: readonly SentTopUp[], startedAt: ConfirmedStart): SentTopUp[] {
  return topUps.map((topUp) => (topUp.at === TIME_PENDING ? { ...topUp, at: startedAt } : topUp))
}

// --- The platform's date -------------------------------------------------------------------------

/** The UTC offsets of the time zones in which a day begins last and first. */
const MIN_UTC_OFFSET_MS = -12 * HOUR_MS
const MAX_UTC_OFFSET_MS = 14 * HOUR_MS
/**
 * A UTC offset that is older than this is no longer used, because the platform's country may have
 * changed its clocks.
 */
const MAX_ZONE_AGE_MS = 7 * DAY_MS
/** Clocks are set back by an hour at most, so a known UTC offset may be too large by this much. */
const MAX_SET_BACK_MS = HOUR_MS

/**
 * The platform's clock is at least `ahead` ms ahead of UTC, as observed at `at` (epoch ms). The
 * newest time in the record of orders shows this, because that time has no zone (reading 79) and is
 * not in the future.
 */
export interface ZoneOffset {
  ahead: number
  at: number
}

/**
 * Returns the newest time in the orders. Leaves out times with a zone (instants), and otherwise
 * works as `latestWallClock`.
 */
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
 * Returns the earliest date that the platform's clock may show, in days since 1970-01-01. Times
 * with a zone count by their GMT date (reading 101), because the device's zone can be changed.
 */
export function platformToday(zone: ZoneOffset | null, orders: readonly Order[], now: ProvenTime): number {
  const times = timesOf(orders).filter((time) => time !== '')
  const gmtDay = Math.floor(now / DAY_MS)
  if (times.length > 0 && times.every(isInstant)) return gmtDay
  const today = serverToday(zone, newestTime(orders, now), now)
  return times.some(isInstant) ? Math.min(today, gmtDay) : today
}

/**
 * Returns the newest time, read as UTC. Leaves out times more than 14 hours after `now`. Null if no
 * time is left.
 */
export function latestWallClock(times: readonly string[], now: ProvenTime): number | null {
  return times.reduce<number | null>((newest, text) => {
    const at = toEpochMs(text)
    return Number.isNaN(at) || at > now + MAX_UTC_OFFSET_MS || (newest !== null && at < newest) ? newest : at
  }, null)
}

/**
 * Returns the larger of the known offset and the offset that `newest` shows.
 * @param newest from `newestTime`
 * @param now must be confirmed, because a time that is behind would make the offset too large
 * @returns `known` itself if it stays; null if no offset is known, or if the known one is invalid
 */
export function updateZoneOffset(known: ZoneOffset | null, newest: number | null, now: ProvenTime): ZoneOffset | null {
  const validOffset = known !== null && isZoneValid(known, now) ? known : null
  if (newest === null || (validOffset !== null && newest - now <= validOffset.ahead)) return validOffset
  return { ahead: Math.max(MIN_UTC_OFFSET_MS, newest - now), at: now }
}

function isZoneValid({ at }: ZoneOffset, now: ProvenTime): boolean {
  return at <= now && now - at <= MAX_ZONE_AGE_MS
}

/**
 * Returns the earliest date that the platform's clock may show, in days since 1970-01-01. A later
 * date could leave out stakes of the platform's today.
 * @param newest from `newestTime` or `latestWallClock`; the returned date is never before it
 */
export function serverToday(zone: ZoneOffset | null, newest: number | null, now: ProvenTime): number {
  const offsetMs = zone !== null && isZoneValid(zone, now) ? zone.ahead - MAX_SET_BACK_MS : MIN_UTC_OFFSET_MS
  return Math.floor(Math.max(newest ?? -Infinity, now + MIN_UTC_OFFSET_MS, now + offsetMs) / DAY_MS)
}

/** Returns the latest date that any time zone has at `now`, in days since 1970-01-01. */
export function latestDay(now: ProvenTime): number {
  return Math.floor((now + MAX_UTC_OFFSET_MS) / DAY_MS)
}
