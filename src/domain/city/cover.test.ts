import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { CITIES } from '@/mocks/catalogue/hosts'
import { textInLanguage } from '@/mocks/translated'
import { forAll } from '../../../tests/support/for-all'
import { MOTIFS, TINTS, landmarkOf, patternOf } from './cover'
import { LANDMARK_DRAWINGS } from './landmarks'

describe('landmarkOf', () => {
  it('returns one landmark for each city of the mock in every language, and no landmark twice', () => {
    const landmarks = CITIES.map(
      ({ name }) => new Set(languages.map(({ code }) => landmarkOf(textInLanguage(name, code)))),
    )
    expect(landmarks.map(({ size }) => size)).toEqual(CITIES.map(() => 1))
    expect(new Set(landmarks.map(([landmark]) => landmark))).toEqual(new Set(Object.keys(LANDMARK_DRAWINGS)))
  })

  it.each([
    ['DKI JAKARTA', 'monument'],
    ['Jakarta (Selatan)', 'monument'],
    ['Thành phố Hà Nội', 'islet'],
    ['雅加达市', 'monument'],
    ['Medana', null],
    ['Comedan', null],
    ['Mexico', null],
    ['', null],
  ])('returns for the name %j the landmark %j', (name, landmark) => {
    expect(landmarkOf(name)).toBe(landmark)
  })

  it('gives neighbours in the list of the mock different colours', () => {
    const tints = CITIES.map(({ name }) => LANDMARK_DRAWINGS[landmarkOf(textInLanguage(name, 'en_us')) ?? 'gate'].tint)
    expect(tints.filter((tint, index) => tint === tints[index - 1])).toEqual([])
  })
})

describe('patternOf', () => {
  it('returns the same pattern for the same id', () => {
    expect(patternOf('3')).toEqual({ motif: 'blocks', tint: 'deep', isMirrored: false })
    expect(patternOf('jkt-01')).toEqual(patternOf('jkt-01'))
  })

  it('returns 40 different patterns for 40 consecutive ids, and changes drawing and colour from id to id', () => {
    const patternText = (id: number) => JSON.stringify(patternOf(String(id)))
    expect(new Set(Array.from({ length: 40 }, (_, at) => patternText(at + 1))).size).toBe(40)
    for (let id = 1; id < 100; id += 1) {
      const [pattern, nextPattern] = [patternOf(String(id)), patternOf(String(id + 1))]
      expect(pattern.motif).not.toBe(nextPattern.motif)
      expect(pattern.tint).not.toBe(nextPattern.tint)
    }
  })

  it('returns a known drawing and colour for any id', () =>
    forAll(fc.string({ unit: 'grapheme' }), (id) => {
      const { motif, tint } = patternOf(id)
      expect(MOTIFS).toContain(motif)
      expect(TINTS).toContain(tint)
    }))
})
