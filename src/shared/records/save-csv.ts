import { csvSteps } from '@/lib/csv'
import { type Steps, inSlices } from '@/lib/steps'

/** @param rows a record of thousands is written while the page goes on answering */
export async function saveCsv(fileName: string, rows: Steps<string[][]>): Promise<void> {
  const text = await inSlices(csvOf(rows))
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(fileName, ['\uFEFF', text], 'text/csv;charset=utf-8')
}

function* csvOf(rows: Steps<string[][]>): Steps<string> {
  return yield* csvSteps(yield* rows)
}

function saveFile(fileName: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
