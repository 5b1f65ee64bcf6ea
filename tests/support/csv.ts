/** Reads RFC 4180 with every cell quoted. Skips a byte order mark and text that does not fit. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
