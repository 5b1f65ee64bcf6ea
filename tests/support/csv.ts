/** Reads a CSV text (RFC 4180) in which every cell is quoted. Skips all text outside the quotes. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', separator] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (separator === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
