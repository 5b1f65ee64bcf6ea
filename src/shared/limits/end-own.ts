import { changeLimit, mostAt, waitingAt, type Limit } from './limit'
import { present } from './clock'
import { ownLimits, type OwnLimits } from './store'

/**
 * What is left of own limits and breaks when a member asks for none at all. As anywhere else, a
 * break runs to its end and a limit for 24 hours more, else an erasure would be the way around
 * them.
 * @returns null where nothing holds
 */
export function endedOwn(own: OwnLimits, now: number): OwnLimits | null {
  const limits = own.limits.flatMap(({ kind, limit }) =>
    mostAt(limit, now) === null ? [] : [{ kind, limit: ending(limit, now) }],
  )
  const breakUntil = own.breakUntil !== null && now < own.breakUntil ? own.breakUntil : null
  return limits.length === 0 && breakUntil === null ? null : { ...own, limits, breakUntil }
}

/** An end that was asked for before is not put off. */
function ending(limit: Limit, now: number): Limit {
  return waitingAt(limit, now)?.most === null ? limit : changeLimit(limit, null, now)
}

/** Epoch ms; of what `endedOwn` has left. */
export function endOf({ limits, breakUntil }: Pick<OwnLimits, 'limits' | 'breakUntil'>): number {
  return Math.max(breakUntil ?? 0, ...limits.map(({ limit: { waiting } }) => waiting?.from ?? 0))
}

/** When the last of these would end; null where nothing holds. */
export function lastEnd(all: readonly OwnLimits[], now: number): number | null {
  const ends = all.flatMap((own) => endedOwn(own, now) ?? []).map(endOf)
  return ends.length === 0 ? null : Math.max(...ends)
}

/** Ends all own limits and breaks on this device. @returns what holds until then */
export function endAllOwn(now: number): OwnLimits[] {
  return ownLimits.list().flatMap((own) => {
    const left = endedOwn(own, now)
    if (left === null) ownLimits.remove(own.memberId)
    else ownLimits.put(own.memberId, left)
    return left ?? []
  })
}

/** Of members who are not logged in: what an erasure has left, once it holds no more. */
export function dropEnded(memberId: string | null, now = present()): void {
  ownLimits.removeIf((own) => own.memberId !== memberId && isOver(own, now))
}

function isOver(own: OwnLimits, now: number): boolean {
  return (own.limits.length > 0 || own.breakUntil !== null) && endedOwn(own, now) === null
}
