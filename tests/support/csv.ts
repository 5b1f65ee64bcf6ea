/** By RFC 4180, every cell in quotes. A byte order mark and what does not fit are left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
