import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { countRows, firstRowsOf, matchingGroups } from './rows'

it('firstRowsOf returns the first rows of a list in their groups', () => {
  const lists = fc.array(fc.array(fc.nat(), { maxLength: 9 }), { maxLength: 6 })
  forAll(lists, fc.nat(60), (list, maxRows) => {
    const groups = list.map((rows, index) => ({ key: `g${index}`, rows }))
    const firstGroups = firstRowsOf(groups, maxRows)
    expect(firstGroups.flatMap(({ group, count }) => group.rows.slice(0, count))).toEqual(list.flat().slice(0, maxRows))
    expect(firstGroups.map(({ group }) => group)).toEqual(groups.slice(0, firstGroups.length))
    expect(countRows(groups)).toBe(list.flat().length)
  })
})

const groups = [
  { key: 'a', rows: ['merapi 0461 won', 'toba 0461'] },
  { key: 'b', rows: ['merapi 0462'] },
]

it('matchingGroups returns only rows with every word of the query, and no group without such a row', () => {
  const matchingRows = (query: string) => matchingGroups(groups, query, (row) => row).map(({ rows }) => rows)
  expect(matchingRows('')).toEqual(groups.map(({ rows }) => rows))
  expect(matchingRows('merapi')).toEqual([['merapi 0461 won'], ['merapi 0462']])
  expect([matchingRows('0461 merapi'), matchingRows('0463')]).toEqual([[['merapi 0461 won']], []])
})
