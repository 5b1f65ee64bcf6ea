import * as v from 'valibot'

/**
 * Local storage that never throws. Where the browser refuses it (private mode, full, blocked),
 * values live in memory until the page is closed.
 */
const memory = new Map<string, string>()
const PREFIX = 'tiga.'

export function readText(key: string): string | null {
  // A value in memory could not be stored, so it is newer than the one in storage.
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeText(key: string): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** True at the first call with this name in a tab; reloading the page does not start over. */
export function firstTimeInThisTab(name: string): boolean {
  const key = PREFIX + name
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    if (memory.has(key)) return false
    memory.set(key, '1')
    return true
  }
}

/** JSON under `tiga.<name>`; a value that does not fit its schema reads as the fallback. */
export interface StoredRecord<T> {
  read(): T
  write(value: T): void
  remove(): void
}

export function storedRecord<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): StoredRecord<T> {
  const key = PREFIX + name
  return {
    read() {
      const text = readText(key)
      if (text === null) return fallback
      try {
        const result = v.safeParse(schema, JSON.parse(text))
        return result.success ? result.output : fallback
      } catch {
        return fallback
      }
    },
    write: (value) => writeText(key, JSON.stringify(value)),
    remove: () => removeText(key),
  }
}

/**
 * What belongs to the device and outlives a log-out (reading 9). Every other record of ours is the
 * member's.
 */
const DEVICE_RECORDS = ['theme', 'limits', 'seenDraws', 'qaMember']

function isMembersKey(key: string): boolean {
  return key.startsWith(PREFIX) && !DEVICE_RECORDS.includes(key.slice(PREFIX.length))
}

/**
 * Removes every record of ours that is not named as the device's: a log-out must not depend on
 * somebody's memory.
 */
export function removeMemberRecords(): void {
  for (const key of memory.keys()) if (isMembersKey(key)) memory.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (isMembersKey(key)) localStorage.removeItem(key)
  } catch {
    // The browser refuses access to storage, so nothing was stored there.
  }
}
