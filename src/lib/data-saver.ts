import * as v from 'valibot'
import { storedRecord } from './storage'

export type DataSaver = 'system' | 'on' | 'off'

const stored = storedRecord('dataSaver', v.picklist(['system', 'on', 'off']), 'system')

export function readDataSaver(): DataSaver {
  return stored.read()
}

export function chooseDataSaver(choice: DataSaver): void {
  stored.write(choice)
}

/** Chrome tells of the phone's own data saver; other browsers tell nothing, and count as "off". */
export function savesData(): boolean {
  const choice = readDataSaver()
  if (choice !== 'system') return choice === 'on'
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
