import { csvLine } from '@/lib/csv'
import { mapInSlices } from '@/lib/slices'

/** A record of thousands is written while the page goes on answering. */
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
  const file = [csvLine(head), ...lines, ...foot.map(csvLine)]
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', ...file], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
