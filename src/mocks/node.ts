import { type SetupServer, setupServer } from 'msw/node'
import { type AdjustableClock, adjustableClock } from './clock.ts'
import type { Cheat } from './cheats.ts'
import {
  addFault,
  startCheat,
  creditMember,
  findMember,
  patchMember,
  setMinimumBalance,
  setFaults,
  setVariants,
  type MemberPatch,
} from './control.ts'
import type { Fault } from './faults.ts'
import { createHandlers } from './handlers/index.ts'
import { type RequestRecord, createJournal } from './journal.ts'
import type { MemberRecord } from './state.ts'
import type { VariantName } from './variants.ts'
import { DEFAULT_SEED, type World, createWorld, memoryStore, seedState } from './world.ts'

export interface TestApi {
  readonly server: SetupServer
  readonly world: World
  readonly clock: AdjustableClock
  readonly faults: { add(fault: Fault): Promise<void>; clear(): Promise<void> }
  /** Replaces the active variants (`VARIANTS`) of the answers. No variant is active at first. */
  readonly variants: { use(...names: VariantName[]): Promise<void> }
  /** See `startCheat` in control.ts. */
  cheat(cheat: Cheat & { since?: number }): Promise<void>
  /** Restores demo data, real time and the original handlers; ends faults, cheats and variants. */
  reset(): void
  credit(member: string, amount: string): Promise<void>
  patch(member: string, patch: MemberPatch): Promise<void>
  member(nameOrId: string): Promise<MemberRecord | null>
  setCondition(gameId: string, amount: string): Promise<void>
  requests(): readonly RequestRecord[]
}

/**
 * Returns a mock platform that answers without delay. Call `server.listen` before the tests, and
 * `server.close` after them.
 */
export function createTestApi(): TestApi {
  const clock = adjustableClock()
  const store = memoryStore(() => seedState(DEFAULT_SEED, clock.now()))
  const world = createWorld({ clock, store })
  const journal = createJournal()
  const server = setupServer(...createHandlers({ worldFor: () => world }))
  server.events.on('request:start', ({ request }) => void journal.record(request))
  return {
    server,
    world,
    clock,
    faults: { add: (fault) => addFault(world, fault), clear: () => setFaults(world, []) },
    variants: { use: (...names) => setVariants(world, names) },
    cheat: (newCheat) => startCheat(world, newCheat),
    reset: () => {
      server.resetHandlers()
      clock.hold(null)
      store.clear()
      journal.clear()
    },
    credit: (member, amount) => creditMember(world, member, amount),
    patch: (member, patch) => patchMember(world, member, patch),
    member: (nameOrId) => findMember(world, nameOrId),
    setCondition: (gameId, amount) => setMinimumBalance(world, gameId, amount),
    requests: () => journal.entries(),
  }
}
