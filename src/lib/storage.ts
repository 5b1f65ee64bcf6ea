import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'

/** Holds values that the browser refuses to store (private mode, full, blocked). */
const memory = new Map<string, string>()
const PREFIX = 'tiga.'

/** @param refused what it comes to where the browser refuses even to name its storage */
function inStorage<T>(act: (storage: Storage) => T, refused: T): T {
  try {
    return act(localStorage)
  } catch {
    // A browser may refuse even to name its storage.
    return refused
  }
}

export function readText(key: string): string | null {
  // A value in memory could not be stored, so it is newer than the stored one.
  return memory.get(key) ?? inStorage((storage) => storage.getItem(key), null)
}

/** In memory until the storage is seen to hold it: some take what they do not keep. */
export function writeText(key: string, value: string): void {
  memory.set(key, value)
  const isHeld = inStorage((storage) => {
    storage.setItem(key, value)
    return storage.getItem(key) === value
  }, false)
  if (isHeld) memory.delete(key)
}

/** As long as what is written down of a request that moves money. */
const PROBE = '-'.repeat(2000)

/** Whether the browser keeps what is written now beyond this page: it may be full, or refuse. */
export function canStore(): boolean {
  const key = `${PREFIX}probe`
  writeText(key, PROBE)
  const isKept = isStored(key)
  removeText(key)
  return isKept
}

/** False where the browser keeps what was written last only until the page closes. */
export function isStored(key: string): boolean {
  return !memory.has(key)
}

/** Undefined where the text is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // An older build, or somebody else, may have written the key.
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

export function firstTimeInThisTab(name: string): boolean {
  const key = PREFIX + name
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    // A browser that refuses its storage: this page remembers it.
    if (memory.has(key)) return false
    memory.set(key, '1')
    return true
  }
}

const OF_THIS_TAB = `${PREFIX}tab.`

/** In the tab's own storage: a reload keeps it, and no other tab sees it. */
export interface TabRecord<T> {
  /** Null where there is none, or one that does not fit its schema. */
  read: () => T | null
  /** Null removes it. Where the browser refuses, nothing is kept. */
  write: (value: T | null) => void
}

export function tabRecord<T>(name: string, schema: v.GenericSchema<unknown, T>): TabRecord<T> {
  const key = OF_THIS_TAB + name
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
    for (const key of Object.keys(storage)) if (key.startsWith(OF_THIS_TAB)) storage.removeItem(key)
  })
}

function inTab<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    // A browser may refuse even to name its storage.
    return null
  }
}

/** Stored as JSON; a value that does not fit its schema reads as the fallback. */
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

/** These survive a log-out, which names them (reading 9); every other record is the member's. */
export const DEVICE_RECORDS = ['theme', 'numberFormat', 'dataSaver', 'playTime', 'realityCheck', 'reports']

/**
 * Each entry names its member, who finds it again at the next log-in, and is never seen by others.
 * Whoever writes it removes it at a log-out; own limits alone stay then (reading 9).
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

/** When another tab has ended the session: what is stored may be the next member's. */
export function forgetUnstoredMemberRecords(): void {
  for (const key of memory.keys()) if (isMembersKey(key)) memory.delete(key)
}

/** When another tab has written the key: its value is newer than the one in memory. */
export function forgetUnstored(key: string): void {
  memory.delete(key)
}

/** What another build has written, or nobody. */
interface Unreadable {
  id: string
  /** Null where none can be told. */
  memberId: string | null
  /** Undefined where it is no JSON. */
  value: unknown
}

/** Each under a key of its own: tabs lose nothing, and what cannot be read hides nothing else. */
export interface StoredEntries<T> {
  /** Those that fit the schema; the same array until one changes, for `useSyncExternalStore`. */
  list: () => readonly T[]
  /** The others. The same array, as above. */
  unreadable: () => readonly Unreadable[]
  get: (id: string) => T | null
  put: (id: string, entry: T) => void
  remove: (id: string) => void
  /** Whether this page or another has removed it by name: not where everything was cleared. */
  isRemoved: (id: string) => boolean
  /** Also what cannot be read, unless it names another member. */
  removeOf: (memberId: string) => void
  /** Also hears of changes that another tab makes. */
  subscribe: (listener: () => void) => () => void
}

export function storedEntries<T>(name: string, schema: v.GenericSchema<unknown, T>): StoredEntries<T> {
  const prefix = `tiga.${name}.`
  const changes = createStore(() => 0)
  const notify = () => changes.setState((count) => count + 1)
  const removed = new Set<string>()
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Null when everything was cleared.
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
    for (const { id, text: one } of stored) {
      const value = jsonOf(one)
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
      // Once, however often it is added; it does no harm where nobody listens any more.
      window.addEventListener('storage', onStorage)
      return changes.subscribe(listener)
    },
  }
}

/** @returns null for a value of another shape */
export function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  try {
    const result = v.safeParse(schema, value)
    return result.success ? result.output : null
  } catch {
    // An old browser may lack what a transform calls.
    return null
  }
}

function memberOf(value: unknown): string | null {
  return v.is(v.object({ memberId: v.string() }), value) ? value.memberId : null
}
