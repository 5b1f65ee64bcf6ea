import type { ProvenTime } from '@/lib/server-clock'
import { breakAt, endIfBegun } from './breaks'
import { changeLimit, mostAt, RAISE_MS, UNTOLD, waitingAt, type Limit } from './limit'
import { allOwn, changeOwn, ownNow, removeOwn, type OwnLimits } from './store'

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

/** For what is shown: epoch ms of what `endedOwn` has left; `UNTOLD` where nobody knows. */
export function endOf(own: OwnLimits, now: ProvenTime | null): number {
  const { limits, others, breakUntil } = own
  const ends = limits.map(({ limit: { waiting } }) => {
    const from = waiting?.from ?? 0
    return from === UNTOLD && now !== null ? now + RAISE_MS : from
  })
  const breakEnd = now === null ? (breakUntil ?? 0) : endIfBegun(own, now)
  return others.length > 0 ? UNTOLD : Math.max(breakEnd, ...ends)
}

/** When the last of these would end, or `UNTOLD`; null where nothing holds. */
export function lastEnd(all: readonly OwnLimits[], now: ProvenTime | null): number | null {
  const ends = all.flatMap((own) => endedOwn(own, now) ?? []).map((own) => endOf(own, now))
  return ends.length === 0 ? null : Math.max(...ends)
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
