import { replaceEqualDeep } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listingFrom, readFrom, sameWire, unreadableIn, wireOf, type Listing } from './listing'

const withLost = (rows: string[], unreadable: number): Listing<string> => Object.assign(rows, { unreadable })

it('a list made of others carries what each of them could not read', () => {
  const made = listingFrom([withLost(['a'], 1), [], withLost([], 2)], ['A'])
  expect([...made]).toEqual(['A'])
  expect(unreadableIn(made)).toBe(3)
})

it.each<[string, unknown, number]>([
  ['a list that was read whole', ['a'], 0],
  ['an answer of several lists', { banners: withLost([], 1), rows: withLost(['a'], 2), notice: 'x' }, 3],
  ['a list of lists', [withLost(['a'], 1), [], withLost([], 2)], 3],
  ['an answer without lists', { id: '1', unread: 3, card: null }, 0],
  ['no answer yet', undefined, 0],
  ['no answer at all', null, 0],
])('in %s', (_name, answer, expected) => {
  expect(unreadableIn(answer)).toBe(expected)
})

it('what an answer was read from is known of it, and of what is made of it', () => {
  const [answer, made, other] = [{}, {}, readFrom({}, 'own')]
  expect([readFrom(answer, 'wire'), sameWire(answer, made), sameWire({}, other)]).toEqual([answer, made, other])
  expect([answer, made, other, readFrom({}, undefined), {}].map(wireOf)).toEqual([
    'wire',
    'wire',
    'own',
    null,
    undefined,
  ])
  // Of what is no object nothing is.
  expect([readFrom('text', 1), sameWire(answer, null), wireOf('text'), wireOf(null)]).toEqual([
    'text',
    null,
    undefined,
    undefined,
  ])
})

it('the count outlives the query library’s comparison with the answer before', () => {
  expect(unreadableIn(replaceEqualDeep(['a'], withLost(['a'], 1)))).toBe(1)
  expect(unreadableIn(replaceEqualDeep(withLost(['a'], 2), withLost(['a'], 1)))).toBe(1)
  expect(unreadableIn(replaceEqualDeep(withLost(['a'], 1), ['a']))).toBe(0)
})
