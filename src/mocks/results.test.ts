import { describe, expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import { type Game, requireGame } from './catalogue/games.ts'
import type { Cheat, CheatRecord } from './cheats.ts'
import { OPTION_TYPES, PUBLISH_DELAY_MS, isHit, periodAt } from './draws.ts'
import { advance, newOrder } from './accounting.ts'
import { drawnResult, shownResult } from './results.ts'
import type { WorldState } from './state.ts'
import { seedState } from './world.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const SUNDA = requireGame('11')
const MINUTE = 60_000

function worldWith(...cheats: (Cheat & Partial<CheatRecord>)[]): WorldState {
  return { ...seedState(7, NOON), orders: [], cheats: cheats.map((it) => ({ since: NOON, until: null, ...it })) }
}

/** The id of the n-th period that ends after noon, from 0. */
const periodIdAt = (index: number, game: Game = SUNDA) => periodAt(NOON + index * game.seconds * 1000, game.seconds).id

const periodIds = (count: number) => Array.from({ length: count }, (_, index) => periodIdAt(index))

function order(
  state: WorldState,
  periodId: string,
  stake: string,
  memberId = '1001',
  types = OPTION_TYPES.slice(0, 1),
) {
  state.orders.push(
    newOrder({ memberId, gameId: '11', period: periodId, perNote: money(stake), createdAt: NOON }, types),
  )
}

it('a loaded die affects only draws that end while the cheat is on', () => {
  const state = worldWith({ kind: 'loadedDie', percent: 100, since: NOON + 90_000, until: NOON + 150_000 })
  const drawn = periodIds(3).map((periodId) => drawnResult(state, SUNDA, periodId).join(''))
  expect(drawn[1]).toBe('666')
  expect([drawn[0], drawn[2]]).not.toContain('666')
})

describe('a changed result', () => {
  const publishedAt = (index: number) => NOON + (index + 1) * MINUTE + PUBLISH_DELAY_MS
  const turned = (state: WorldState, index: number) =>
    drawnResult(state, SUNDA, periodIdAt(index)).map((face) => 7 - face)

  it('shows its opposite from half a period after its publication on', () => {
    const state = worldWith({ kind: 'changedResult', percent: 100 })
    const shown = (at: number) => shownResult(state, SUNDA, periodIdAt(0), at)
    const first = drawnResult(state, SUNDA, periodIdAt(0))
    expect(shown(publishedAt(0))).toEqual(first)
    expect(shown(publishedAt(0) + MINUTE / 2 - 1)).toEqual(first)
    expect(shown(publishedAt(0) + MINUTE / 2)).toEqual(turned(state, 0))
    expect(shown(publishedAt(900))).toEqual(turned(state, 0))
    expect(OPTION_TYPES.filter((type) => isHit(type, shown(publishedAt(1))) === isHit(type, first))).toEqual([])
  })

  it('may be of an earlier draw, changes when the cheat begins, and stays after its end', () => {
    const [since, until] = [publishedAt(10), publishedAt(20)]
    const state = worldWith({ kind: 'changedResult', percent: 100, since, until })
    const isChanged = (index: number, at: number) =>
      shownResult(state, SUNDA, periodIdAt(index), at).join() === turned(state, index).join()
    expect([isChanged(0, since - 1), isChanged(0, since), isChanged(0, until + 1)]).toEqual([false, true, true])
    expect([isChanged(20, until + MINUTE), isChanged(25, until + 9 * MINUTE)]).toEqual([false, false])
  })
})

it('a short-paid win is recorded and credited with less; a loss, or a draw after the cheat, is unchanged', () => {
  const state = worldWith({ kind: 'shortPaidWin', percent: 5, until: NOON + MINUTE + 1 })
  for (const periodId of periodIds(2)) order(state, periodId, '2000', '1001', ['big', 'small'])
  const balance = () => Number(state.members[0]?.money)
  const before = balance()
  advance(state, NOON + 500 * MINUTE)
  const recorded = state.orders.map(({ lines }) => lines.map(({ outcome, profit }) => `${outcome} ${profit}`).sort())
  // The cheat takes 5 % of the first win (2,000 × 1.95). The second draw ends after the cheat.
  expect(recorded).toEqual([
    ['1 3705', '2 2000'],
    ['1 3900', '2 2000'],
  ])
  expect(balance() - before).toBe(3705 + 3900)
})

it('stake-dependent results go against the first pick of the member with the most at stake', () => {
  const state = worldWith({ kind: 'stakeDependent', percent: 100, border: money('100') })
  for (const periodId of periodIds(40)) {
    order(state, periodId, '600', '1001', ['big'])
    order(state, periodId, '1000', '1002', ['small'])
    order(state, periodId, '500', '1001', ['pair'])
  }
  for (const periodId of periodIds(40)) expect(isHit('big', drawnResult(state, SUNDA, periodId))).toBe(false)
  state.cheats = worldWith({ kind: 'stakeDependent', percent: 100 }, { kind: 'loadedDie', percent: 100 }).cheats
  // Dice that show only sixes cannot lose for "big".
  expect(drawnResult(state, SUNDA, periodIdAt(0))).toEqual([6, 6, 6])
})
