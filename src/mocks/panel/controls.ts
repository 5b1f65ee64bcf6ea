import { readText, writeText } from '../../lib/storage.ts'
import { CONTROL_HEADER } from '../access.ts'
import type { Cheat, CheatKind } from '../cheats.ts'
import {
  type MemberPatch,
  type Overview,
  addFault,
  startCheat,
  creditMember,
  decideRequest,
  readOverview,
  passPeriods,
  patchMember,
  endCheat,
  removeFault,
  resetWorld,
  reviewMember,
  setFaults,
  shortenPeriod,
} from '../control.ts'
import type { Fault } from '../faults.ts'
import type { Decision } from '../accounting.ts'
import type { World } from '../world.ts'

/**
 * The mock server has refused an action from another machine, because the code that the server
 * printed at its start was missing or wrong.
 */
export class LockedError extends Error {
  override readonly name = 'LockedError'
}

/**
 * Actions of the panel on the mock platform. `member` is a member's id. If an action fails, its
 * promise rejects.
 */
export interface Controls {
  overview(member: string): Promise<Overview>
  credit(member: string, amount: string): Promise<void>
  patch(member: string, patch: MemberPatch): Promise<void>
  review(member: string): ReturnType<typeof reviewMember>
  decide(request: number, decision: Decision): Promise<void>
  addFault(fault: Fault): Promise<void>
  removeFault(fault: number): Promise<void>
  clearFaults(): Promise<void>
  cheat(cheat: Cheat): Promise<void>
  endCheat(kind: CheatKind): Promise<void>
  shortenPeriod(gameId: string, ms: number): Promise<void>
  passPeriods(gameId: string, count: number): Promise<void>
  reset(): Promise<void>
  /**
   * Stores the code of the mock server. This action is missing if the mock runs in this browser.
   */
  unlock?(code: string): void
}

export function worldControls(world: World): Controls {
  return {
    overview: (member) => readOverview(world, member),
    credit: (member, amount) => creditMember(world, member, amount),
    patch: (member, patch) => patchMember(world, member, patch),
    review: (member) => reviewMember(world, member),
    decide: (request, decision) => decideRequest(world, request, decision),
    addFault: (fault) => addFault(world, fault),
    removeFault: (fault) => removeFault(world, fault),
    clearFaults: () => setFaults(world, []),
    cheat: (newCheat) => startCheat(world, newCheat),
    endCheat: (kind) => endCheat(world, kind),
    shortenPeriod: (gameId, ms) => shortenPeriod(world, gameId, ms),
    passPeriods: (gameId, count) => passPeriods(world, gameId, count),
    reset: () => resetWorld(world),
  }
}

const CODE_KEY = 'qa.code'

/**
 * Returns controls over HTTP, for a page that another machine serves by plain http. Such a page has
 * no service worker, so the mock runs on that machine and not in the browser.
 */
export function httpControls(base = ''): Controls {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { [CONTROL_HEADER]: readText(CODE_KEY) ?? '' }
    const answer = await fetch(`${base}/__mock/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status === 403) throw new LockedError(await answer.text())
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    overview: (member) => post('overview', { member }) as Promise<Overview>,
    credit: async (member, amount) => void (await post('credit', { member, amount })),
    patch: async (member, patch) => void (await post('member', { username: member, patch })),
    review: (member) => post('review', { member }) as ReturnType<typeof reviewMember>,
    decide: async (id, decision) => void (await post('decide', { id, decision })),
    addFault: async (fault) => void (await post('fault', fault)),
    removeFault: async (id) => void (await post('fault/remove', { id })),
    clearFaults: async () => void (await post('faults', { faults: [] })),
    cheat: async (newCheat) => void (await post('cheat', newCheat)),
    endCheat: async (kind) => void (await post('cheat/end', { kind })),
    shortenPeriod: async (gameId, ms) => void (await post('period', { game: gameId, ms })),
    passPeriods: async (gameId, periods) => void (await post('rounds', { game: gameId, count: periods })),
    reset: async () => void (await post('reset', {})),
    unlock: (code) => writeText(CODE_KEY, code),
  }
}
