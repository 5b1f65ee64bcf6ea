import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { countOf, firstOf, found, inGroups, linesOf, linesToDraw } from './rows'

describe('the lines to draw', () => {
  it.each<[number[], number | null, number[]]>([
    [[4, 5, 6], null, [4, 5, 6]],
    [[4, 5, 6], 0, [0, 1, 4, 5, 6]],
    [[4, 5, 6], 9, [4, 5, 6, 8, 9]],
    [[4, 5, 6], 40, [4, 5, 6]],
    [[], 3, [2, 3, 4]],
  ])('in view %j with the focus at %j are %j', (inView, focused, expected) => {
    expect(linesToDraw(inView, focused, 10)).toEqual(expected)
  })

  it('are those in view and at most three more, ascending, each once', () => {
    forAll(fc.integer({ min: 1, max: 200 }), fc.nat(200), fc.nat(20), fc.nat(250), (count, from, length, focused) => {
      const inView = Array.from({ length }, (_, step) => from + step).filter((index) => index < count)
      const rows = linesToDraw(inView, focused, count)
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
      expect(rows).toEqual(expect.arrayContaining(inView))
      expect(rows.length).toBeLessThanOrEqual(inView.length + 3)
      expect(rows.every((index) => index < count)).toBe(true)
      expect(focused >= count || rows.includes(focused)).toBe(true)
    })
  })
})

describe('the lines of a list', () => {
  const keyOf = (row: number) => String(row)
  const lists = fc.record({
    groups: fc.array(fc.array(fc.nat(), { maxLength: 9 }), { maxLength: 6 }),
    columns: fc.integer({ min: 1, max: 3 }),
    hasHeadings: fc.boolean(),
  })
  const grouped = (groups: readonly number[][]) => groups.map((rows, at) => ({ key: `g${at}`, rows }))

  it('have every row once, in order, under its heading', () =>
    forAll(lists, ({ groups, columns, hasHeadings }) => {
      const lines = linesOf(grouped(groups), { columns, hasHeadings, keyOf })
      expect(lines.flatMap(({ rows }) => rows)).toEqual(groups.flat())
      expect(lines.every(({ rows }) => rows.length <= columns)).toBe(true)
      expect(lines.filter(({ at }) => at < 0).map(({ group }) => group.key)).toEqual(
        hasHeadings ? groups.map((_, at) => `g${at}`) : [],
      )
      for (const { group, at, rows } of lines) expect(rows).toEqual(at < 0 ? [] : group.rows.slice(at, at + columns))
      expect(inGroups(lines, ({ group }) => group).flatMap(({ items }) => items)).toEqual(lines)
    }))

  it('of the first rows stop in the middle of a group', () =>
    forAll(lists, fc.nat(60), ({ groups }, most) => {
      const first = firstOf(grouped(groups), most)
      expect(first.flatMap(({ rows }) => rows)).toEqual(groups.flat().slice(0, most))
      expect(countOf(first)).toBe(Math.min(most, countOf(grouped(groups))))
    }))
})

const groups = [
  { key: 'a', rows: ['merapi 0461 won', 'toba 0461'] },
  { key: 'b', rows: ['merapi 0462'] },
]

it('a search in a list finds the rows that have each of its words, and leaves out empty groups', () => {
  const shown = (query: string) => found(groups, query, (row) => row).map(({ rows }) => rows)
  expect(shown('')).toEqual(groups.map(({ rows }) => rows))
  expect(shown('merapi')).toEqual([['merapi 0461 won'], ['merapi 0462']])
  expect([shown('0461 merapi'), shown('0463')]).toEqual([[['merapi 0461 won']], []])
})
