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

/** How much more rarely what is not urgent is asked for. */
const SLOWER = 3

/** For polls of what nobody waits for: never outcomes of money, nor the closing of a draw. */
export function unhurried(ms: number): number {
  return savesData() ? SLOWER * ms : ms
}
