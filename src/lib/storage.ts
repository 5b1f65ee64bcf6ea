import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

/** Holds values that the browser refuses to store (private mode, full, blocked). */
const memory = new Map<string, string>()
const PREFIX = 'tiga.'

/** @param refused returned if the browser throws */
function inStorage<T>(act: (storage: Storage) => T, refused: T): T {
  try {
    return act(localStorage)
  } catch {
    // A browser may throw at the mere access to `localStorage`.
    return refused
  }
}

export function readText(key: string): string | null {
  // A value in memory could not be stored, so it is newer than the stored one.
  return memory.get(key) ?? inStorage((storage) => storage.getItem(key), null)
}

/** Keeps the text in memory unless the storage holds it: some accept a text and drop it. */
export function writeText(key: string, value: string): void {
  memory.set(key, value)
  const isHeld = inStorage((storage) => {
    storage.setItem(key, value)
    return storage.getItem(key) === value
  }, false)
  if (isHeld) memory.delete(key)
}

/** As long as the stored row of a money request. */
const PROBE = '-'.repeat(2000)

/** Whether a text written now would outlive the page: the storage may be full or blocked. */
export function canStore(): boolean {
  const key = `${PREFIX}probe`
  writeText(key, PROBE)
  const isKept = isStored(key)
  removeText(key)
  return isKept
}

/** False if the last text under this key is only in memory, until the page closes. */
export function isStored(key: string): boolean {
  return !memory.has(key)
}

/** Undefined if the text is null or no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // An older build or another program may have written the key.
    return undefined
  }
}

export function removeText(key: string): void {
  memory.delete(key)
  inStorage((storage) => storage.removeItem(key), undefined)
}

export function keysBeginningWith(prefix: string): string[] {
  const keys = new Set([...memory.keys(), ...inStorage(Object.keys, [])])
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** True at the first call with this name in this tab. A reload does not count as a new tab. */
export function firstTimeInThisTab(name: string): boolean {
  const key = PREFIX + name
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    // The browser refuses its storage, so only this page remembers the name.
    if (memory.has(key)) return false
    memory.set(key, '1')
    return true
  }
}

const TAB_PREFIX = `${PREFIX}tab.`

/** Stored in sessionStorage: a reload keeps it, and no other tab sees it. */
export interface TabRecord<T> {
  /** Null if there is none, or if it does not fit its schema. */
  read: () => T | null
  /** Null removes the value. If the browser refuses, a former value may stay. */
  write: (value: T | null) => void
}

export function tabRecord<T>(name: string, schema: v.GenericSchema<unknown, T>): TabRecord<T> {
  const key = TAB_PREFIX + name
  return {
    read: () => {
      const text = inTab((storage) => storage.getItem(key))
      return parse(schema, jsonOf(text))
    },
    write: (value) =>
      void inTab((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)))),
  }
}

export function removeTabRecords(): void {
  inTab((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(TAB_PREFIX)) storage.removeItem(key)
  })
}

function inTab<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    // A browser may throw at the mere access to `sessionStorage`.
    return null
  }
}

/** Stored as JSON. A value that does not fit its schema reads as the fallback. */
export interface StoredRecord<T> {
  read: () => T
  write: (value: T) => void
}

export function storedRecord<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): StoredRecord<T> {
  const key = PREFIX + name
  return {
    read: () => v.parse(v.fallback(schema, fallback), jsonOf(readText(key))),
    write: (value) => writeText(key, JSON.stringify(value)),
  }
}

/** Records of the device, which survive a log-out (reading 9). Others belong to the member. */
export const DEVICE_RECORDS = ['theme', 'numberFormat', 'dataSaver', 'playTime', 'realityCheck', 'reports']

/**
 * Prefixes of entries that name their member. They survive the end of a session, and other members
 * never see them. At the member's own log-out the module that owns them removes them, except own
 * limits (reading 9).
 */
export const KEPT_PER_MEMBER = ['requests.', 'messages.', 'awaited.', 'savedHosts.', 'limits.', 'copies.']

function isMembersKey(key: string): boolean {
  if (!key.startsWith(PREFIX)) return false
  const name = key.slice(PREFIX.length)
  return !DEVICE_RECORDS.includes(name) && !KEPT_PER_MEMBER.some((prefix) => name.startsWith(prefix))
}

export function removeMemberRecords(): void {
  forgetUnstoredMemberRecords()
  for (const key of inStorage(Object.keys, []).filter(isMembersKey))
    inStorage((storage) => storage.removeItem(key), undefined)
}

/** Drops only texts in memory. Stored ones may be the next member's, if another tab logged in. */
export function forgetUnstoredMemberRecords(): void {
  for (const key of memory.keys()) if (isMembersKey(key)) memory.delete(key)
}

/** Drops the text in memory, once another tab has written a newer one under the key. */
export function forgetUnstored(key: string): void {
  memory.delete(key)
}

/** An entry that does not fit its schema, such as one that another build has written. */
interface Unreadable {
  id: string
  /** Null if the entry names no member. */
  memberId: string | null
  /** Undefined if the text is no JSON. */
  value: unknown
}

/** Each has its own key: tabs overwrite no others, and an unreadable entry hides no others. */
export interface StoredEntries<T> {
  /** Entries that fit the schema. The same array until one changes, for `useSyncExternalStore`. */
  list: () => readonly T[]
  /** Entries that do not fit the schema. Also the same array until one changes. */
  unreadable: () => readonly Unreadable[]
  get: (id: string) => T | null
  put: (id: string, entry: T) => void
  remove: (id: string) => void
  /** Whether this or another tab has removed it by its id. False if all storage was cleared. */
  isRemoved: (id: string) => boolean
  /** Removes the member's entries, and unreadable ones unless they name another member. */
  removeOf: (memberId: string) => void
  /** The listener is also called for changes by other tabs. */
  subscribe: (listener: () => void) => () => void
}

export function storedEntries<T>(name: string, schema: v.GenericSchema<unknown, T>): StoredEntries<T> {
  const prefix = `tiga.${name}.`
  const changes = createStore(() => 0)
  const notify = () => changes.setState((count) => count + 1)
  const removed = new Set<string>()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null if all storage was cleared.
    if (key !== null && !key.startsWith(prefix)) return
    if (key !== null) forgetUnstored(key)
    if (key !== null && newValue === null) removed.add(key.slice(prefix.length))
    notify()
  }
  let last: { text: string; entries: readonly T[]; unreadable: readonly Unreadable[] } | null = null
  const all = () => {
    const stored = keysBeginningWith(prefix)
      .sort()
      .map((key) => ({ id: key.slice(prefix.length), text: readText(key) }))
    const text = JSON.stringify(stored)
    if (text === last?.text) return last
    const entries: T[] = []
    const unreadable: Unreadable[] = []
    for (const { id, text: entryText } of stored) {
      const value = jsonOf(entryText)
      const entry = parse(schema, value)
      if (entry === null) unreadable.push({ id, memberId: memberOf(value), value })
      else entries.push(entry)
    }
    last = { text, entries, unreadable }
    return last
  }
  return {
    list: () => all().entries,
    unreadable: () => all().unreadable,
    get: (id) => parse(schema, jsonOf(readText(prefix + id))),
    put: (id, entry) => {
      writeText(prefix + id, JSON.stringify(entry))
      notify()
    },
    remove: (id) => {
      removed.add(id)
      removeText(prefix + id)
      notify()
    },
    isRemoved: (id) => removed.has(id),
    removeOf: (memberId) => {
      for (const key of keysBeginningWith(prefix)) {
        const value = jsonOf(readText(key))
        const named = memberOf(value)
        if (named !== memberId && (named !== null || parse(schema, value) !== null)) continue
        removed.add(key.slice(prefix.length))
        removeText(key)
      }
      notify()
    },
    subscribe: (listener) => {
      // The browser adds it only once. It stays without subscribers, which does no harm.
      window.addEventListener('storage', onStorage)
      return changes.subscribe(listener)
    },
  }
}

/** @returns null if the value does not fit the schema */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : null
  } catch {
    // A transform may call a function that an old browser lacks.
    return null
  }
}

function memberOf(value: unknown): string | null {
  return v.is(v.object({ memberId: v.string() }), value) ? value.memberId : null
}
