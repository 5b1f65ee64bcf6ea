import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingFrom, type Listing } from '@/api/listing'
import { compareEntries } from './evidence'

describe('a request without an answer', () => {
  it.each<[string[] | null, string[], 'found' | 'missing' | 'unclear']>([
    [[], [], 'missing'],
    [[], ['a'], 'found'],
    [[], ['a', 'b'], 'unclear'],
    [[], ['a', 'a'], 'unclear'],
    [['a'], ['a'], 'missing'],
    [['a'], ['a', 'a'], 'found'],
    [['a'], ['b', 'a'], 'found'],
    [['a'], ['b'], 'found'],
    [['a', 'b'], ['c', 'a'], 'found'],
    [['a', 'a'], ['a'], 'missing'],
    [['a'], ['c', 'b', 'a'], 'unclear'],
    [null, [], 'missing'],
    [null, ['a'], 'unclear'],
    [null, ['a', 'b'], 'unclear'],
  ])('with %j like it before and %j now is %s', (before, now, result) => {
    expect(compareEntries(before, now)).toBe(result)
  })

  it.each<[string[] | null, string[], 'found' | 'unclear' | 'partial']>([
    [[], [], 'partial'],
    [['a'], ['a'], 'partial'],
    [null, [], 'partial'],
    [null, ['a'], 'unclear'],
    [['a'], ['b', 'a'], 'found'],
    [[], ['a', 'b'], 'unclear'],
  ])(
    'with %j before and %j now, and an entry that cannot be read, is never said to be missing: %s',
    (before, now, result) => {
      const unreadable: Listing<string> = Object.assign([], { unreadable: 1 })
      expect(compareEntries(before, listingFrom([unreadable], now))).toBe(result)
    },
  )

  it('is found by one new entry, however many the record has room for', () => {
    const times = fc.array(fc.constantFrom('10:00', '10:01', '10:02'), { maxLength: 20 })
    fc.assert(
      fc.property(times, (before) => {
        const shown = ['10:03', ...before].slice(0, 20)
        expect(compareEntries(before.slice(0, 20), shown)).toBe('found')
        expect(compareEntries(before, before.toSorted())).toBe('missing')
      }),
    )
  })
})
