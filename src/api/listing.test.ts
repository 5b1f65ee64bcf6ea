import { expect, it } from 'vitest'
import { listingFrom, countUnreadable, type Listing } from './listing'

const withUnreadable = (rows: string[], unreadable: number): Listing<string> => Object.assign(rows, { unreadable })

it('listingFrom returns the given rows with the number of unreadable rows in all source lists', () => {
  const combinedListing = listingFrom([withUnreadable(['a'], 1), [], withUnreadable([], 2)], ['A'])
  expect([...combinedListing]).toEqual(['A'])
  expect(countUnreadable(combinedListing)).toBe(3)
})

it.each<[string, unknown, number]>([
  ['a list without unreadable rows', ['a'], 0],
  ['an answer of several lists', { banners: withUnreadable([], 1), rows: withUnreadable(['a'], 2), notice: 'x' }, 3],
  ['a list of lists', [withUnreadable(['a'], 1), [], withUnreadable([], 2)], 3],
  ['an answer without lists', { id: '1', unread: 3, card: null }, 0],
  ['undefined', undefined, 0],
  ['null', null, 0],
])('countUnreadable returns the number of unreadable rows of %s', (_name, answer, expected) => {
  expect(countUnreadable(answer)).toBe(expected)
})
