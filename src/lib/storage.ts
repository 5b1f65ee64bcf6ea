import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

/** Texts by key that the browser refuses to store: its storage is full, blocked or private. */
const unstoredTexts = new Map<string, string>()
const KEY_PREFIX = 'tiga.'

function withStorage<T>(act: (storage: Storage) => T, fallback: T): T {
  try {
    return act(localStorage)
  } catch {
    // In some browsers even the access to `localStorage` throws.
    return fallback
  }
}

export function readText(key: string): string | null {
  // A value in memory could not be stored, so it is newer than the stored value.
  return unstoredTexts.get(key) ?? withStorage((storage) => storage.getItem(key), null)
}

/**
 * Keeps a text in memory if the browser does not store it. Some browsers accept a text and drop it
 * without an error.
 */
export function writeText(key: string, value: string): void {
  unstoredTexts.set(key, value)
  const isStoredNow = withStorage((storage) => {
    storage.setItem(key, value)
    return storage.getItem(key) === value
  }, false)
  if (isStoredNow) unstoredTexts.delete(key)
}

/** A text for a trial, about as long as a stored money request. */
const PROBE_TEXT = '-'.repeat(2000)

/** Returns true if the storage now accepts a text as long as a money request (`PROBE`). */
export function canStore(): boolean {
  const key = `${KEY_PREFIX}probe`
  writeText(key, PROBE_TEXT)
  const isKept = isStored(key)
  removeText(key)
  return isKept
}

/** Returns false if the last text under this key is only in memory and so ends with the page. */
export function isStored(key: string): boolean {
  return !unstoredTexts.has(key)
}

/** Returns undefined if the text is null or is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // An older build or another program may have written the text.
    return undefined
  }
}

export function removeText(key: string): void {
  unstoredTexts.delete(key)
  withStorage((storage) => storage.removeItem(key), undefined)
}

export function keysBeginningWith(prefix: string): string[] {
  const keys = new Set([...unstoredTexts.keys(), ...withStorage(Object.keys, [])])
  return [...keys].filter((key) => key.startsWith(prefix))
}

/** Returns true only at the first call with this name in this tab, even if the page is reloaded. */
export function isFirstTimeInThisTab(name: string): boolean {
  const key = KEY_PREFIX + name
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    // The browser refuses its storage, so only this page remembers the name.
    if (unstoredTexts.has(key)) return false
    unstoredTexts.set(key, '1')
    return true
  }
}

const TAB_PREFIX = `${KEY_PREFIX}tab.`

/** A value in sessionStorage: a reload keeps the value, and no other tab sees it. */
export interface TabRecord<T> {
  /** Returns null if no value is stored, or if the stored value does not fit its schema. */
  read: () => T | null
  /** Null removes the value. If the browser refuses to write, the previous value stays. */
  write: (value: T | null) => void
}

export function tabRecord<T>(name: string, schema: v.GenericSchema<unknown, T>): TabRecord<T> {
  const key = TAB_PREFIX + name
  return {
    read: () => {
      const text = withTabStorage((storage) => storage.getItem(key))
      return parseOrNull(schema, parseJson(text))
    },
    write: (value) =>
      void withTabStorage((storage) =>
        value === null ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      ),
  }
}

export function removeTabRecords(): void {
  withTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(TAB_PREFIX)) storage.removeItem(key)
  })
}

function withTabStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    // In some browsers even the access to `sessionStorage` throws.
    return null
  }
}

/** `read` returns the fallback if no value is stored, or if the value does not fit the schema. */
export interface StoredRecord<T> {
  read: () => T
  write: (value: T) => void
}

export function storedRecord<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): StoredRecord<T> {
  const key = KEY_PREFIX + name
  return {
    read: () => v.parse(v.fallback(schema, fallback), parseJson(readText(key))),
    write: (value) => writeText(key, JSON.stringify(value)),
  }
}

/** Records of the device, which survive a log-out (reading 9). All others belong to a member. */
export const DEVICE_RECORD_NAMES = ['theme', 'numberFormat', 'dataSaver', 'playTime', 'realityCheck', 'reports']

/**
 * Prefixes of entries that name their member. They survive the end of a session, for example by an
 * expired token, and other members never see them. A log-out in the settings removes them, except
 * the member's own limits (reading 9).
 */
export const MEMBER_ENTRY_PREFIXES = ['requests.', 'messages.', 'awaited.', 'savedHosts.', 'limits.', 'copies.']

function isMemberRecordKey(key: string): boolean {
  if (!key.startsWith(KEY_PREFIX)) return false
  const name = key.slice(KEY_PREFIX.length)
  return !DEVICE_RECORD_NAMES.includes(name) && !MEMBER_ENTRY_PREFIXES.some((prefix) => name.startsWith(prefix))
}

export function removeMemberRecords(): void {
  forgetUnstoredMemberRecords()
  for (const key of withStorage(Object.keys, []).filter(isMemberRecordKey))
    withStorage((storage) => storage.removeItem(key), undefined)
}

/**
 * Drops a member's records that are only in memory. Stored records stay, because they may belong to
 * a member whom another tab has logged in.
 */
export function forgetUnstoredMemberRecords(): void {
  for (const key of unstoredTexts.keys()) if (isMemberRecordKey(key)) unstoredTexts.delete(key)
}

/** Drops the text in memory under a key. Called when another tab has changed the stored text. */
export function forgetUnstored(key: string): void {
  unstoredTexts.delete(key)
}

/** An entry that does not fit its schema, such as one that another build has written. */
interface UnreadableEntry {
  id: string
  /** Null if the entry names no member. */
  memberId: string | null
  /** Undefined if the stored text is not JSON. */
  value: unknown
}

/**
 * Entries of one kind, each stored under its own key. So a tab that writes an entry overwrites no
 * other entry, and an unreadable entry hides no other entry.
 */
export interface StoredEntries<T> {
  /** The array is the same until an entry changes, as `useSyncExternalStore` requires. */
  list: () => readonly T[]
  /** Entries that do not fit the schema. The array is the same until any entry changes. */
  unreadable: () => readonly UnreadableEntry[]
  get: (id: string) => T | null
  put: (id: string, entry: T) => void
  remove: (id: string) => void
  /**
   * Returns true if this tab has removed the entry, or if another tab has removed it after the
   * first `subscribe`. A cleared storage does not count as a removal.
   */
  isRemoved: (id: string) => boolean
  /** Removes the member's entries, and those unreadable entries that name no other member. */
  removeOf: (memberId: string) => void
  /** The listener is also called for changes by other tabs. */
  subscribe: (listener: () => void) => () => void
}

export function storedEntries<T>(name: string, schema: v.GenericSchema<unknown, T>): StoredEntries<T> {
  const prefix = `tiga.${name}.`
  const changeCount = createStore(() => 0)
  const notify = () => changeCount.setState((count) => count + 1)
  const removedIds = new Set<string>()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null if all storage was cleared.
    if (key !== null && !key.startsWith(prefix)) return
    if (key !== null) forgetUnstored(key)
    if (key !== null && newValue === null) removedIds.add(key.slice(prefix.length))
    notify()
  }
  let lastReadResult: { text: string; entries: readonly T[]; unreadable: readonly UnreadableEntry[] } | null = null
  const readAll = () => {
    const storedTexts = keysBeginningWith(prefix)
      .sort()
      .map((key) => ({ id: key.slice(prefix.length), text: readText(key) }))
    const text = JSON.stringify(storedTexts)
    if (text === lastReadResult?.text) return lastReadResult
    const entries: T[] = []
    const unreadableEntries: UnreadableEntry[] = []
    for (const { id, text: entryText } of storedTexts) {
      const value = parseJson(entryText)
      const entry = parseOrNull(schema, value)
      if (entry === null) unreadableEntries.push({ id, memberId: memberOf(value), value })
      else entries.push(entry)
    }
    lastReadResult = { text, entries, unreadable: unreadableEntries }
    return lastReadResult
  }
  return {
    list: () => readAll().entries,
    unreadable: () => readAll().unreadable,
    get: (id) => parseOrNull(schema, parseJson(readText(prefix + id))),
    put: (id, entry) => {
      writeText(prefix + id, JSON.stringify(entry))
      notify()
    },
    remove: (id) => {
      removedIds.add(id)
      removeText(prefix + id)
      notify()
    },
    isRemoved: (id) => removedIds.has(id),
    removeOf: (memberId) => {
      for (const key of keysBeginningWith(prefix)) {
        const value = parseJson(readText(key))
        const namedMemberId = memberOf(value)
        if (namedMemberId !== memberId && (namedMemberId !== null || parseOrNull(schema, value) !== null)) continue
        removedIds.add(key.slice(prefix.length))
        removeText(key)
      }
      notify()
    },
    subscribe: (listener) => {
      // The browser adds the same listener only once. The listener stays when nobody is subscribed
      // any more, which does no harm.
      window.addEventListener('storage', onStorage)
      return changeCount.subscribe(listener)
    },
  }
}

/** Returns null if the value does not fit the schema. */
export function parseOrNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : null
  } catch {
    // A transform of the schema may call a function that an old browser does not have.
    return null
  }
}

function memberOf(value: unknown): string | null {
  return v.is(v.object({ memberId: v.string() }), value) ? value.memberId : null
}
