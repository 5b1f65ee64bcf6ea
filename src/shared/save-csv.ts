import { toCsv } from '@/lib/csv'

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
