import { envelopeResponse } from '@/mocks/handlers/envelope'
import { api } from './api'
import { injectFault } from './faults'
import { mapLeaves } from './hostile-content'
import { moveClock } from './look'
import type { RunningApp } from './render-app'

export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface TimeFault {
  /** How many ms this device's clock is ahead of the platform's when the screen opens. */
  offMs?: number
  /** Causes the fault while the screen is shown. If a function is returned, it ends the fault. */
  cause?: (app: RunningApp) => void | Promise<() => void>
  /** False if the platform's time moves on, too, so that figures on the screen change. */
  isExact?: false
}

/** Moves the clock, then wakes the page with an event that also reaches the window. */
function wakeAfter(ms: number): void {
  moveClock(ms)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Moves only this device's clock. The platform's clock keeps its time. */
function setDeviceClock(ms: number): void {
  api.clock.hold(Date.now())
  wakeAfter(ms)
}

/** The text that replaces each text in an answer that arrives too late. */
export const LATE_TEXT = 'too late'

/** Requests all shown data twice. The returned function lets the first answers arrive last. */
async function answerOutOfOrder({ queryClient }: RunningApp): Promise<() => void> {
  const liftFault = injectFault(null, async ({ data, lifted }) => {
    const answer = mapLeaves(await data(), (leaf) =>
      typeof leaf === 'string' && /\p{L}{3}/u.test(leaf) ? LATE_TEXT : leaf,
    )
    await lifted
    return envelopeResponse(200, 'ok', answer)
  })
  void queryClient.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 20))
  api.server.resetHandlers()
  await queryClient.invalidateQueries()
  return liftFault
}

/** All time faults, by name. A new entry adds a case for each screen. */
export const timeFaults: Readonly<Record<string, TimeFault>> = {
  'an hour asleep': { cause: () => wakeAfter(HOUR_MS), isExact: false },
  'a day ahead': { offMs: DAY_MS },
  'a day behind': { offMs: -DAY_MS },
  'set a day ahead': { cause: () => setDeviceClock(DAY_MS) },
  'set a day behind': { cause: () => setDeviceClock(-DAY_MS) },
  'answers out of order': { cause: answerOutOfOrder },
}
