import * as v from 'valibot'
import { storedRecord } from './storage'

export const { read: readDataSaver, write: chooseDataSaver } = storedRecord(
  'dataSaver',
  v.picklist(['system', 'on', 'off']),
  'system',
)

/** Chrome tells of the phone's own data saver; other browsers tell nothing, and count as "off". */
export function savesData(): boolean {
  const choice = readDataSaver()
  if (choice !== 'system') return choice === 'on'
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
