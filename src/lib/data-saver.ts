import * as v from 'valibot'
import { storedRecord } from './storage'

export const { read: readDataSaver, write: chooseDataSaver } = storedRecord(
  'dataSaver',
  v.picklist(['system', 'on', 'off']),
  'system',
)

/**
 * Returns true if the app should load less data. The choice "system" follows the phone's data
 * saver. Only Chromium reports it; elsewhere "system" counts as off.
 */
export function shouldSaveData(): boolean {
  const choice = readDataSaver()
  if (choice !== 'system') return choice === 'on'
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
