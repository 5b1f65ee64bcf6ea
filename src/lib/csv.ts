import { mapSteps, type Steps } from './steps'

const NUMBER = /^-?\d+(?:\.\d+)?$/
/**
 * A sign that would begin a formula: at the start of a cell, or behind what another program or
 * region takes for the end of one.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{C}"]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu
const CONTROL_AT_START = /^(?=[\t\r\n])/

/**
 * RFC 4180, with every cell in quotes: where the decimal sign is a comma, spreadsheets divide at
 * semicolons. A cell that a spreadsheet would run as a formula gets an apostrophe before the sign.
 */
export function* csvSteps(rows: readonly (readonly string[])[]): Steps<string> {
  const cell = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`
  const lines = yield* mapSteps(rows, (row) => row.map(cell).join(','))
  return lines.join('\r\n') + '\r\n'
}

function withoutFormulas(text: string): string {
  return NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'").replace(CONTROL_AT_START, "'")
}
