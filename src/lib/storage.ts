import * as v from 'valibot'

/** Holds values that the browser refuses to store (private mode, full, blocked). */
const memory = new Map<string, string>()
const PREFIX = 'tiga.'

export function readText(key: string): string | null {
  // A value in memory could not be stored, so it is newer than the stored one.
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

/** Stored as JSON; a value that does not fit its schema reads as the fallback. */
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

/** These survive a log-out (reading 9); every other record is the member's. */
const DEVICE_RECORDS = ['theme', 'limits', 'seenDraws', 'qaMember']

function isMembersKey(key: string): boolean {
  return key.startsWith(PREFIX) && !DEVICE_RECORDS.includes(key.slice(PREFIX.length))
}

export function removeMemberRecords(): void {
  for (const key of memory.keys()) if (isMembersKey(key)) memory.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (isMembersKey(key)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}
