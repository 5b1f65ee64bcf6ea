import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notice } from '@/api/notices'
import { forAll } from '../../../tests/support/for-all'
import { noticeKeysOf, addReadKeys } from './unread'

const notice: Notice = { title: 'Maintenance', body: 'On Wednesday.', publishedAt: '2026-11-20 13:05:09' }

describe('the keys of notices', () => {
  it('do not change with the language or a newer notice, and depend on the title if a notice has no time', () => {
    const translatedNotice = { ...notice, title: 'Pemeliharaan', body: 'Pada hari Rabu.' }
    const newerNotice = { ...notice, title: 'Of the same time' }
    const noticeWithoutTime = { ...notice, publishedAt: '' }
    const otherNoticeWithoutTime = { ...noticeWithoutTime, title: 'Another' }
    expect(noticeKeysOf([newerNotice, translatedNotice])[1]).toBe(noticeKeysOf([notice])[0])
    expect(noticeKeysOf([otherNoticeWithoutTime, noticeWithoutTime])[1]).toBe(noticeKeysOf([noticeWithoutTime])[0])
    expect(noticeKeysOf([otherNoticeWithoutTime])).not.toEqual(noticeKeysOf([noticeWithoutTime]))
  })

  it('are unique within any list', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '1', '|', ' ', '字'), maxLength: 4 })
    const notices = fc.array(fc.record({ title: text, body: text, publishedAt: text }), { maxLength: 12 })
    forAll(notices, (list) => {
      expect(new Set(noticeKeysOf(list)).size).toBe(list.length)
    })
  })
})

it('addReadKeys keeps each mark once, puts new marks last and drops the oldest marks beyond 500', () => {
  expect(addReadKeys(['a', 'b', 'c'], ['b', 'd', 'd'])).toEqual(['a', 'c', 'b', 'd'])
  const marks = Array.from({ length: 500 }, (_, number) => String(number))
  expect(addReadKeys(marks, ['new'])).toEqual([...marks.slice(1), 'new'])
})
