import { describe, expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import { type Game, requireGame } from './catalogue/games.ts'
import type { Cheat, CheatRecord } from './cheats.ts'
import { OPTION_TYPES, PUBLISH_DELAY_MS, isWinningOption, periodAt } from './draws.ts'
import { advance, createOrder } from './accounting.ts'
import { drawnResult, shownResult } from './results.ts'
import type { WorldState } from './state.ts'
import { seedState } from './world.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const SUNDA = requireGame('11')
const MINUTE = 60_000

function worldWith(...cheats: (Cheat & Partial<CheatRecord>)[]): WorldState {
  return { ...seedState(7, NOON), orders: [], cheats: cheats.map((cheat) => ({ since: NOON, until: null, ...cheat })) }
}

/** Returns the id of the period that begins `index` periods after noon. */
const periodIdAt = (index: number, game: Game = SUNDA) => periodAt(NOON + index * game.seconds * 1000, game.seconds).id

const periodIds = (count: number) => Array.from({ length: count }, (_, index) => periodIdAt(index))

function addOrder(
  state: WorldState,
  periodId: string,
  stake: string,
  memberId = '1001',
  types = OPTION_TYPES.slice(0, 1),
) {
  state.orders.push(
    createOrder({ memberId, gameId: '11', period: periodId, perNote: money(stake), createdAt: NOON }, types),
  )
}

it('a loaded die affects only draws that end while the cheat is on', () => {
  const state = worldWith({ kind: 'loadedDie', percent: 100, since: NOON + 90_000, until: NOON + 150_000 })
  const drawn = periodIds(3).map((periodId) => drawnResult(state, SUNDA, periodId).join(''))
  expect(drawn[1]).toBe('666')
  expect([drawn[0], drawn[2]]).not.toContain('666')
})

describe('the cheat changedResult', () => {
  const publishedAt = (index: number) => NOON + (index + 1) * MINUTE + PUBLISH_DELAY_MS
  const oppositeResult = (state: WorldState, index: number) =>
    drawnResult(state, SUNDA, periodIdAt(index)).map((face) => 7 - face)

  it('shows the opposite numbers from half a period after the publication of a result', () => {
    const state = worldWith({ kind: 'changedResult', percent: 100 })
    const resultAt = (at: number) => shownResult(state, SUNDA, periodIdAt(0), at)
    const drawn = drawnResult(state, SUNDA, periodIdAt(0))
    expect(resultAt(publishedAt(0))).toEqual(drawn)
    expect(resultAt(publishedAt(0) + MINUTE / 2 - 1)).toEqual(drawn)
    expect(resultAt(publishedAt(0) + MINUTE / 2)).toEqual(oppositeResult(state, 0))
    expect(resultAt(publishedAt(900))).toEqual(oppositeResult(state, 0))
    expect(
      OPTION_TYPES.filter((type) => isWinningOption(type, resultAt(publishedAt(1))) === isWinningOption(type, drawn)),
    ).toEqual([])
  })

  it('changes earlier results when it begins, and changes no result after it has ended', () => {
    const [since, until] = [publishedAt(10), publishedAt(20)]
    const state = worldWith({ kind: 'changedResult', percent: 100, since, until })
    const isChanged = (index: number, at: number) =>
      shownResult(state, SUNDA, periodIdAt(index), at).join() === oppositeResult(state, index).join()
    expect([isChanged(0, since - 1), isChanged(0, since), isChanged(0, until + 1)]).toEqual([false, true, true])
    expect([isChanged(20, until + MINUTE), isChanged(25, until + 9 * MINUTE)]).toEqual([false, false])
  })
})

it('the cheat shortPaidWin reduces a win in the order and in the balance, but no win after the cheat has ended', () => {
  const state = worldWith({ kind: 'shortPaidWin', percent: 5, until: NOON + MINUTE + 1 })
  for (const periodId of periodIds(2)) addOrder(state, periodId, '2000', '1001', ['big', 'small'])
  const balance = () => Number(state.members[0]?.money)
  const balanceBefore = balance()
  advance(state, NOON + 500 * MINUTE)
  const recorded = state.orders.map(({ lines }) => lines.map(({ outcome, profit }) => `${outcome} ${profit}`).sort())
  // The cheat takes 5 % of the first win (2,000 × 1.95). The second draw ends after the cheat.
  expect(recorded).toEqual([
    ['1 3705', '2 2000'],
    ['1 3900', '2 2000'],
  ])
  expect(balance() - balanceBefore).toBe(3705 + 3900)
})

it('the cheat stakeDependent at 100 % makes the first pick of the member with the largest stake lose, if it can lose', () => {
  const state = worldWith({ kind: 'stakeDependent', percent: 100, minLargeStake: money('100') })
  for (const periodId of periodIds(40)) {
    addOrder(state, periodId, '600', '1001', ['big'])
    addOrder(state, periodId, '1000', '1002', ['small'])
    addOrder(state, periodId, '500', '1001', ['pair'])
  }
  for (const periodId of periodIds(40)) expect(isWinningOption('big', drawnResult(state, SUNDA, periodId))).toBe(false)
  state.cheats = worldWith({ kind: 'stakeDependent', percent: 100 }, { kind: 'loadedDie', percent: 100 }).cheats
  // If the dice show only sixes, "big" cannot lose, so the search for a loss must end.
  expect(drawnResult(state, SUNDA, periodIdAt(0))).toEqual([6, 6, 6])
})
