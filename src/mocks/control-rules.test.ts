import { expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import type { Cheat, CheatKind } from './cheats.ts'
import { callProblem, cheatProblem } from './control-rules.ts'
import { EVERY_CALL } from './faults.ts'
import { API_CALLS } from './handlers/index.ts'

const MIN_LARGE_STAKE_PROBLEM = 'Only stake-dependent results need an amount above which a stake is large.'

it.each<[Cheat, string | null]>([
  [{ kind: 'loadedDie', percent: 17 }, null],
  [{ kind: 'loadedDie', percent: 100 }, null],
  [{ kind: 'loadedDie', percent: 16 }, 'A whole number from 17 to 100.'],
  [{ kind: 'shortPaidWin', percent: 1 }, null],
  [{ kind: 'shortPaidWin', percent: 101 }, 'A whole number from 1 to 100.'],
  [{ kind: 'changedResult', percent: 2.5 }, 'A whole number from 1 to 100.'],
  [{ kind: 'stakeDependent', percent: 51, minLargeStake: money('5000') }, null],
  [{ kind: 'stakeDependent', percent: 50, minLargeStake: money('5000') }, 'A whole number from 51 to 100.'],
  [{ kind: 'stakeDependent', percent: 65, minLargeStake: money('0') }, 'An amount must be more than 0.'],
  [{ kind: 'stakeDependent', percent: 65 }, MIN_LARGE_STAKE_PROBLEM],
  [{ kind: 'loadedDie', percent: 22, minLargeStake: money('1') }, MIN_LARGE_STAKE_PROBLEM],
  [{ kind: 'marked' as CheatKind, percent: 22 }, 'There is no cheat marked.'],
])('cheatProblem(%j) returns %j', (cheat, problem) => {
  expect(cheatProblem(cheat)).toBe(problem)
})

it('callProblem returns null only for the full path of a call of the API, and for every call', () => {
  const paths = API_CALLS.map(({ path }) => path)
  expect(paths.filter((path) => callProblem(path) !== null)).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  expect(callProblem(EVERY_CALL)).toBeNull()
  for (const path of ['', '/', 'system/base', '/api/system/base', '/system', '/no/such/call'])
    expect(callProblem(path)).not.toBeNull()
})
