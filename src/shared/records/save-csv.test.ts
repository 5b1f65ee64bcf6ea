import { readCsv } from '../../../tests/support/csv'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './save-csv'

const toCsv = (rows: readonly (readonly string[])[]) => rows.map(csvLine).join('')

const SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫'

describe('CSV', () => {
  it('divides by commas, ends every row, and quotes every cell', () => {
    expect(toCsv([['a', 'b,c', 'd "e"', 'f\ng', ''], ['1']])).toBe('"a","b,c","d ""e""","f\ng",""\r\n"1"\r\n')
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['\u200b=1', "\u200b'=1"],
    ['\tx', "'\tx"],
    ['-cmd', "'-cmd"],
    ['-1000,5', "'-1000,5"],
    ['paid;=1+1', "paid;'=1+1"],
    ['paid; "=1+1"', 'paid; "\'=1+1"'],
    ['paid\t=1', "paid\t'=1"],
    ['paid\n＋1', "paid\n'＋1"],
    ['"=1"', '"\'=1"'],
  ])('%j is text to a spreadsheet, never a formula', (cell, safe) => {
    expect(readCsv(toCsv([[cell]]))).toEqual([[safe]])
  })

  const plain = "-1000 | -0.5 | 1950 | Sunda | 2026-11-21 13:05:09 | 20261121-0467 | 'x | 小 | a=b | a = b - c"
  it.each([...plain.split(' | '), 'Even (pair); 3 of 6', 'me@example.com'])('%j stays as it is', (cell) => {
    expect(toCsv([[cell]])).toBe(`"${cell}"\r\n`)
  })

  it('is done with 40,000 line ends in a cell at once', () => {
    const cell = `a${'\n'.repeat(40_000)}b`
    const begin = performance.now()
    expect(toCsv([[cell]])).toBe(`"${cell}"\r\n`)
    expect(performance.now() - begin).toBeLessThan(1000)
  })

  const cells = fc.string({ unit: fc.constantFrom(...Array.from(`a1",;\t\n\r '\u200b${SIGNS}`)), maxLength: 12 })
  const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })

  it('reads back as it was, but for the guards of formulas', () =>
    forAll(tables, (rows) => {
      const plain = (text: string) => text.replaceAll("'", '')
      const read = readCsv(toCsv(rows))
      expect(read.map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)))
    }))

  it('has no formula wherever a spreadsheet divides it', () => {
    const formula = new RegExp(`^[\\s\\p{C}"]*[${SIGNS.replace('-', '\\-')}]`, 'u')
    const isFormula = (part: string) => formula.test(part) && !/^"?-\d+(?:\.\d+)?(?:"|$)/.test(part)
    fc.assert(
      fc.property(tables, (rows) => {
        const file = toCsv(rows)
        expect(file.split(/[;\t\r\n]/).filter(isFormula)).toEqual([])
        expect(readCsv(file).flat().filter(isFormula)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })
})
