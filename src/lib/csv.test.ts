import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'

/** By RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('CSV', () => {
  it('divides by commas, ends every row, and quotes what needs it', () => {
    expect(toCsv([['a', 'b,c', 'd "e"', 'f\ng', ''], ['1']])).toBe('a,"b,c","d ""e""","f\ng",\r\n1\r\n')
  })

  it.each([
    '=1+1',
    '+1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '-cmd',
    '-',
    '-1+1',
    "-2+3+cmd|' /C calc'!A0",
    '-1000,5',
    '=HYPERLINK("http://x.example","y")',
  ])('%j is text to a spreadsheet, never a formula', (cell) => {
    expect(readCsv(toCsv([[cell]]))).toEqual([[`'${cell}`]])
  })

  it.each(['-1000', '-0.5', '1950', 'Sunda', '2026-11-21 13:05:09', '20261121-0467', "'x", '小'])(
    '%j stays as it is',
    (cell) => {
      expect(toCsv([[cell]])).toBe(`${cell}\r\n`)
    },
  )

  it('reads back as it was, but for the guard of a formula', () => {
    const rows = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', ' ') }), { minLength: 2 }),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(rows, (rows) => {
        const guarded = rows.map((row) => row.map((cell) => (/^[=\r]/.test(cell) ? `'${cell}` : cell)))
        expect(readCsv(toCsv(rows))).toEqual(guarded)
      }),
    )
  })
})
