import * as v from 'valibot'
import { forgetUnstored, keysBeginningWith, readText, removeText, writeText } from './storage'

/**
 * Entries of one kind, each under a key of its own, so that two tabs which write at once lose
 * nothing. An entry that does not fit its schema is left out.
 */
export interface StoredEntries<T> {
  /** The same array until an entry changes, as `useSyncExternalStore` asks for. */
  list: () => readonly T[]
  get: (id: string) => T | null
  put: (id: string, entry: T) => void
  remove: (id: string) => void
  removeIf: (applies: (entry: T) => boolean) => void
  /** Also hears of changes that another tab makes. */
  subscribe: (listener: () => void) => () => void
}

export function storedEntries<T>(name: string, schema: v.GenericSchema<unknown, T>): StoredEntries<T> {
  const prefix = `tiga.${name}.`
  const listeners = new Set<() => void>()
  const read = (key: string) => parse(schema, readText(key) ?? '')
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // Null when everything was cleared.
    if (key !== null && !key.startsWith(prefix)) return
    if (key !== null) forgetUnstored(key)
    changed()
  }
  let last: { text: string; entries: readonly T[] } = { text: '', entries: [] }
  return {
    list: () => {
      const texts = keysBeginningWith(prefix)
        .sort()
        .map((key) => readText(key) ?? '')
      const text = texts.join('\n')
      if (text !== last.text) last = { text, entries: texts.flatMap((entry) => parse(schema, entry) ?? []) }
      return last.entries
    },
    get: (id) => read(prefix + id),
    put: (id, entry) => {
      writeText(prefix + id, JSON.stringify(entry))
      changed()
    },
    remove: (id) => {
      removeText(prefix + id)
      changed()
    },
    removeIf: (applies) => {
      for (const key of keysBeginningWith(prefix)) {
        const entry = read(key)
        if (entry !== null && applies(entry)) removeText(key)
      }
      changed()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
