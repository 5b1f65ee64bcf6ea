import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOUBLE_TAP_MS, meaningOf, zoneOf, type TapMeaning, type Touch } from './taps'

const LEFT = 0.1
const MIDDLE = 0.5
const RIGHT = 0.9

/** What a row of taps means, one after the other. */
function meanings(taps: readonly [at: number, x: number][]): TapMeaning[] {
  return taps.map(([at, x], index) => {
    const before = taps[index - 1]
    return meaningOf({ at, x }, before === undefined ? null : { at: before[0], x: before[1] })
  })
}

describe('a place on the picture', () => {
  it.each([
    [0, 'back'],
    [0.33, 'back'],
    [0.34, 'middle'],
    [0.5, 'middle'],
    [0.66, 'middle'],
    [0.67, 'forward'],
    [1, 'forward'],
  ])('at %s of the width is in the third "%s"', (x, zone) => {
    expect(zoneOf(x)).toBe(zone)
  })
})

describe('taps', () => {
  it.each<[string, [number, number][], TapMeaning[]]>([
    ['one on the left', [[0, LEFT]], ['single']],
    ['one in the middle', [[0, MIDDLE]], ['single']],
    [
      'two on the left',
      [
        [0, LEFT],
        [200, LEFT],
      ],
      ['single', 'back'],
    ],
    [
      'two on the right',
      [
        [0, RIGHT],
        [300, RIGHT],
      ],
      ['single', 'forward'],
    ],
    [
      'three on the right: two steps',
      [
        [0, RIGHT],
        [200, RIGHT],
        [400, RIGHT],
      ],
      ['single', 'forward', 'forward'],
    ],
    [
      'two in the middle, which toggle once',
      [
        [0, MIDDLE],
        [150, MIDDLE],
      ],
      ['single', 'again'],
    ],
    [
      'two slow ones',
      [
        [0, LEFT],
        [301, LEFT],
      ],
      ['single', 'single'],
    ],
    [
      'a quick one on either side',
      [
        [0, LEFT],
        [150, RIGHT],
      ],
      ['single', 'single'],
    ],
    [
      'two on the left, and one after a while',
      [
        [0, LEFT],
        [200, LEFT],
        [900, LEFT],
      ],
      ['single', 'back', 'single'],
    ],
  ])('%s', (_name, taps, expected) => {
    expect(meanings(taps)).toEqual(expected)
  })

  it('never step in the middle, nor after a wait, nor at the first', () => {
    const tap = fc.record<Touch>({ at: fc.nat(2000), x: fc.double({ min: 0, max: 1, noNaN: true }) })
    fc.assert(
      fc.property(tap, tap, (last, next) => {
        expect(meaningOf(last, null)).toBe('single')
        const meaning = meaningOf(next, last)
        const isStep = meaning === 'back' || meaning === 'forward'
        expect(!isStep || zoneOf(next.x) === meaning).toBe(true)
        expect(!isStep || next.at - last.at <= DOUBLE_TAP_MS).toBe(true)
      }),
    )
  })
})
