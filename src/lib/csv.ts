/** CSV by RFC 4180. A cell that a spreadsheet would run as a formula gets a quote before it; a plain negative number is none. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/.test(text) ? `'${text}` : text
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

/** Saves rows as a CSV file of this name on the member's device. */
export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
