import { expect, it } from 'vitest'
import { listingFrom, countUnreadable, type Listing } from './listing'

const withLost = (rows: string[], unreadable: number): Listing<string> => Object.assign(rows, { unreadable })

it('a list made of others carries what each of them could not read', () => {
  const made = listingFrom([withLost(['a'], 1), [], withLost([], 2)], ['A'])
  expect([...made]).toEqual(['A'])
  expect(countUnreadable(made)).toBe(3)
})

it.each<[string, unknown, number]>([
  ['a list that was read whole', ['a'], 0],
  ['an answer of several lists', { banners: withLost([], 1), rows: withLost(['a'], 2), notice: 'x' }, 3],
  ['a list of lists', [withLost(['a'], 1), [], withLost([], 2)], 3],
  ['an answer without lists', { id: '1', unread: 3, card: null }, 0],
  ['no answer yet', undefined, 0],
  ['no answer at all', null, 0],
])('in %s', (_name, answer, expected) => {
  expect(countUnreadable(answer)).toBe(expected)
})
