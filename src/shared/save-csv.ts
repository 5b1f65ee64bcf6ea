import { csvSteps } from '@/lib/csv'
import { inSlices, type Steps } from '@/lib/steps'
import { saveFile } from './save-file'

/** @param rows a record of thousands is written while the page goes on answering */
export async function saveCsv(fileName: string, rows: Steps<string[][]>): Promise<void> {
  const text = await inSlices(csvOf(rows))
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(fileName, ['\uFEFF', text], 'text/csv;charset=utf-8')
}

function* csvOf(rows: Steps<string[][]>): Steps<string> {
  return yield* csvSteps(yield* rows)
}
