import { describe, expect, it } from 'vitest'
import { alarmsIn, byPeriod, firstResults, newAmong } from './entries'
import type { Observation } from './entries'

const seen = (period: string, text: string, seenAt = 1, source: Observation['source'] = 'history'): Observation => {
  const [first = 0, second = 0, third = 0] = Array.from(text, Number)
  return { period, numbers: [first, second, third], seenAt, source }
}

describe('what is new to a ledger', () => {
  const kept = byPeriod([seen('1', '465', 1, 'draw'), seen('2', '123', 2)])

  it.each<[string, Observation, boolean]>([
    ['the same from another place', seen('1', '465', 9, 'history'), false],
    ['other numbers', seen('1', '466', 9), true],
    ['the same numbers in another order', seen('1', '456', 9), true],
    ['another period', seen('3', '465', 9), true],
  ])('%s', (_name, one, isNew) => {
    expect(newAmong(kept, [one])).toEqual(isNew ? [one] : [])
  })

  it('is named once', () => {
    const found = [seen('3', '111', 5), seen('3', '111', 6), seen('3', '112', 5), seen('4', '111', 5)]
    expect(newAmong(kept, found)).toEqual(found.filter(({ seenAt }) => seenAt === 5))
  })
})

describe('an alarm', () => {
  it('has both results and both times, one for each other result, and none where all voices agree', () => {
    const first = seen('1', '465', 10, 'draw')
    const changed = seen('1', '466', 20)
    const again = seen('1', '111', 30)
    const alike = [seen('1', '466', 25), seen('2', '123', 11), seen('2', '123', 12, 'draw')]
    expect(alarmsIn([first, changed, ...alike, again])).toEqual([
      { period: '1', first, later: again },
      { period: '1', first, later: changed },
    ])
  })

  it('takes what was added first for the first, whatever the clock said', () => {
    const first = seen('1', '465', 9, 'draw')
    const later = seen('1', '466', 5)
    expect(alarmsIn([first, later])).toEqual([{ period: '1', first, later }])
    expect(firstResults([first, later])).toEqual([{ period: '1', numbers: [4, 6, 5] }])
  })
})
