import { describe, expect, it } from 'vitest'
import { money } from '../lib/money/text.ts'
import type { Cheat, CheatKind } from './cheats.ts'
import {
  amountProblem,
  callProblem,
  cheatProblem,
  delayProblem,
  levelProblem,
  percentProblem,
} from './control-rules.ts'
import { API_CALLS } from './handlers/index.ts'

describe('what a control accepts', () => {
  it.each(['1', '0.01', '12.5', '50000', '007', '999999999999.99'])('the amount %s', (text) => {
    expect(amountProblem(text)).toBeNull()
  })

  it.each(['', 'x', '1e9', '50,000', '1.2.3', '9'.repeat(41)])('not the amount "%s": it is none', (text) => {
    expect(amountProblem(text)).toBe('Not an amount: digits and at most one point, such as 50000 or 12.5.')
  })

  it.each([
    ['0', 'An amount must be more than 0.'],
    ['-99999999', 'An amount must be more than 0.'],
    ['9'.repeat(27), 'An amount has at most 12 digits before the point.'],
    ['0.001', 'An amount has at most two decimals.'],
  ])('not the amount %s: %s', (text, problem) => {
    expect(amountProblem(text)).toBe(problem)
  })

  it('the levels from 0 to 99, and delays up to a minute', () => {
    const accepted = (problem: (text: string) => unknown, texts: string) =>
      texts.split('|').filter((text) => problem(text) === null)
    expect(accepted(levelProblem, '0|99| 7 ||-1|100|1.5|x')).toEqual(['0', '99', ' 7 '])
    expect(accepted(delayProblem, `0|60000|60001||-5|${'9'.repeat(20)}|soon`)).toEqual(['0', '60000'])
  })

  it.each<[CheatKind, string, string | null]>([
    ['loadedDie', '17', null],
    ['loadedDie', '100', null],
    ['loadedDie', '16', 'A whole number from 17 to 100.'],
    ['stakeDependent', '50', 'A whole number from 51 to 100.'],
    ['shortPaidWin', '1', null],
    ['shortPaidWin', '101', 'A whole number from 1 to 100.'],
    ['changedResult', '0', 'A whole number from 1 to 100.'],
    ['changedResult', '2.5', 'A whole number from 1 to 100.'],
    ['changedResult', '', 'A whole number from 1 to 100.'],
  ])('of a %s "%s" percent: %j', (kind, text, problem) => {
    expect(percentProblem(kind, text)).toBe(problem)
  })

  it.each<[Cheat, string | null]>([
    [{ kind: 'loadedDie', percent: 22 }, null],
    [{ kind: 'stakeDependent', percent: 65, border: money('5000') }, null],
    [{ kind: 'stakeDependent', percent: 65, border: money('0') }, 'An amount must be more than 0.'],
    [{ kind: 'stakeDependent', percent: 65 }, 'A border belongs to stake-dependent results alone.'],
    [{ kind: 'loadedDie', percent: 22, border: money('1') }, 'A border belongs to stake-dependent results alone.'],
    [{ kind: 'loadedDie', percent: 5 }, 'A whole number from 17 to 100.'],
    [{ kind: 'marked' as CheatKind, percent: 22 }, 'There is no cheat marked.'],
  ])('the cheat %j: %j', (cheat, problem) => {
    expect(cheatProblem(cheat)).toBe(problem)
  })

  it('every call of the API by its whole path, each of which is there once', () => {
    const paths = API_CALLS.map(({ path }) => path)
    expect(paths.filter((path) => callProblem(path) !== null)).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.length).toBeGreaterThan(30)
  })

  it.each(['', '/', 'system/base', '/api/system/base', '/system', '/no/such/call'])('no call "%s"', (path) => {
    expect(callProblem(path)).not.toBeNull()
  })
})
