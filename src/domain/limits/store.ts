import * as v from 'valibot'
import { storedAmount, type Money, ZERO } from '@/lib/money/text'
import { type ProvenTime, confirmedStart, provenNow } from '@/lib/server-clock'
import { isStored, jsonOf, keysBeginningWith, readText, storedEntries } from '@/lib/storage'
import { tolerantArray } from '@/lib/tolerant-array'
import {
  type Break,
  LIMIT_KINDS,
  type Limit,
  type LimitKind,
  NO_LIMIT,
  ORDER_KINDS,
  TOP_UP_KINDS,
  TIME_PENDING,
  startBreakAt,
  startLimitAt,
  breakEndAt,
  requestLimit,
  capAt,
  pendingRaiseAt,
} from './limit'
import {
  type KnownOrders,
  NONE_KNOWN,
  NO_DAY,
  type SentTopUp,
  startTopUpsAt,
  recentTopUps,
  withAccepted,
  type ZoneOffset,
  latestWallClock,
  latestDay,
  serverToday,
} from './count'

/** Own limits and breaks of one member on this device. A log-out leaves them (reading 9). */
export interface OwnLimits extends Break {
  memberId: string
  limits: readonly { kind: LimitKind; limit: Limit }[]
  /** Limits of another build, which this one cannot read, as they were stored. */
  unreadableLimits: readonly unknown[]
  /** The question after a top-up has had its answer. */
  isAsked: boolean
  /** Of 30 days, also those without an answer: the platform has no list of them (reading 63). */
  topUps: readonly SentTopUp[]
  zone: ZoneOffset | null
  orders: KnownOrders
  /** Epoch ms, proven: what is still untold does not begin before, whatever is told. 0: none is. */
  provenAt: number
}

// --- As it is stored -----------------------------------------------------------------------------

/** No later one is a date. */
const epochMs = v.pipe(v.number(), v.minValue(-TIME_PENDING), v.maxValue(TIME_PENDING))
/** What cannot be read lets nothing through; a wish for more ends that after 24 hours. */
const ZERO_LIMIT: Limit = { most: ZERO, waiting: null }
const nullableCap = v.nullable(storedAmount)
const limit = v.object({
  most: v.fallback(nullableCap, ZERO),
  waiting: v.fallback(v.nullable(v.object({ most: nullableCap, from: v.fallback(epochMs, TIME_PENDING) })), null),
})
const kindOfLimit = v.object({ kind: v.picklist(LIMIT_KINDS), limit: v.fallback(limit, ZERO_LIMIT) })

const text = v.string()
const UNREADABLE_TOP_UP: SentTopUp = { id: '', at: TIME_PENDING, amount: null }
const topUp = v.object({
  id: v.fallback(text, ''),
  at: v.fallback(epochMs, TIME_PENDING),
  amount: v.fallback(v.nullable(storedAmount), null),
})
const topUps = v.array(v.fallback(topUp, UNREADABLE_TOP_UP))

const round = v.object({ key: text, day: text, at: text, staked: storedAmount, back: storedAmount })
const accepted = v.object({ key: text, from: text, day: text, total: storedAmount })
const known = v.object({
  rounds: v.array(round),
  accepted: v.array(accepted),
  began: v.nullable(v.object({ rows: v.number() })),
  gap: v.nullable(text),
})
const asked = v.object({ ms: v.pipe(v.number(), v.minValue(0), v.maxValue(TIME_PENDING / 2)), atLeast: epochMs })

/**
 * Each part is read by itself, and what cannot be read, or is missing, as what protects most: it is
 * of another build. A part that this build does not know is written back as it was.
 */
const schema = v.looseObject({
  breakUntil: v.fallback(v.nullable(epochMs), TIME_PENDING),
  breakAsked: v.fallback(v.nullable(asked), null),
  isAsked: v.fallback(v.boolean(), false),
  topUps: v.fallback(topUps, [UNREADABLE_TOP_UP]),
  zone: v.fallback(v.nullable(v.object({ ahead: v.number(), at: epochMs })), null),
  // Unreadable: nobody knows of when the orders are. Missing: an older build kept none.
  orders: v.fallback(v.optional(known, NONE_KNOWN), { ...NONE_KNOWN, gap: NO_DAY }),
  // Unreadable: the next answer alone tells it.
  provenAt: v.fallback(epochMs, 0),
})

export function limitsOf(memberId: string, text: string | null): OwnLimits {
  if (text === null) return emptyLimits(memberId)
  const entry = jsonOf(text)
  // What is no entry is kept as it is, in the place of the limits.
  const fields: { limits?: unknown } = typeof entry === 'object' && entry !== null ? { ...entry } : { limits: text }
  return { ...v.parse(schema, fields), ...parseLimits(fields.limits), memberId }
}

function parseLimits(stored: unknown): Pick<OwnLimits, 'limits' | 'unreadableLimits'> {
  if (!Array.isArray(stored)) {
    const limits = LIMIT_KINDS.map((kind) => ({ kind, limit: ZERO_LIMIT }))
    return { limits, unreadableLimits: stored === undefined ? [] : [stored] }
  }
  return {
    limits: v.parse(tolerantArray(kindOfLimit), stored),
    unreadableLimits: stored.filter((row) => !v.is(kindOfLimit, row)),
  }
}

const PREFIX = 'tiga.limits.'
const entries = storedEntries('limits', v.looseObject({}))

/** Also hears of changes that another tab makes. */
export const onLimitsChange = entries.subscribe

export function storedLimitsText(memberId: string): string | null {
  return readText(PREFIX + memberId)
}

/** False where the browser refuses to keep it: what was set last ends with the page. */
export function areLimitsStored(memberId: string): boolean {
  return isStored(PREFIX + memberId)
}

// --- As it is used -------------------------------------------------------------------------------

export function emptyLimits(memberId: string): OwnLimits {
  const orders = NONE_KNOWN
  const lists = { limits: [], unreadableLimits: [], topUps: [] }
  return { memberId, ...lists, breakUntil: null, breakAsked: null, isAsked: false, zone: null, orders, provenAt: 0 }
}

/** From the device, not from the last render: another tab may have changed it. */
export function readLimits(memberId: string): OwnLimits {
  return limitsOf(memberId, storedLimitsText(memberId))
}

export function allMembersLimits(): OwnLimits[] {
  return keysBeginningWith(PREFIX).map((key) => readLimits(key.slice(PREFIX.length)))
}

export function changeLimits(memberId: string, change: (own: OwnLimits) => OwnLimits): OwnLimits {
  const before = readLimits(memberId)
  const changed = change(before)
  if (memberId === '' || changed === before) return changed
  const after = isTimePending(changed)
    ? { ...changed, provenAt: Math.max(changed.provenAt, provenNow() ?? 0) }
    : changed
  const { limits, unreadableLimits, ...rest } = after
  entries.put(memberId, { ...rest, limits: [...limits, ...unreadableLimits] })
  return after
}

export const removeLimits = entries.remove

/** What holds of a member now; for a tap, not for a render. */
export function limitsNow(memberId: string): { own: OwnLimits; now: ProvenTime | null } {
  return { own: changeLimits(memberId, confirmStarts), now: provenNow() }
}

/** Where something was begun: the same with its time, once the platform has told that. */
function confirmStarts(own: OwnLimits): OwnLimits {
  const begunAt = confirmedStart(own.memberId, isTimePending(own) ? storedLimitsText(own.memberId) : null, own.provenAt)
  if (begunAt === null) return own
  const limits = own.limits.map(({ kind, limit }) => ({ kind, limit: startLimitAt(limit, begunAt) }))
  return { ...own, ...startBreakAt(own, begunAt), limits, topUps: startTopUpsAt(own.topUps, begunAt) }
}

export function isTimePending({ breakUntil, limits, topUps }: OwnLimits): boolean {
  return (
    breakUntil === TIME_PENDING ||
    limits.some((one) => one.limit.waiting?.from === TIME_PENDING) ||
    topUps.some(({ at }) => at === TIME_PENDING)
  )
}

export function limitOfKind({ limits }: Pick<OwnLimits, 'limits'>, kind: LimitKind): Limit {
  return limits.find((one) => one.kind === kind)?.limit ?? NO_LIMIT
}

export function withLimit(own: OwnLimits, kind: LimitKind, limit: Limit): OwnLimits {
  const others = own.limits.filter((one) => one.kind !== kind)
  return { ...own, limits: limit.most === null && limit.waiting === null ? others : [...others, { kind, limit }] }
}

export function hasAny(own: Pick<OwnLimits, 'limits'>, kinds: readonly LimitKind[]): boolean {
  return kinds.some((kind) => limitOfKind(own, kind) !== NO_LIMIT)
}

/** Written down before it leaves. */
export function recordTopUp(memberId: string, id: string, amount: Money): void {
  const topUp = { id, at: TIME_PENDING, amount }
  changeLimits(memberId, (own) => ({ ...own, topUps: [...recentTopUps(own.topUps, provenNow()), topUp] }))
  limitsNow(memberId)
}

export function dropTopUp(memberId: string, id: string): void {
  changeLimits(memberId, (own) => ({ ...own, topUps: own.topUps.filter((topUp) => topUp.id !== id) }))
}

/** The platform has accepted it, while a limit of orders holds. */
export function recordAcceptedOrder(memberId: string, order: { gameId: string; period: string; total: Money }): void {
  const now = provenNow()
  if (now === null) return
  changeLimits(memberId, (own) => {
    if (!hasAny(own, ORDER_KINDS)) return own
    const times = own.orders.rounds.map(({ at }) => at)
    const today = { first: serverToday(own.zone, latestWallClock(times, now), now), last: latestDay(now) }
    return { ...own, orders: withAccepted(own.orders, order, today) }
  })
}

/** For a log-out: what limits nothing is not kept. */
export function pruneAtLogout(memberId: string, now: ProvenTime | null): void {
  const own = readLimits(memberId)
  const holds = own.limits.length > 0 || own.unreadableLimits.length > 0 || breakEndAt(own.breakUntil, now) !== null
  if (!holds) return removeLimits(memberId)
  const topUps = hasAny(own, TOP_UP_KINDS) ? own.topUps : []
  const orders = hasAny(own, ORDER_KINDS) ? own.orders : NONE_KNOWN
  changeLimits(memberId, (before) => ({ ...before, topUps, orders }))
}

/**
 * What is left of own limits and breaks when a member asks for none at all. As anywhere else, a
 * break runs to its end and a limit for 24 hours more, else an erasure would be the way around
 * them. What this build cannot read stays.
 * @param now null: no time is proven, and nothing has ended
 * @returns null where nothing holds
 */
export function expireLimits(own: OwnLimits, now: ProvenTime | null): OwnLimits | null {
  const limits = own.limits.flatMap(({ kind, limit }) =>
    capAt(limit, now) === null ? [] : [{ kind, limit: expireLimit(limit, now) }],
  )
  const breakUntil = breakEndAt(own.breakUntil, now)
  const isNothing = limits.length === 0 && own.unreadableLimits.length === 0 && breakUntil === null
  return isNothing ? null : { ...own, limits, breakUntil }
}

/** An end that was asked for before is not put off. */
function expireLimit(limit: Limit, now: ProvenTime | null): Limit {
  return pendingRaiseAt(limit, now)?.most === null ? limit : requestLimit(limit, null, now)
}

/** Ends all own limits and breaks on this device. @returns what holds until then */
export function expireAllLimits(now: ProvenTime | null): OwnLimits[] {
  return allMembersLimits().flatMap((own) => {
    const left = expireLimits(own, now)
    if (left === null) removeLimits(own.memberId)
    else changeLimits(own.memberId, () => left)
    return left ?? []
  })
}

/** Of members who are not logged in: what an erasure has left, once it holds no more. */
export function removeExpiredLimits(memberId: string | null): void {
  for (const { memberId: id } of allMembersLimits().filter((own) => own.memberId !== memberId)) {
    const { own, now } = limitsNow(id)
    const isSomething = own.limits.length > 0 || own.breakUntil !== null
    if (isSomething && expireLimits(own, now) === null) removeLimits(id)
  }
}
