import * as v from 'valibot'
import { storedAmount, type Money, ZERO } from '@/lib/money/text'
import { type ProvenTime, begunBefore, provenNow } from '@/lib/server-clock'
import { isStored, jsonOf, keysBeginningWith, readText, storedEntries } from '@/lib/storage'
import { rowsOf } from '@/lib/rows-of'
import {
  type Break,
  LIMIT_KINDS,
  type Limit,
  type LimitKind,
  NO_LIMIT,
  ORDER_KINDS,
  TOP_UP_KINDS,
  UNTOLD,
  begunBreak,
  begunLimit,
  breakAt,
  changeLimit,
  mostAt,
  waitingAt,
} from './limit'
import {
  type KnownOrders,
  NONE_KNOWN,
  NO_DAY,
  type SentTopUp,
  begunTopUps,
  recentTopUps,
  withAccepted,
  type ZoneEvidence,
  lastOf,
  latestDay,
  serverToday,
} from './count'

/** Own limits and breaks of one member on this device. A log-out leaves them (reading 9). */
export interface OwnLimits extends Break {
  memberId: string
  limits: readonly { kind: LimitKind; limit: Limit }[]
  /** Limits of another build, which this one cannot read, as they were stored. */
  others: readonly unknown[]
  /** The question after a top-up has had its answer. */
  isAsked: boolean
  /** Of 30 days, also those without an answer: the platform has no list of them (reading 63). */
  topUps: readonly SentTopUp[]
  zone: ZoneEvidence | null
  orders: KnownOrders
  /** Epoch ms, proven: what is still untold does not begin before, whatever is told. 0: none is. */
  provenAt: number
}

// --- As it is stored -----------------------------------------------------------------------------

/** No later one is a date. */
const epochMs = v.pipe(v.number(), v.minValue(-UNTOLD), v.maxValue(UNTOLD))
/** What cannot be read lets nothing through; a wish for more ends that after 24 hours. */
const NOTHING_LEFT: Limit = { most: ZERO, waiting: null }
const wish = v.nullable(storedAmount)
const limit = v.object({
  most: v.fallback(wish, ZERO),
  waiting: v.fallback(v.nullable(v.object({ most: wish, from: v.fallback(epochMs, UNTOLD) })), null),
})
const kindOfLimit = v.object({ kind: v.picklist(LIMIT_KINDS), limit: v.fallback(limit, NOTHING_LEFT) })

const text = v.string()
const UNREADABLE_TOP_UP: SentTopUp = { id: '', at: UNTOLD, amount: null }
const topUp = v.object({
  id: v.fallback(text, ''),
  at: v.fallback(epochMs, UNTOLD),
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
const asked = v.object({ ms: v.pipe(v.number(), v.minValue(0), v.maxValue(UNTOLD / 2)), atLeast: epochMs })

/**
 * Each part is read by itself, and what cannot be read, or is missing, as what protects most: it is
 * of another build. A part that this build does not know is written back as it was.
 */
const schema = v.looseObject({
  breakUntil: v.fallback(v.nullable(epochMs), UNTOLD),
  breakAsked: v.fallback(v.nullable(asked), null),
  isAsked: v.fallback(v.boolean(), false),
  topUps: v.fallback(topUps, [UNREADABLE_TOP_UP]),
  zone: v.fallback(v.nullable(v.object({ ahead: v.number(), at: epochMs })), null),
  // Unreadable: nobody knows of when the orders are. Missing: an older build kept none.
  orders: v.fallback(v.optional(known, NONE_KNOWN), { ...NONE_KNOWN, gap: NO_DAY }),
  // Unreadable: the next answer alone tells it.
  provenAt: v.fallback(epochMs, 0),
})

export function ownOf(memberId: string, text: string | null): OwnLimits {
  if (text === null) return nothingOwn(memberId)
  const entry = jsonOf(text)
  // What is no entry is kept as it is, in the place of the limits.
  const fields: { limits?: unknown } = typeof entry === 'object' && entry !== null ? { ...entry } : { limits: text }
  return { ...v.parse(schema, fields), ...limitsIn(fields.limits), memberId }
}

function limitsIn(stored: unknown): Pick<OwnLimits, 'limits' | 'others'> {
  if (!Array.isArray(stored)) {
    const limits = LIMIT_KINDS.map((kind) => ({ kind, limit: NOTHING_LEFT }))
    return { limits, others: stored === undefined ? [] : [stored] }
  }
  return { limits: v.parse(rowsOf(kindOfLimit), stored), others: stored.filter((row) => !v.is(kindOfLimit, row)) }
}

const PREFIX = 'tiga.limits.'
const entries = storedEntries('limits', v.looseObject({}))

/** Also hears of changes that another tab makes. */
export const onOwnChange = entries.subscribe

export function storedOwn(memberId: string): string | null {
  return readText(PREFIX + memberId)
}

/** False where the browser refuses to keep it: what was set last ends with the page. */
export function isOwnStored(memberId: string): boolean {
  return isStored(PREFIX + memberId)
}

// --- As it is used -------------------------------------------------------------------------------

export function nothingOwn(memberId: string): OwnLimits {
  const orders = NONE_KNOWN
  const lists = { limits: [], others: [], topUps: [] }
  return { memberId, ...lists, breakUntil: null, breakAsked: null, isAsked: false, zone: null, orders, provenAt: 0 }
}

/** From the device, not from the last render: another tab may have changed it. */
export function readOwn(memberId: string): OwnLimits {
  return ownOf(memberId, storedOwn(memberId))
}

export function allOwn(): OwnLimits[] {
  return keysBeginningWith(PREFIX).map((key) => readOwn(key.slice(PREFIX.length)))
}

export function changeOwn(memberId: string, change: (own: OwnLimits) => OwnLimits): OwnLimits {
  const before = readOwn(memberId)
  const changed = change(before)
  if (memberId === '' || changed === before) return changed
  const after = isUntold(changed) ? { ...changed, provenAt: Math.max(changed.provenAt, provenNow() ?? 0) } : changed
  const { limits, others, ...rest } = after
  entries.put(memberId, { ...rest, limits: [...limits, ...others] })
  return after
}

export const removeOwn = entries.remove

/** What holds of a member now; for a tap, not for a render. */
export function ownNow(memberId: string): { own: OwnLimits; now: ProvenTime | null } {
  return { own: changeOwn(memberId, begun), now: provenNow() }
}

/** Where something was begun: the same with its time, once the platform has told that. */
function begun(own: OwnLimits): OwnLimits {
  const begunAt = begunBefore(own.memberId, isUntold(own) ? storedOwn(own.memberId) : null, own.provenAt)
  if (begunAt === null) return own
  const limits = own.limits.map(({ kind, limit }) => ({ kind, limit: begunLimit(limit, begunAt) }))
  return { ...own, ...begunBreak(own, begunAt), limits, topUps: begunTopUps(own.topUps, begunAt) }
}

export function isUntold({ breakUntil, limits, topUps }: OwnLimits): boolean {
  return (
    breakUntil === UNTOLD ||
    limits.some((one) => one.limit.waiting?.from === UNTOLD) ||
    topUps.some(({ at }) => at === UNTOLD)
  )
}

export function limitOf({ limits }: Pick<OwnLimits, 'limits'>, kind: LimitKind): Limit {
  return limits.find((one) => one.kind === kind)?.limit ?? NO_LIMIT
}

export function withLimit(own: OwnLimits, kind: LimitKind, limit: Limit): OwnLimits {
  const others = own.limits.filter((one) => one.kind !== kind)
  return { ...own, limits: limit.most === null && limit.waiting === null ? others : [...others, { kind, limit }] }
}

export function hasAny(own: Pick<OwnLimits, 'limits'>, kinds: readonly LimitKind[]): boolean {
  return kinds.some((kind) => limitOf(own, kind) !== NO_LIMIT)
}

/** Written down before it leaves. */
export function noteTopUp(memberId: string, id: string, amount: Money): void {
  const topUp = { id, at: UNTOLD, amount }
  changeOwn(memberId, (own) => ({ ...own, topUps: [...recentTopUps(own.topUps, provenNow()), topUp] }))
  ownNow(memberId)
}

export function dropTopUp(memberId: string, id: string): void {
  changeOwn(memberId, (own) => ({ ...own, topUps: own.topUps.filter((topUp) => topUp.id !== id) }))
}

/** The platform has accepted it, while a limit of orders holds. */
export function noteAccepted(memberId: string, order: { gameId: string; period: string; total: Money }): void {
  const now = provenNow()
  if (now === null) return
  changeOwn(memberId, (own) => {
    if (!hasAny(own, ORDER_KINDS)) return own
    const times = own.orders.rounds.map(({ at }) => at)
    const today = { first: serverToday(own.zone, lastOf(times, now), now), last: latestDay(now) }
    return { ...own, orders: withAccepted(own.orders, order, today) }
  })
}

/** For a log-out: what limits nothing is not kept. */
export function forgetWithoutLimits(memberId: string, now: ProvenTime | null): void {
  const own = readOwn(memberId)
  const holds = own.limits.length > 0 || own.others.length > 0 || breakAt(own.breakUntil, now) !== null
  if (!holds) return removeOwn(memberId)
  const topUps = hasAny(own, TOP_UP_KINDS) ? own.topUps : []
  const orders = hasAny(own, ORDER_KINDS) ? own.orders : NONE_KNOWN
  changeOwn(memberId, (before) => ({ ...before, topUps, orders }))
}

/**
 * What is left of own limits and breaks when a member asks for none at all. As anywhere else, a
 * break runs to its end and a limit for 24 hours more, else an erasure would be the way around
 * them. What this build cannot read stays.
 * @param now null: no time is proven, and nothing has ended
 * @returns null where nothing holds
 */
export function endedOwn(own: OwnLimits, now: ProvenTime | null): OwnLimits | null {
  const limits = own.limits.flatMap(({ kind, limit }) =>
    mostAt(limit, now) === null ? [] : [{ kind, limit: ending(limit, now) }],
  )
  const breakUntil = breakAt(own.breakUntil, now)
  const isNothing = limits.length === 0 && own.others.length === 0 && breakUntil === null
  return isNothing ? null : { ...own, limits, breakUntil }
}

/** An end that was asked for before is not put off. */
function ending(limit: Limit, now: ProvenTime | null): Limit {
  return waitingAt(limit, now)?.most === null ? limit : changeLimit(limit, null, now)
}

/** Ends all own limits and breaks on this device. @returns what holds until then */
export function endAllOwn(now: ProvenTime | null): OwnLimits[] {
  return allOwn().flatMap((own) => {
    const left = endedOwn(own, now)
    if (left === null) removeOwn(own.memberId)
    else changeOwn(own.memberId, () => left)
    return left ?? []
  })
}

/** Of members who are not logged in: what an erasure has left, once it holds no more. */
export function dropEnded(memberId: string | null): void {
  for (const { memberId: id } of allOwn().filter((own) => own.memberId !== memberId)) {
    const { own, now } = ownNow(id)
    const isSomething = own.limits.length > 0 || own.breakUntil !== null
    if (isSomething && endedOwn(own, now) === null) removeOwn(id)
  }
}
