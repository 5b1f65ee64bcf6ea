import { describe, expect, it } from 'vitest'
import { comparePeriods, digitsAtEnd, periodsBetween } from './periods'

describe('periods', () => {
  it.each<[string, string, number | null]>([
    ['467', '468', 0],
    ['9', '10', 0],
    ['467', '470', 2],
    ['20261121-0467', '20261121-0469', 1],
    ['20261121467', '20261121468', 0],
    // Over midnight the count begins again, and how far it went is not said.
    ['20261121-0480', '20261122-0001', null],
    ['20261121480', '20261122001', null],
    // No day of the calendar, so one long number.
    ['20269921480', '20269921482', 1],
    ['A-7', 'B-8', null],
    ['467', '467', null],
    ['468', '467', null],
    ['first', 'second', null],
    ['', '1', null],
    ['9'.repeat(20), '9'.repeat(21), null],
  ])('between %j and %j lie %j', (before, after, between) => {
    expect(periodsBetween(before, after)).toBe(between)
  })

  it('end in the digits of their number', () => {
    expect(['20261121-0467', '467', '467a', ''].map(digitsAtEnd)).toEqual(['0467', '467', '', ''])
  })

  it('are read at once, however many digits they have in vain', { timeout: 2000 }, () => {
    const period = `${'1'.repeat(50_000)}x`
    expect(digitsAtEnd(period)).toBe('')
    expect(periodsBetween(period, period)).toBeNull()
  })

  it('stand in the order of their numbers', () => {
    const sorted = ['9', '10', '100', '20261120-0010', '20261121-0002']
    expect(sorted.toReversed().sort(comparePeriods)).toEqual(sorted)
  })
})
