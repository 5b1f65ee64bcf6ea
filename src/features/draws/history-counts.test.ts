import { expect, it } from 'vitest'
import { publishedRules } from '../../../tests/support/rules'
import type { Numbers } from '@/lib/game-rules'
import { countPicks } from './history-counts'

const rules = publishedRules()

it.each<[string, (Numbers | null)[], [number, number, number, number]]>([
  ['none', [], [0, 0, 0, 0]],
  ['one that was not published', [null], [0, 0, 0, 0]],
  [
    'big and odd, small and even',
    [
      [4, 6, 5],
      [1, 1, 2],
      [6, 6, 6],
    ],
    [2, 1, 1, 2],
  ],
])('counts of %s', (_name, all, expected) => {
  const draws = all.map((numbers, at) => ({ period: String(at), numbers }))
  const counts = countPicks(rules, draws)
  expect(counts.map(({ pick }) => pick)).toEqual(['big', 'small', 'odd', 'even'])
  expect(counts.map(({ count }) => count)).toEqual(expected)
})
