import { toCsv } from '@/lib/csv'
import { saveFile } from './save-file'

export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(fileName, ['\uFEFF', toCsv(rows)], 'text/csv;charset=utf-8')
}
