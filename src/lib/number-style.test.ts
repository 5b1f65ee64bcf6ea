import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { forAll } from '../../tests/support/for-all'
import { formatAmount, formatSigned, money } from './money/text'
import { formatDecimal, formatPercent, formatPercentages, formatWholeNumber, formatWholePercent } from './decimal-text'
import { numberSamples } from './number-samples'
import { amountMarksOf, setNumberStyle } from './number-style'

afterEach(() => setNumberStyle({ tag: 'en', coversAmounts: false }))

it('in English, figures have commas between thousands, but amounts have dots on the withdraw page', () => {
  expect(formatAmount(money('1234567.5'))).toBe('1,234,567.50')
  expect(formatAmount(money('1234567.5'), 'dot')).toBe('1.234.567,50')
  expect(formatDecimal('1.95')).toBe('1.95')
  expect([0, 999, 1000, 1_234_567].map(formatWholeNumber)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect(formatPercent(61, 216)).toBe('28.2%')
  expect(formatPercentages([108, 108], 216)).toEqual(['50.0%', '50.0%'])
  expect(formatPercentages([47, 122, 47], 216)).toEqual(['21.76%', '56.48%', '21.76%'])
  expect(formatWholePercent(0.459)).toBe('45%')
})

describe('figures in the style of a language', () => {
  const dottedFigures = { amount: '1.234.567,50', odds: '1,95', share: '28,2%' }
  const commaFigures = { amount: '1,234,567.50', odds: '1.95', share: '28.2%' }
  const expectedFigures = {
    id_id: dottedFigures,
    vi_vi: dottedFigures,
    zh_cn: commaFigures,
    en_us: commaFigures,
    es_spa: commaFigures,
    ms_my: commaFigures,
  }

  it.each(languages)('are written as in $name, even on the withdraw page', ({ code, tag }) => {
    setNumberStyle({ tag, coversAmounts: true })
    const { amount, odds, share } = expectedFigures[code]
    expect(formatAmount(money('1234567.5'))).toBe(amount)
    expect(formatAmount(money('1234567.5'), 'dot')).toBe(amount)
    expect(formatSigned(money('1234567.5'))).toBe(`+${amount}`)
    expect(formatDecimal('1.95')).toBe(odds)
    expect(formatPercent(61, 216)).toBe(share)
  })

  it('are rounded down to whole percent by formatWholePercent', () => {
    setNumberStyle({ tag: 'de-DE', coversAmounts: false })
    expect(formatWholePercent(0.459)).toBe('45\u00a0%')
  })

  it('are percentages, odds and counts even while amounts have the platform’s style', () => {
    setNumberStyle({ tag: 'id-ID', coversAmounts: false })
    expect([formatPercent(61, 216), formatDecimal('1.95'), formatWholeNumber(13_363)]).toEqual([
      '28,2%',
      '1,95',
      '13.363',
    ])
    expect(amountMarksOf('comma')).toEqual({ group: ',', point: '.' })
    expect(amountMarksOf('dot')).toEqual({ group: '.', point: ',' })
    expect(numberSamples()).toEqual({ platform: '86,500', language: '86.500' })
  })
})

it('formatPercentages returns figures that add up to 100% and are within 0.05 points of the exact shares', () => {
  const countLists = fc.array(fc.integer({ min: 0, max: 216 }), { minLength: 1, maxLength: 8 })
  forAll(countLists, (counts) => {
    const total = counts.reduce((sum, count) => sum + count, 0)
    fc.pre(total > 0)
    const shares = formatPercentages(counts, total).map((text) => Number(text.replace('%', '')))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6)
    for (const [index, share] of shares.entries())
      expect(Math.abs(share - ((counts[index] ?? 0) / total) * 100)).toBeLessThan(0.0501)
  })
})
