import { expect, it } from 'vitest'
import { throttleEnd, wasDrawnBeforeCheck } from './request-rules'

it('throttleEnd returns the end of the wait after the last request, and 0 if the clock was set back', () => {
  expect([10_000, 12_000, 12_001].map((sentAt) => throttleEnd(sentAt, 5000, 12_000))).toEqual([15_000, 17_000, 0])
})

it.each([
  ['true if the result was seen between the order and the last look-up', { seenAt: 2000 }, 3000, true],
  ['false if the result was seen after the last look-up', { seenAt: 3001 }, 3000, false],
  ['false before the first look-up', { seenAt: 2000 }, undefined, false],
  ['false for a result that was seen before the order', { seenAt: 999 }, 3000, false],
  ['false for a result of another round', { seenAt: 2000, period: '20261121-0542' }, 3000, false],
])('wasDrawnBeforeCheck returns %s', (_name, observation, checkedAt, expected) => {
  const period = '20261121-0541'
  const pending = checkedAt === undefined ? { sentAt: 1000 } : { sentAt: 1000, checkedAt }
  expect(wasDrawnBeforeCheck({ period }, pending, [{ period, ...observation }])).toBe(expected)
})
