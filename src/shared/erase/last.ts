import { useSyncExternalStore } from 'react'
import type { Erasure } from './erase-device'

let last: Erasure | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The erasure in this tab of which the member has not closed the list yet. It is kept in memory
 * alone: a note of it would be the first thing that Tiga keeps again.
 */
export function useLastErasure(): Erasure | null {
  return useSyncExternalStore(subscribe, () => last)
}

/** @param erasure null once it has been read */
export function tellErasure(erasure: Erasure | null): void {
  last = erasure
  for (const listener of listeners) listener()
}
