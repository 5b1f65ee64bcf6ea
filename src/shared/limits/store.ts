import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import { recentTopUps, type SentTopUp } from './count'
import { LIMIT_KINDS, TOP_UP_KINDS, type LimitKind } from './kinds'
import { NO_LIMIT, type Limit } from './limit'

const epochMs = v.number()
const most = v.nullable(storedAmount)
const limit = v.object({ most, waiting: v.nullable(v.object({ most, from: epochMs })) })
const kindOfLimit = v.object({ kind: v.picklist(LIMIT_KINDS), limit })

/** One that cannot be read takes no other with it. */
const readable = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list.flatMap((one) => {
      const read = v.safeParse(kindOfLimit, one)
      return read.success ? [read.output] : []
    }),
  ),
)

const schema = v.object({
  memberId: v.string(),
  limits: readable,
  breakUntil: v.nullable(epochMs),
  /** The question before the first top-up has had its answer. */
  isAsked: v.fallback(v.boolean(), false),
  /** Of 30 days, also those without an answer: the platform has no list of them (reading 63). */
  topUps: v.fallback(v.array(v.object({ id: v.string(), at: epochMs, amount: storedAmount })), []),
  zone: v.fallback(v.nullable(v.object({ ahead: v.number(), at: epochMs })), null),
  /** When this was last looked at, where the platform tells no date; see `followClock`. */
  seenAt: v.fallback(v.nullable(epochMs), null),
})

/** Own limits and breaks of one member on this device. A log-out leaves them (reading 9). */
export type OwnLimits = v.InferOutput<typeof schema>

export const ownLimits: StoredEntries<OwnLimits> = storedEntries('limits', schema)

export function nothingOwn(memberId: string): OwnLimits {
  return { memberId, limits: [], breakUntil: null, isAsked: false, topUps: [], zone: null, seenAt: null }
}

/** From the device, not from the last render: another tab may have changed it. */
export function readOwn(memberId: string): OwnLimits {
  return ownLimits.get(memberId) ?? nothingOwn(memberId)
}

export function changeOwn(memberId: string, change: (own: OwnLimits) => OwnLimits): OwnLimits {
  const before = readOwn(memberId)
  const after = change(before)
  if (memberId !== '' && after !== before) ownLimits.put(memberId, after)
  return after
}

export function limitOf({ limits }: Pick<OwnLimits, 'limits'>, kind: LimitKind): Limit {
  return limits.find((one) => one.kind === kind)?.limit ?? NO_LIMIT
}

export function withLimit(own: OwnLimits, kind: LimitKind, limit: Limit): OwnLimits {
  const others = own.limits.filter((one) => one.kind !== kind)
  return { ...own, limits: limit.most === null && limit.waiting === null ? others : [...others, { kind, limit }] }
}

/** Written down before it leaves. */
export function noteTopUp(memberId: string, topUp: SentTopUp): void {
  changeOwn(memberId, (own) => ({ ...own, topUps: [...recentTopUps(own.topUps, topUp.at), topUp] }))
}

/** The platform has refused it. */
export function dropTopUp(memberId: string, id: string): void {
  changeOwn(memberId, (own) => ({ ...own, topUps: own.topUps.filter((topUp) => topUp.id !== id) }))
}

/** For a log-out: what limits nothing is not kept. */
export function forgetWithoutLimits(memberId: string, now: number): void {
  const own = readOwn(memberId)
  const isOnBreak = own.breakUntil !== null && now < own.breakUntil
  const countsTopUps = TOP_UP_KINDS.some((kind) => limitOf(own, kind) !== NO_LIMIT)
  if (own.limits.length === 0 && !isOnBreak) ownLimits.remove(memberId)
  else if (!countsTopUps) changeOwn(memberId, (before) => ({ ...before, topUps: [] }))
}

/**
 * Where the platform tells no date, this device's clock has to do. If it was set back, everything
 * moves back with it: what holds is neither longer nor shorter for that.
 */
export function followClock(own: OwnLimits, now: number): OwnLimits {
  const { seenAt } = own
  const back = seenAt === null ? 0 : Math.min(0, now - seenAt)
  if (back === 0) return { ...own, seenAt: now }
  const moved = (at: number) => at + back
  return {
    ...own,
    seenAt: now,
    breakUntil: own.breakUntil === null ? null : moved(own.breakUntil),
    topUps: own.topUps.map((topUp) => ({ ...topUp, at: moved(topUp.at) })),
    zone: null,
    limits: own.limits.map(({ kind, limit: { most, waiting } }) => ({
      kind,
      limit: { most, waiting: waiting === null ? null : { ...waiting, from: moved(waiting.from) } },
    })),
  }
}
