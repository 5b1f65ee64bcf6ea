import type { StoredEntries } from '@/lib/storage'

/** Replaces stored entries by entries in memory, for tests without a browser. */
export function memoryEntries<T extends { memberId: string }>(
  onPut: (entry: T) => void = () => undefined,
): StoredEntries<T> {
  const entries = new Map<string, T>()
  const removedIds = new Set<string>()
  const remove = (id: string) => {
    removedIds.add(id)
    entries.delete(id)
  }
  return {
    list: () => [...entries.values()],
    unreadable: () => [],
    get: (id) => entries.get(id) ?? null,
    put: (id, entry) => {
      entries.set(id, entry)
      onPut(entry)
    },
    remove,
    isRemoved: (id) => removedIds.has(id),
    removeOf: (memberId) => {
      for (const [id, entry] of entries) if (entry.memberId === memberId) remove(id)
    },
    subscribe: () => () => undefined,
  }
}
