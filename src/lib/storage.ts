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

/** In memory until the storage is seen to hold it: some take what they do not keep. */
export function writeText(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
    if (localStorage.getItem(key) === value) memory.delete(key)
  } catch {
    // It stays in memory.
  }
}

/** False where the browser keeps what was written last only until the page closes. */
export function isStored(key: string): boolean {
  return !memory.has(key)
}

/** Undefined where the text is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
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

export function keysBeginningWith(prefix: string): string[] {
  const keys = new Set([...memory.keys()].filter((key) => key.startsWith(prefix)))
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) keys.add(key)
  } catch {
    // Nothing was stored there.
  }
  return [...keys]
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

/** These survive a log-out, which names them (reading 9); every other record is the member's. */
export const DEVICE_RECORDS = ['theme', 'numberFormat', 'dataSaver', 'ledger', 'playTime', 'realityCheck', 'qaMember']

/**
 * Each entry names its member, who finds it again at the next log-in. Other members never see it,
 * and whoever writes it removes it when its member logs out; own limits alone stay then (reading
 * 9).
 */
export const KEPT_PER_MEMBER = ['requests.', 'messages.', 'awaited.', 'savedHosts.', 'limits.', 'copies.']

function isMembersKey(key: string): boolean {
  if (!key.startsWith(PREFIX)) return false
  const name = key.slice(PREFIX.length)
  return !DEVICE_RECORDS.includes(name) && !KEPT_PER_MEMBER.some((prefix) => name.startsWith(prefix))
}

export function removeMemberRecords(): void {
  forgetUnstoredMemberRecords()
  try {
    for (const key of Object.keys(localStorage)) if (isMembersKey(key)) localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** When another tab has ended the session: what is stored may be the next member's. */
export function forgetUnstoredMemberRecords(): void {
  for (const key of memory.keys()) if (isMembersKey(key)) memory.delete(key)
}

/** When another tab has written the key: its value is newer than the one in memory. */
export function forgetUnstored(key: string): void {
  memory.delete(key)
}
