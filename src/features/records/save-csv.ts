import { mapInSlices } from '@/lib/slices'

/** Builds the rows in slices, so the page stays responsive with thousands of items. */
export async function saveCsv<Item>(
  fileName: string,
  {
    head,
    items,
    rowsOf,
    foot = [],
  }: { head: string[]; items: readonly Item[]; rowsOf: (item: Item) => string[][]; foot?: string[][] },
): Promise<void> {
  const lines = await mapInSlices(items, (item) => rowsOf(item).map(csvLine).join(''))
  const fileLines = [csvLine(head), ...lines, ...foot.map(csvLine)]
  // The byte order mark lets spreadsheets recognise the file as UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', ...fileLines], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

const NUMBER_PATTERN = /^-?\d+(?:\.\d+)?$/
/**
 * Matches a whole run of separators, quotes and invisible characters at once, because separate
 * matches at thousands of line breaks would take seconds.
 */
const FORMULA_PREFIX_PATTERN = /^[;\s\p{C}"]*|[;\s\p{C}"]+/gu
/** Characters that some programs, or programs in some regions, read as the end of a cell. */
const CELL_END_PATTERN = /[;\t\r\n]/
const FORMULA_SIGN_PATTERN = /[=+\-@＝＋－＠﹦﹢﹣﹫]/
const CONTROL_START_PATTERN = /^(?=[\t\r\n])/

/**
 * Returns one row of a CSV file (RFC 4180). Every cell is in quotes, because spreadsheets split at
 * semicolons in regions with a decimal comma. An apostrophe before the sign of a formula keeps
 * spreadsheets from running the cell.
 */
export function csvLine(row: readonly string[]): string {
  return `${row.map((text) => `"${withoutFormulas(text).replaceAll('"', '""')}"`).join(',')}\r\n`
}

function withoutFormulas(text: string): string {
  if (NUMBER_PATTERN.test(text)) return text
  const guardedText = text.replace(FORMULA_PREFIX_PATTERN, (prefix, position: number) =>
    (position === 0 || CELL_END_PATTERN.test(prefix)) &&
    FORMULA_SIGN_PATTERN.test(text.charAt(position + prefix.length))
      ? `${prefix}'`
      : prefix,
  )
  return guardedText.replace(CONTROL_START_PATTERN, "'")
}
