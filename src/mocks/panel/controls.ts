import {
  type MemberPatch,
  addFault,
  credit,
  overview,
  patchMember,
  review,
  setFaults,
  shortenPeriod,
} from '../control.ts'
import type { Fault } from '../faults.ts'
import type { World } from '../world.ts'

/** What QA can do to the world behind the page; members are named by id. Each fails with an Error that says why. */
export interface Controls {
  overview(member: string): ReturnType<typeof overview>
  credit(member: string, amount: string): Promise<void>
  patch(member: string, patch: MemberPatch): Promise<void>
  review(member: string): ReturnType<typeof review>
  addFault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  shortenPeriod(gameId: string, ms: number): Promise<void>
}

/** For a page whose service worker answers from a world of its own. */
export function worldControls(world: World): Controls {
  return {
    overview: (member) => overview(world, member),
    credit: (member, amount) => credit(world, member, amount),
    patch: (member, patch) => patchMember(world, member, patch),
    review: (member) => review(world, member),
    addFault: (fault) => addFault(world, fault),
    clearFaults: () => setFaults(world, []),
    shortenPeriod: (gameId, ms) => shortenPeriod(world, gameId, ms),
  }
}

/** For a page without one (a phone on plain http): the world is the server's, reached by its control routes. */
export function httpControls(base = ''): Controls {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${base}/__mock/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  return {
    overview: (member) => post('overview', { member }) as ReturnType<typeof overview>,
    credit: async (member, amount) => void (await post('credit', { member, amount })),
    patch: async (member, patch) => void (await post('member', { username: member, patch })),
    review: (member) => post('review', { member }) as ReturnType<typeof review>,
    addFault: async (fault) => void (await post('fault', fault)),
    clearFaults: async () => void (await post('faults', { faults: [] })),
    shortenPeriod: async (gameId, ms) => void (await post('period', { game: gameId, ms })),
  }
}
