import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createClosings } from './rounds'

const NOW = Date.UTC(2026, 10, 21, 12)
const answer = (openPeriod: string, closesIn: number | null, drawnPeriod = '') => ({
  gameId: '11',
  drawnPeriod,
  openPeriod,
  closesAt: closesIn === null ? null : NOW + closesIn,
})

describe('when a period closes', () => {
  it.each([
    ['keeps to the first answer while later ones differ by a rounding', ['7', 30_000], ['7', 30_900], 30_000],
    ['follows a later answer that differs by more', ['7', 30_000], ['7', 33_000], 33_000],
    ['stays where it was while the game is still closed', ['7', -5000], ['7', -10], -5000],
    ['was the countdown’s end where the platform now says closed too', ['7', -1200], ['7', 0], -1200],
    ['is now where the platform closed it early', ['7', 30_000], ['7', -10], -10],
    ['is later again where the platform has reopened it', ['7', -5000], ['7', 30_000], 30_000],
    ['does not come back for the last second of a rounding', ['7', -300], ['7', 600], -300],
    ['is new with a new period', ['6', -5000], ['7', -10], -10],
    ['stays as it was told where a later answer does not say', ['7', 30_000], ['7', null], 30_000],
    ['is known as soon as an answer tells it', ['7', null], ['7', 30_000], 30_000],
    ['of a new period is not that of the one before', ['6', 30_000], ['7', null], null],
    ['is not known where no answer tells it', ['7', null], ['7', null], null],
  ] as const)('%s', (_name, [first, firstIn], [second, secondIn], expected) => {
    const { agree } = createClosings(() => {})
    agree(answer(first, firstIn), NOW)
    expect(agree(answer(second, secondIn), NOW)).toBe(expected === null ? null : NOW + expected)
  })

  it('is as told where the platform names no period', () => {
    const { agree } = createClosings(() => {})
    agree(answer('', 0), NOW)
    expect(agree(answer('', 500), NOW)).toBe(NOW + 500)
  })

  it('tells nothing of another game', () => {
    const { agree } = createClosings(() => {})
    agree({ ...answer('7', -5000), gameId: '12' }, NOW)
    expect(agree(answer('7', -10), NOW)).toBe(NOW - 10)
  })

  it('is the same for every answer within a second of the truth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 2 }), (offsets) => {
        const { agree } = createClosings(() => {})
        const agreed = offsets.map((offset) => agree(answer('7', 30_000 + offset), NOW))
        expect(new Set(agreed).size).toBe(1)
      }),
    )
  })
})

describe('the length of a game’s rounds', () => {
  const lengthAfter = (...answers: ReturnType<typeof answer>[]) => {
    const onLength = vi.fn<(gameId: string, seconds: number) => void>()
    const { agree } = createClosings(onLength)
    for (const one of answers) agree(one, NOW)
    return onLength.mock.lastCall
  }

  it('is the distance of two closings that follow each other', () => {
    expect(lengthAfter(answer('7', 2000, '6'), answer('8', 61_900, '7'))).toEqual(['11', 60])
  })

  it('is known once the result is published, where the next period opens before', () => {
    expect(lengthAfter(answer('7', 2000, '6'), answer('8', 62_000, '6'))).toBeUndefined()
    expect(lengthAfter(answer('7', 2000, '6'), answer('8', 62_000, '6'), answer('8', 62_000, '7'))).toEqual(['11', 60])
  })

  it.each([
    ['one round alone', [answer('7', 30_000, '6')]],
    ['two rounds with another between them', [answer('7', 2000, '6'), answer('9', 122_000, '8')]],
    ['a round whose closing is not known', [answer('7', null, '6'), answer('8', 60_000, '7')]],
    ['rounds that close at once', [answer('7', 2000, '6'), answer('8', 2000, '7')]],
    ['rounds that lie more than a day apart', [answer('7', 0, '6'), answer('8', 25 * 60 * 60_000, '7')]],
  ])('is not told by %s', (_name, answers) => {
    expect(lengthAfter(...answers)).toBeUndefined()
  })
})
