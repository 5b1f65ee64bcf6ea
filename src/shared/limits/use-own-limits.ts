import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { breakAt } from './breaks'
import { present } from './clock'
import { waitingAt } from './limit'
import { nothingOwn, ownLimits, type OwnLimits } from './store'

const HOUR_MS = 3_600_000

/** What the member has set on this device, in whatever tab, and the time by which it holds. */
export function useOwnLimits(memberId: string): { own: OwnLimits; now: number } {
  const all = useSyncExternalStore(ownLimits.subscribe, ownLimits.list)
  const own = all.find((one) => one.memberId === memberId) ?? nothingOwn(memberId)
  const [, renew] = useReducer((count: number) => count + 1, 0)
  const now = present()
  const next = nextChange(own, now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const left = next - present()
      // A wait of weeks is none to a browser; and the platform may tell another date meanwhile.
      if (left > 0 && left !== Infinity) timer = setTimeout(wait, Math.min(left, HOUR_MS))
      else if (left <= 0) renew()
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
  return { own, now }
}

/** When something that is set begins or ends to hold. */
function nextChange(own: OwnLimits, now: number): number {
  const waits = own.limits.map(({ limit }) => waitingAt(limit, now)?.from ?? Infinity)
  return Math.min(breakAt(own.breakUntil, now) ?? Infinity, ...waits)
}
