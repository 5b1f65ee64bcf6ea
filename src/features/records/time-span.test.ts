import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '@/lib/server-day'
import { forAll } from '../../../tests/support/for-all'
import { rowsInSpan, isReversed, isUnbounded, spanOf, spanQuery, TIME_SPANS, type TimeSpan } from './time-span'

const identity = (day: string) => day
const days = ['2026-12-02', '2026-12-01', 'soon', '2026-11-26', '2026-11-25', '2026-11-03', '2026-11-02', '2026-01-31']

describe('time spans of a list:', () => {
  it.each<[TimeSpan, string[], string]>([
    ['day', ['2026-12-02'], '2026-12-02'],
    ['week', ['2026-12-02', '2026-12-01', '2026-11-26'], '2026-11-26'],
    ['days30', ['2026-12-02', '2026-12-01', '2026-11-26', '2026-11-25', '2026-11-03'], '2026-11-03'],
    ['all', days, '2026-01-31'],
  ])('the span %s is counted back from the newest day of the list', (span, rows, from) => {
    expect(rowsInSpan(days, span, identity)).toEqual({ rows, from, to: '2026-12-02' })
  })

  it('a span begins no earlier than the list, and has no dates if no row has a date', () => {
    expect(rowsInSpan(['2026-12-02', '2026-12-01'], 'days30', identity).from).toBe('2026-12-01')
    expect(rowsInSpan(['', 'soon'], 'all', identity)).toEqual({ rows: ['', 'soon'], from: '', to: '' })
    expect(rowsInSpan(['', 'soon'], 'week', identity)).toEqual({ rows: [], from: '', to: '' })
  })

  it.each<[string, string, string[], [string, string]]>([
    ['2026-11-03', '2026-11-26', ['2026-11-26', '2026-11-25', '2026-11-03'], ['2026-11-03', '2026-11-26']],
    ['2026-11-26', '', ['2026-12-02', '2026-12-01', '2026-11-26'], ['2026-11-26', '2026-12-02']],
    ['', '2026-11-02', ['2026-11-02', '2026-01-31'], ['2026-01-31', '2026-11-02']],
    ['2025-01-01', '2027-01-01', days.filter((day) => day !== 'soon'), ['2026-01-31', '2026-12-02']],
    ['', '', days, ['2026-01-31', '2026-12-02']],
    ['2026-11-04', '2026-11-24', [], ['2026-11-04', '2026-11-24']],
    ['2026-12-03', '', [], ['', '']],
    ['2026-12-02', '2026-12-01', [], ['', '']],
  ])(
    'a span from %j to %j (empty: open) includes its first and last day, but no day outside of the list',
    (from, to, rows, [first, last]) => {
      expect(rowsInSpan(days, { from, to }, identity)).toEqual({ rows, from: first, to: last })
    },
  )

  it('isUnbounded is true only for the entire list, and isReversed only for an end before the beginning', () => {
    const day = '2026-12-02'
    const spans: TimeSpan[] = ['all', { from: '', to: '' }, 'day', { from: day, to: '' }, { from: '', to: day }]
    expect(spans.map(isUnbounded)).toEqual([true, true, false, false, false])
    const endDays = ['', day, '2026-12-01']
    expect(endDays.map((to) => isReversed({ from: day, to }))).toEqual([false, false, true])
  })

  it('spanOf reads back unchanged every span that spanQuery writes', () => {
    const date = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 40_000 }).map(dateOf))
    forAll(fc.oneof(fc.constantFrom(...TIME_SPANS), fc.record({ from: date, to: date })), (span) => {
      expect(spanOf(new URLSearchParams(spanQuery(span)))).toEqual(span)
    })
  })

  it.each<[string, TimeSpan]>([
    ['', 'all'],
    ['span=year', 'all'],
    ['from=2026-12-01', 'all'],
    ['span=dates', { from: '', to: '' }],
    ['span=dates&from=2026-02-30&to=soon', { from: '', to: '' }],
  ])('spanOf reads the query %j as the span %j', (query, span) => {
    expect(spanOf(new URLSearchParams(query))).toEqual(span)
  })
})
