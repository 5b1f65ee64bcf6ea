import { envelope } from '@/mocks/handlers/envelope'
import { api } from './api'
import { strike } from './faults'
import { mapLeaves } from './hostile-content'
import { moveClock } from './look'
import type { RunningApp } from './render-app'

export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export interface TimeFault {
  /** How far this device's clock is from the platform's when the screen opens. */
  offMs?: number
  /** What happens while it is open. @returns what ends it, once all was answered */
  happens?: (app: RunningApp) => void | Promise<() => void>
  /** False: the platform's own time has gone on, and figures with it. */
  isExact?: false
}

/** A page that wakes hears it at its window too. */
function wakeAfter(ms: number): void {
  moveClock(ms)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** The platform goes on by its own clock while this device's is set. */
function setClock(ms: number): void {
  api.clock.hold(Date.now())
  wakeAfter(ms)
}

/** In the place of each text of an answer that comes too late. */
export const LATE = 'too late'

/** The answers to what is asked now come after those to what is asked next. */
async function comeOutOfOrder({ queryClient }: RunningApp): Promise<() => void> {
  const lift = strike(null, async ({ data, lifted }) => {
    const answer = mapLeaves(await data(), (leaf) => (typeof leaf === 'string' && /\p{L}{3}/u.test(leaf) ? LATE : leaf))
    await lifted
    return envelope(200, 'ok', answer)
  })
  void queryClient.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 20))
  api.server.resetHandlers()
  await queryClient.invalidateQueries()
  return lift
}

/** What time does to a screen; a line more is a case more for each. */
export const times: Readonly<Record<string, TimeFault>> = {
  'an hour asleep': { happens: () => wakeAfter(HOUR_MS), isExact: false },
  'a day ahead': { offMs: DAY_MS },
  'a day behind': { offMs: -DAY_MS },
  'set a day ahead': { happens: () => setClock(DAY_MS) },
  'set a day behind': { happens: () => setClock(-DAY_MS) },
  'answers out of order': { happens: comeOutOfOrder },
}
