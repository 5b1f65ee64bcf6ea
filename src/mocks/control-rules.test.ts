import { expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import type { Cheat, CheatKind } from './cheats.ts'
import { amountProblem, callProblem, cheatProblem, delayProblem, levelProblem } from './control-rules.ts'
import { API_CALLS } from './handlers/index.ts'

const NO_AMOUNT = 'Not an amount: digits and at most one point, such as 50000 or 12.5.'
const TOO_LITTLE = 'An amount must be more than 0.'
const TOO_FINE = 'An amount has at most two decimals.'
const TOO_MUCH = 'An amount has at most 12 digits before the point.'

it.each<[string | null, string[]]>([
  [null, ['1', '0.01', '12.5', '50000', '007', '999999999999.99']],
  [NO_AMOUNT, ['', 'x', '1e9', '50,000', '1.2.3', '9'.repeat(41)]],
  [TOO_LITTLE, ['0', '-99999999']],
  [TOO_MUCH, ['9'.repeat(27)]],
  [TOO_FINE, ['0.001']],
])('an amount: %j of %j', (problem, texts) => {
  for (const text of texts) expect(amountProblem(text)).toBe(problem)
})

it('levels go from 0 to 99, and delays up to a minute', () => {
  const accepted = (problem: (text: string) => unknown, texts: string) =>
    texts.split('|').filter((text) => problem(text) === null)
  expect(accepted(levelProblem, '0|99| 7 ||-1|100|1.5|x')).toEqual(['0', '99', ' 7 '])
  expect(accepted(delayProblem, `0|60000|60001||-5|${'9'.repeat(20)}|soon`)).toEqual(['0', '60000'])
})

const STRAY = 'A border belongs to stake-dependent results alone.'

it.each<[Cheat, string | null]>([
  [{ kind: 'loadedDie', percent: 17 }, null],
  [{ kind: 'loadedDie', percent: 100 }, null],
  [{ kind: 'loadedDie', percent: 16 }, 'A whole number from 17 to 100.'],
  [{ kind: 'shortPaidWin', percent: 1 }, null],
  [{ kind: 'shortPaidWin', percent: 101 }, 'A whole number from 1 to 100.'],
  [{ kind: 'changedResult', percent: 2.5 }, 'A whole number from 1 to 100.'],
  [{ kind: 'stakeDependent', percent: 51, border: money('5000') }, null],
  [{ kind: 'stakeDependent', percent: 50, border: money('5000') }, 'A whole number from 51 to 100.'],
  [{ kind: 'stakeDependent', percent: 65, border: money('0') }, TOO_LITTLE],
  [{ kind: 'stakeDependent', percent: 65 }, STRAY],
  [{ kind: 'loadedDie', percent: 22, border: money('1') }, STRAY],
  [{ kind: 'marked' as CheatKind, percent: 22 }, 'There is no cheat marked.'],
])('the cheat %j: %j', (cheat, problem) => {
  expect(cheatProblem(cheat)).toBe(problem)
})

it('a call is known by its whole path, and each is there once', () => {
  const paths = API_CALLS.map(({ path }) => path)
  expect(paths.filter((path) => callProblem(path) !== null)).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['', '/', 'system/base', '/api/system/base', '/system', '/no/such/call'])
    expect(callProblem(path)).not.toBeNull()
})
