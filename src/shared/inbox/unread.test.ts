import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notice } from '@/api/notices'
import { forAll } from '../../../tests/support/for-all'
import { keysOf, withMarks } from './unread'

const notice: Notice = { title: 'Maintenance', body: 'On Wednesday.', publishedAt: '2026-11-20 13:05:09' }

describe('the keys of notices', () => {
  it('are the same in every language', () => {
    const translated = { ...notice, title: 'Pemeliharaan', body: 'Pada hari Rabu.' }
    expect(keysOf([translated])).toEqual(keysOf([notice]))
  })

  it('do not change for a newer notice above', () => {
    const newer = { ...notice, publishedAt: '2026-11-21 08:00:00' }
    expect(keysOf([newer, notice])[1]).toBe(keysOf([notice])[0])
  })

  it('go by the words where no time is told', () => {
    const timeless = { ...notice, publishedAt: '' }
    const another = { ...timeless, title: 'Another' }
    expect(keysOf([another, timeless])[1]).toBe(keysOf([timeless])[0])
    expect(keysOf([another])).not.toEqual(keysOf([timeless]))
  })

  it('are each another, whatever the notices', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', '|', ' ', '字'), maxLength: 4 })
    const notices = fc.array(fc.record({ title: text, body: text, publishedAt: text }), { maxLength: 12 })
    forAll(notices, (list) => {
      expect(new Set(keysOf(list)).size).toBe(list.length)
    })
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
    forAll(keys, keys, (marks, added) => {
      const next = withMarks(marks, added)
      expect(next).toEqual(expect.arrayContaining(added))
      expect(next).toEqual(expect.arrayContaining(marks))
    })
  })
})
