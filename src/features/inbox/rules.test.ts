import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { anOrder, aTopUp, aWithdrawal, changedNews, EVERY_NEWS, settledNews } from '../../../tests/support/messages'
import { forAll } from '../../../tests/support/for-all'
import { ICONS, toneOf, wayOf } from './rules'

describe('the mark of a message', () => {
  it.each([
    ['a gain', settledNews('0.01'), 'good'],
    ['a return as recorded: whether it is a gain is not known', settledNews('100', { isPartial: true }), 'plain'],
    ['accepted', { outcome: 'accepted', request: anOrder }, 'plain'],
    ['found', { outcome: 'found', request: aWithdrawal }, 'plain'],
    ['refused', { outcome: 'refused', request: aWithdrawal, words: 'No.' }, 'bad'],
    ['unknown', { outcome: 'unknown', request: anOrder }, 'bad'],
    ['a result that changed', changedNews, 'bad'],
  ] as const)('%s', (_case, news, tone) => {
    expect(toneOf(news)).toBe(tone)
  })

  it('celebrates a gain alone', () =>
    forAll(fc.integer({ min: -1_000_000, max: 1_000_000 }), (net) => {
      expect(toneOf(settledNews(String(net), { net: money(String(net)) }))).toBe(net > 0 ? 'good' : 'plain')
    }))

  it('tells the outcomes apart without colour', () => {
    const icons = Object.values(ICONS)
    expect(new Set(icons).size).toBe(icons.length)
    expect(new Set(EVERY_NEWS.map(({ outcome }) => outcome)).size).toBe(icons.length)
  })
})

it('a message leads to the record of what it is about', () => {
  expect(wayOf(settledNews('0'))).toBe('order')
  expect(wayOf({ outcome: 'found', request: aWithdrawal })).toBe('withdrawal')
  expect(wayOf({ outcome: 'unknown', request: aTopUp })).toBe('topUp')
})
