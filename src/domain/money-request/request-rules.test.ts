import { expect, it } from 'vitest'
import { throttleEnd } from './request-rules'

it('throttleEnd returns the end of the wait after the last request, and 0 if the clock was set back', () => {
  expect([10_000, 12_000, 12_001].map((sentAt) => throttleEnd(sentAt, 5000, 12_000))).toEqual([15_000, 17_000, 0])
})
