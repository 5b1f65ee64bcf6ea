/**
 * Returns the rows of a CSV text by RFC 4180 in which every cell is quoted. Skips a byte order mark
 * and text outside the quotes.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', separator] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (separator === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
