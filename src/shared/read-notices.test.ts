import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notice } from '@/api/notices'
import { keyOf, withMarks } from './read-notices'

const notice: Notice = { title: 'Maintenance', body: 'On Wednesday.', publishedAt: '2026-11-20 13:05:09' }

describe('the key of a notice', () => {
  it('is the same for the same words and time', () => {
    expect(keyOf({ ...notice })).toBe(keyOf(notice))
  })

  it.each<[string, Partial<Notice>]>([
    ['name', { title: 'Maintenance.' }],
    ['text', { body: 'On Thursday.' }],
    ['time', { publishedAt: '2026-11-20 13:05:10' }],
    ['place of the same words', { title: 'MaintenanceOn ', body: 'Wednesday.' }],
    ['empty text', { body: '' }],
  ])('is another for another %s', (_name, fields) => {
    expect(keyOf({ ...notice, ...fields })).not.toBe(keyOf(notice))
  })

  it('differs for notices that differ in time, title or the length of the text, in any script', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ':', ' ', '字', 'ế', '👍'), maxLength: 12 })
    const notices = fc.record({ title: text, body: text, publishedAt: text })
    fc.assert(
      fc.property(notices, notices, (one, other) => {
        const isSame =
          one.title === other.title && one.body.length === other.body.length && one.publishedAt === other.publishedAt
        expect(keyOf(one) === keyOf(other)).toBe(isSame)
      }),
    )
  })
})

describe('read marks', () => {
  it('are kept once each, the new ones last', () => {
    expect(withMarks(['a', 'b', 'c'], ['b', 'd', 'd'])).toEqual(['a', 'c', 'b', 'd'])
  })

  it('beyond five hundred lose the oldest', () => {
    const marks = Array.from({ length: 500 }, (_, number) => String(number))
    const next = withMarks(marks, ['new'])
    expect(next).toHaveLength(500)
    expect([next[0], next.at(-1)]).toEqual(['1', 'new'])
  })

  it('hold what was added, whatever was there', () => {
    const keys = fc.array(fc.string({ maxLength: 3 }), { maxLength: 40 })
    fc.assert(
      fc.property(keys, keys, (marks, added) => {
        const next = withMarks(marks, added)
        expect(next).toEqual(expect.arrayContaining(added))
        expect(next).toEqual(expect.arrayContaining(marks))
      }),
    )
  })
})
