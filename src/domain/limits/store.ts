import * as v from 'valibot'
import { storedAmount, type Money, ZERO } from '@/lib/money/text'
import { type ProvenTime, confirmedStart, provenNow } from '@/lib/server-clock'
import { isStored, parseJson, keysBeginningWith, readText, storedEntries } from '@/lib/storage'
import { tolerantArray } from '@/lib/tolerant-array'
import {
  type Break,
  LIMIT_KINDS,
  type Limit,
  type LimitKind,
  NO_LIMIT,
  ORDER_LIMIT_KINDS,
  TOP_UP_LIMIT_KINDS,
  TIME_PENDING,
  confirmBreakAt,
  confirmRaiseAt,
  breakEndAt,
  requestLimit,
  capAt,
  pendingRaiseAt,
} from './limit'
import {
  type KnownOrders,
  NO_KNOWN_ORDERS,
  GAP_OF_ALL_DAYS,
  type SentTopUp,
  confirmTopUpsAt,
  recentTopUps,
  addAcceptedOrder,
  type ZoneOffset,
  latestWallClock,
  latestDay,
  serverToday,
} from './count'

/** Own limits and breaks of one member on this device. They survive a log-out (reading 9). */
export interface OwnLimits extends Break {
  memberId: string
  limits: readonly { kind: LimitKind; limit: Limit }[]
  /** Limits that this build cannot read, in their stored form. */
  unreadableLimits: readonly unknown[]
  /** True once the member has answered the offer of limits after a top-up. */
  isAsked: boolean
  /**
   * Top-ups of the last 30 days, including those without an answer. The platform has no list of
   * top-ups (reading 63).
   */
  topUps: readonly SentTopUp[]
  zone: ZoneOffset | null
  orders: KnownOrders
  /**
   * Epoch ms; 0 if unknown. A break, a raise of a limit or a top-up whose time is unconfirmed began
   * no earlier than this.
   */
  provenAt: number
}

// --- The stored form -----------------------------------------------------------------------------

/** Accepts the times of `Date`, of which `TIME_PENDING` is the latest. */
const epochMsSchema = v.pipe(v.number(), v.minValue(-TIME_PENDING), v.maxValue(TIME_PENDING))
/** Replaces an unreadable limit. Its cap of zero blocks everything until a raise takes effect. */
const ZERO_LIMIT: Limit = { most: ZERO, waiting: null }
const nullableCapSchema = v.nullable(storedAmount)
const limitSchema = v.object({
  most: v.fallback(nullableCapSchema, ZERO),
  waiting: v.fallback(
    v.nullable(v.object({ most: nullableCapSchema, from: v.fallback(epochMsSchema, TIME_PENDING) })),
    null,
  ),
})
const limitEntrySchema = v.object({ kind: v.picklist(LIMIT_KINDS), limit: v.fallback(limitSchema, ZERO_LIMIT) })

const textSchema = v.string()
const UNREADABLE_TOP_UP: SentTopUp = { id: '', at: TIME_PENDING, amount: null }
const topUpSchema = v.object({
  id: v.fallback(textSchema, ''),
  at: v.fallback(epochMsSchema, TIME_PENDING),
  amount: v.fallback(v.nullable(storedAmount), null),
})
const topUpsSchema = v.array(v.fallback(topUpSchema, UNREADABLE_TOP_UP))

const periodOrdersSchema = v.object({
  key: textSchema,
  day: textSchema,
  at: textSchema,
  staked: storedAmount,
  back: storedAmount,
})
const acceptedOrderSchema = v.object({ key: textSchema, from: textSchema, day: textSchema, total: storedAmount })
const knownOrdersSchema = v.object({
  rounds: v.array(periodOrdersSchema),
  accepted: v.array(acceptedOrderSchema),
  began: v.nullable(v.object({ rows: v.number() })),
  gap: v.nullable(textSchema),
})
const requestedBreakSchema = v.object({
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(TIME_PENDING / 2)),
  atLeast: epochMsSchema,
})

/**
 * Another build may have stored the limits, so each unreadable field falls back to the value that
 * protects the member most. Fields that this build does not know are written back unchanged.
 */
const limitsSchema = v.looseObject({
  breakUntil: v.fallback(v.nullable(epochMsSchema), TIME_PENDING),
  breakAsked: v.fallback(v.nullable(requestedBreakSchema), null),
  isAsked: v.fallback(v.boolean(), false),
  topUps: v.fallback(topUpsSchema, [UNREADABLE_TOP_UP]),
  zone: v.fallback(v.nullable(v.object({ ahead: v.number(), at: epochMsSchema })), null),
  // If the field is unreadable, orders of any day may be missing. A missing field is valid, because
  // older builds stored no orders.
  orders: v.fallback(v.optional(knownOrdersSchema, NO_KNOWN_ORDERS), { ...NO_KNOWN_ORDERS, gap: GAP_OF_ALL_DAYS }),
  // If the field is unreadable, an unconfirmed time has no lower bound.
  provenAt: v.fallback(epochMsSchema, 0),
})

/** @param text JSON; null if nothing is stored */
export function limitsOf(memberId: string, text: string | null): OwnLimits {
  if (text === null) return emptyLimits(memberId)
  const entry = parseJson(text)
  // Text that is neither a JSON object nor a JSON array is kept as an unreadable limit.
  const fields: { limits?: unknown } = typeof entry === 'object' && entry !== null ? { ...entry } : { limits: text }
  return { ...v.parse(limitsSchema, fields), ...parseLimits(fields.limits), memberId }
}

function parseLimits(stored: unknown): Pick<OwnLimits, 'limits' | 'unreadableLimits'> {
  if (!Array.isArray(stored)) {
    const limits = LIMIT_KINDS.map((kind) => ({ kind, limit: ZERO_LIMIT }))
    return { limits, unreadableLimits: stored === undefined ? [] : [stored] }
  }
  return {
    limits: v.parse(tolerantArray(limitEntrySchema), stored),
    unreadableLimits: stored.filter((row) => !v.is(limitEntrySchema, row)),
  }
}

const LIMITS_KEY_PREFIX = 'tiga.limits.'
const limitsEntries = storedEntries('limits', v.looseObject({}))

/** Registers a listener for changes of limits, including changes in other tabs. */
export const onLimitsChange = limitsEntries.subscribe

export function storedLimitsText(memberId: string): string | null {
  return readText(LIMITS_KEY_PREFIX + memberId)
}

/**
 * False if the browser refused to store the last change. That change is then lost when the page is
 * closed.
 */
export function areLimitsStored(memberId: string): boolean {
  return isStored(LIMITS_KEY_PREFIX + memberId)
}

// --- Reading and changing ------------------------------------------------------------------------

export function emptyLimits(memberId: string): OwnLimits {
  const orders = NO_KNOWN_ORDERS
  const emptyLists = { limits: [], unreadableLimits: [], topUps: [] }
  return {
    memberId,
    ...emptyLists,
    breakUntil: null,
    breakAsked: null,
    isAsked: false,
    zone: null,
    orders,
    provenAt: 0,
  }
}

/** Reads from storage, not from the last render: another tab may have changed the limits. */
export function readLimits(memberId: string): OwnLimits {
  return limitsOf(memberId, storedLimitsText(memberId))
}

export function allMembersLimits(): OwnLimits[] {
  return keysBeginningWith(LIMITS_KEY_PREFIX).map((key) => readLimits(key.slice(LIMITS_KEY_PREFIX.length)))
}

/**
 * Changes and stores the limits, unless `memberId` is '' or `change` returns its argument. While a
 * time is unconfirmed (`isTimePending`), its lower bound (`provenAt`) is stored, too.
 * @returns the limits after the change
 */
export function changeLimits(memberId: string, change: (own: OwnLimits) => OwnLimits): OwnLimits {
  const limitsBefore = readLimits(memberId)
  const changedLimits = change(limitsBefore)
  if (memberId === '' || changedLimits === limitsBefore) return changedLimits
  const limitsAfter = isTimePending(changedLimits)
    ? { ...changedLimits, provenAt: Math.max(changedLimits.provenAt, provenNow() ?? 0) }
    : changedLimits
  const { limits, unreadableLimits, ...otherFields } = limitsAfter
  limitsEntries.put(memberId, { ...otherFields, limits: [...limits, ...unreadableLimits] })
  return limitsAfter
}

export const removeLimits = limitsEntries.remove

/**
 * Stores the start times of a new break, of raises and of top-ups, once the platform's answers
 * confirm these times. Must not be called in a render, because it may write to storage.
 * @returns the limits, and the platform's time (`now`; null if unknown)
 */
export function confirmAndReadLimits(memberId: string): { own: OwnLimits; now: ProvenTime | null } {
  return { own: changeLimits(memberId, confirmStarts), now: provenNow() }
}

function confirmStarts(own: OwnLimits): OwnLimits {
  const startedAt = confirmedStart(
    own.memberId,
    isTimePending(own) ? storedLimitsText(own.memberId) : null,
    own.provenAt,
  )
  if (startedAt === null) return own
  const limits = own.limits.map(({ kind, limit }) => ({ kind, limit: confirmRaiseAt(limit, startedAt) }))
  return { ...own, ...confirmBreakAt(own, startedAt), limits, topUps: confirmTopUpsAt(own.topUps, startedAt) }
}

/** True while the platform's answers have not confirmed the time of a break, raise or top-up. */
export function isTimePending({ breakUntil, limits, topUps }: OwnLimits): boolean {
  return (
    breakUntil === TIME_PENDING ||
    limits.some(({ limit }) => limit.waiting?.from === TIME_PENDING) ||
    topUps.some(({ at }) => at === TIME_PENDING)
  )
}

export function limitOfKind({ limits }: Pick<OwnLimits, 'limits'>, kind: LimitKind): Limit {
  return limits.find((entry) => entry.kind === kind)?.limit ?? NO_LIMIT
}

/** A limit without a cap and without a raise is removed. */
export function withLimit(own: OwnLimits, kind: LimitKind, limit: Limit): OwnLimits {
  const otherLimits = own.limits.filter((entry) => entry.kind !== kind)
  return {
    ...own,
    limits: limit.most === null && limit.waiting === null ? otherLimits : [...otherLimits, { kind, limit }],
  }
}

export function hasAnyLimit(own: Pick<OwnLimits, 'limits'>, kinds: readonly LimitKind[]): boolean {
  return kinds.some((kind) => limitOfKind(own, kind) !== NO_LIMIT)
}

/** Called before the request is sent, so that a top-up without an answer counts, too. */
export function recordTopUp(memberId: string, id: string, amount: Money): void {
  const topUp = { id, at: TIME_PENDING, amount }
  changeLimits(memberId, (own) => ({ ...own, topUps: [...recentTopUps(own.topUps, provenNow()), topUp] }))
  confirmAndReadLimits(memberId)
}

/** Called if the platform refused the top-up, or if the top-up was never sent. */
export function dropTopUp(memberId: string, id: string): void {
  changeLimits(memberId, (own) => ({ ...own, topUps: own.topUps.filter((topUp) => topUp.id !== id) }))
}

/**
 * Counts an accepted order only if a limit that sums up orders is set and the platform's time is
 * known.
 */
export function recordAcceptedOrder(memberId: string, order: { gameId: string; period: string; total: Money }): void {
  const now = provenNow()
  if (now === null) return
  changeLimits(memberId, (own) => {
    if (!hasAnyLimit(own, ORDER_LIMIT_KINDS)) return own
    const times = own.orders.rounds.map(({ at }) => at)
    const today = { first: serverToday(own.zone, latestWallClock(times, now), now), last: latestDay(now) }
    return { ...own, orders: addAcceptedOrder(own.orders, order, today) }
  })
}

/**
 * Removes the top-ups and orders that no limit counts. Removes everything if no limit is set and no
 * break lasts.
 */
export function pruneAtLogout(memberId: string, now: ProvenTime | null): void {
  const own = readLimits(memberId)
  const hasLimitOrBreak =
    own.limits.length > 0 || own.unreadableLimits.length > 0 || breakEndAt(own.breakUntil, now) !== null
  if (!hasLimitOrBreak) return removeLimits(memberId)
  const topUps = hasAnyLimit(own, TOP_UP_LIMIT_KINDS) ? own.topUps : []
  const orders = hasAnyLimit(own, ORDER_LIMIT_KINDS) ? own.orders : NO_KNOWN_ORDERS
  changeLimits(memberId, (before) => ({ ...before, topUps, orders }))
}

/**
 * Returns the limits and breaks that remain after an erasure of the device's data, so that an
 * erasure cannot circumvent them. A break keeps its end. A limit ends in 24 hours, or at an end
 * that is already pending. Unreadable limits stay.
 * @param now the platform's time; null if unknown: then nothing has ended
 * @returns null if no limit and no break applies any more
 */
export function expireLimits(own: OwnLimits, now: ProvenTime | null): OwnLimits | null {
  const limits = own.limits.flatMap(({ kind, limit }) =>
    capAt(limit, now) === null ? [] : [{ kind, limit: expireLimit(limit, now) }],
  )
  const breakUntil = breakEndAt(own.breakUntil, now)
  const isNothingLeft = limits.length === 0 && own.unreadableLimits.length === 0 && breakUntil === null
  return isNothingLeft ? null : { ...own, limits, breakUntil }
}

/** Requests the end of a limit. An end that is already pending must not move. */
function expireLimit(limit: Limit, now: ProvenTime | null): Limit {
  return pendingRaiseAt(limit, now)?.most === null ? limit : requestLimit(limit, null, now)
}

/** Applies `expireLimits` to all members on this device, and returns the limits that remain. */
export function expireAllLimits(now: ProvenTime | null): OwnLimits[] {
  return allMembersLimits().flatMap((own) => {
    const remainingLimits = expireLimits(own, now)
    if (remainingLimits === null) removeLimits(own.memberId)
    else changeLimits(own.memberId, () => remainingLimits)
    return remainingLimits ?? []
  })
}

/** @param loggedInId the member whose limits stay; null if nobody is logged in */
export function removeExpiredLimitsOfOthers(loggedInId: string | null): void {
  for (const { memberId: id } of allMembersLimits().filter((own) => own.memberId !== loggedInId)) {
    const { own, now } = confirmAndReadLimits(id)
    const hasSomething = own.limits.length > 0 || own.breakUntil !== null
    if (hasSomething && expireLimits(own, now) === null) removeLimits(id)
  }
}
