import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '@/lib/money/sums'
import { money, type Money } from '@/lib/money/text'
import { BREAK_LENGTHS, breakAt, endOfBreak, takeBreak } from './breaks'
import { changeLimit, compareMost, DAY_MS, mostAt, NO_LIMIT, takeBack, waitingAt, type Limit } from './limit'

const NOW = Date.UTC(2026, 9, 31, 23, 30)
const hundred: Limit = { most: money('100'), waiting: null }
const raised: Limit = { most: money('100'), waiting: { most: money('200'), from: NOW + DAY_MS } }

describe('a limit', () => {
  it.each<[string, Limit, string | null, string | null, string | null | undefined]>([
    // what, from, wish, holds at once, waits (undefined: nothing)
    ['a first one', NO_LIMIT, '100', '100', undefined],
    ['a lower one', hundred, '99.99', '99.99', undefined],
    ['the same', hundred, '100', '100', undefined],
    ['a higher one', hundred, '100.01', '100', '100.01'],
    ['none', hundred, null, '100', null],
    ['none where there is none', NO_LIMIT, null, null, undefined],
    ['a lower one while a higher one waits', raised, '50', '50', undefined],
    ['the same while a higher one waits', raised, '100', '100', undefined],
    ['a smaller raise while a higher one waits', raised, '150', '100', '150'],
    ['none while a higher one waits', raised, null, '100', null],
  ])('%s', (_what, limit, wish, holds, waits) => {
    const after = changeLimit(limit, wish === null ? null : money(wish), NOW)
    expect(mostAt(after, NOW)).toBe(holds)
    expect(waitingAt(after, NOW)?.most).toBe(waits)
    expect(waitingAt(after, NOW)?.from).toBe(waits === undefined ? undefined : NOW + DAY_MS)
  })

  it('that is higher holds after 24 hours, to the millisecond, over the end of a month', () => {
    const after = changeLimit(hundred, money('200'), NOW)
    expect(mostAt(after, NOW + DAY_MS - 1)).toBe('100')
    expect(mostAt(after, NOW + DAY_MS)).toBe('200')
    expect(waitingAt(after, NOW + DAY_MS)).toBeNull()
  })

  it('that waits can be taken back until then, and no later', () => {
    expect(takeBack(raised, NOW)).toEqual(hundred)
    expect(takeBack(raised, NOW + DAY_MS)).toEqual({ most: '200', waiting: null })
  })

  const amounts = fc.option(fc.integer({ min: 1, max: 500 }).map((units) => money(String(units))))
  const steps = fc.array(fc.record({ wish: amounts, wait: fc.integer({ min: 0, max: 3 * DAY_MS }) }), { maxLength: 12 })

  it('never lets through more than it did in any of the last 24 hours’ wishes', () => {
    fc.assert(
      fc.property(steps, (wishes) => {
        let limit = NO_LIMIT
        let at = NOW
        for (const { wish, wait } of wishes) {
          const before = mostAt(limit, at)
          limit = changeLimit(limit, wish, at)
          const held = mostAt(limit, at)
          // At once: what is lower of the two.
          expect(held).toBe(lower(before, wish))
          // Until a day has passed nothing is higher than now.
          expect(compareMost(mostAt(limit, at + DAY_MS - 1), held)).toBe('same')
          // After a day without another wish it is what was wished.
          expect(compareMost(mostAt(limit, at + DAY_MS), wish)).toBe('same')
          at += wait
        }
      }),
    )
  })
})

function lower(left: Money | null, right: Money | null): Money | null {
  if (left === null || right === null) return left ?? right
  return compare(left, right) <= 0 ? left : right
}

describe('a break', () => {
  it.each([
    ['day', '2026-11-01T23:30:00.000Z'],
    ['week', '2026-11-07T23:30:00.000Z'],
    ['days30', '2026-11-30T23:30:00.000Z'],
    ['weeks6', '2026-12-12T23:30:00.000Z'],
  ] as const)('%s ends after so many times 24 hours, whatever the month and summer time', (length, end) => {
    expect(new Date(endOfBreak(length, NOW)).toISOString()).toBe(end)
    expect(breakAt(endOfBreak(length, NOW), Date.parse(end) - 1)).toBe(Date.parse(end))
    expect(breakAt(endOfBreak(length, NOW), Date.parse(end))).toBeNull()
  })

  it('is never shortened by another one', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...BREAK_LENGTHS), fc.nat(20 * DAY_MS))), (taken) => {
        let until: number | null = null
        let at = NOW
        for (const [length, wait] of taken) {
          const before: number | null = breakAt(until, at)
          until = takeBreak(before, length, at)
          expect(until).toBeGreaterThanOrEqual(Math.max(before ?? 0, endOfBreak(length, at)))
          at += wait
        }
      }),
    )
  })
})
