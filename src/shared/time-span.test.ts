import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '@/lib/server-day'
import { inSpan, TIME_SPANS, type TimeSpan } from './time-span'

const itself = (day: string) => day
const days = ['2026-12-02', '2026-12-01', 'soon', '2026-11-26', '2026-11-25', '2026-11-03', '2026-11-02', '2026-01-31']

describe('a time span', () => {
  it.each<[TimeSpan, string[], string]>([
    ['day', ['2026-12-02'], '2026-12-02'],
    ['week', ['2026-12-02', '2026-12-01', '2026-11-26'], '2026-11-26'],
    ['days30', ['2026-12-02', '2026-12-01', '2026-11-26', '2026-11-25', '2026-11-03'], '2026-11-03'],
    ['month', ['2026-12-02', '2026-12-01'], '2026-12-01'],
    ['all', days, '2026-01-31'],
  ])('%s is counted back from the newest day of the list', (span, rows, from) => {
    expect(inSpan(days, span, itself)).toEqual({ rows, from, to: '2026-12-02' })
  })

  it('begins no earlier than the list', () => {
    expect(inSpan(['2026-12-02', '2026-12-01'], 'days30', itself).from).toBe('2026-12-01')
  })

  it('has no dates where no row has one', () => {
    expect(inSpan(['', 'soon'], 'all', itself)).toEqual({ rows: ['', 'soon'], from: '', to: '' })
    expect(inSpan(['', 'soon'], 'week', itself)).toEqual({ rows: [], from: '', to: '' })
  })

  it('holds every dated row from its first day on, and no other', () => {
    const day = fc.integer({ min: 20_000, max: 20_800 }).map(dateOf)
    fc.assert(
      fc.property(fc.array(day), fc.constantFrom(...TIME_SPANS), (list, span) => {
        const { rows, from } = inSpan(list, span, itself)
        expect(rows).toEqual(list.filter((it) => it >= from))
      }),
    )
  })
})
