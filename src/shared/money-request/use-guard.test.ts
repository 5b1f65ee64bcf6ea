import { describe, expect, it } from 'vitest'
import { guardEnd } from './use-guard'

describe('the guard between two requests', () => {
  it.each([
    ['ends so long after the last', 10_000, 5000, 12_000, 15_000],
    ['is over where none was sent', 0, 5000, 12_000, 5000],
    ['does not hold where the clock was set back', 20_000, 5000, 12_000, 0],
  ])('%s', (_name, sentAt, ms, now, end) => {
    expect(guardEnd(sentAt, ms, now)).toBe(end)
  })
})
