import { readCsv } from '../../../tests/support/csv'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { csvLine, saveCsv } from './save-csv'

const toCsv = (rows: readonly (readonly string[])[]) => rows.map(csvLine).join('')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('saveCsv saves head, rows and foot under the file name, and revokes the file’s address after a second', async () => {
  vi.useFakeTimers()
  const click = vi.fn<() => void>()
  const link = { click, href: '', download: '' }
  vi.stubGlobal('document', { createElement: () => link })
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revokeUrl = vi.spyOn(URL, 'revokeObjectURL')
  const rowsOf = (item: string) => [[item], ['']]
  await saveCsv('a.csv', { head: ['h'], items: ['x', 'y'], rowsOf, foot: [['f']] })
  await saveCsv('b.csv', { head: ['h'], items: [], rowsOf })
  const files = createUrl.mock.calls.map(([blob]) => blob as Blob)
  const texts = await Promise.all(
    files.map(async (file) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())),
  )
  expect(texts).toEqual(['\uFEFF"h"\r\n"x"\r\n""\r\n"y"\r\n""\r\n"f"\r\n', '\uFEFF"h"\r\n'])
  expect(files[0]?.type).toBe('text/csv;charset=utf-8')
  expect([link.href, link.download, click.mock.calls.length, revokeUrl.mock.calls]).toEqual(['blob:1', 'b.csv', 2, []])
  vi.advanceTimersByTime(1000)
  expect(revokeUrl).toHaveBeenCalledWith('blob:1')
})

const SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫'

describe('toCsv', () => {
  it('separates cells by commas, ends every row with CRLF and quotes every cell', () => {
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
  ])('adds an apostrophe to %j, so that no spreadsheet runs the cell as a formula', (cell, safeCell) => {
    expect(readCsv(toCsv([[cell]]))).toEqual([[safeCell]])
  })

  const unchangedCells =
    "-1000 | -0.5 | -12.25 | 1950 | Sunda | 2026-11-21 13:05:09 | 20261121-0467 | 'x | 小 | a=b | a = b - c"
  it.each([...unchangedCells.split(' | '), 'Even (pair); 3 of 6', 'me@example.com'])(
    'leaves the cell %j unchanged',
    (cell) => {
      expect(toCsv([[cell]])).toBe(`"${cell}"\r\n`)
    },
  )

  it('writes a cell with 40,000 line breaks within a second', () => {
    const cell = `a${'\n'.repeat(40_000)}b`
    const startedAt = performance.now()
    expect(toCsv([[cell]])).toBe(`"${cell}"\r\n`)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  const cells = fc.string({ unit: fc.constantFrom(...Array.from(`a1",;\t\n\r '\u200b${SIGNS}`)), maxLength: 12 })
  const tables = fc.array(fc.array(cells, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })

  it('writes rows that can be read back unchanged, except for the apostrophes before formulas', () =>
    forAll(tables, (rows) => {
      const withoutApostrophes = (text: string) => text.replaceAll("'", '')
      const readRows = readCsv(toCsv(rows))
      expect(readRows.map((row) => row.map(withoutApostrophes))).toEqual(rows.map((row) => row.map(withoutApostrophes)))
    }))

  it('writes no cell that is a formula, at whichever separator a spreadsheet splits the file', () => {
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
