import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/store'

/** What an erasure of this device came to. */
export interface Erasure {
  /** Own limits and breaks stay until they are over. */
  keepsLimits: boolean
  /** False where a part is still there, against the member's wish. */
  isWhole: boolean
}

const last = createStore<Erasure | null>(null)

/** Kept in memory alone: a note of it would be the first thing that Tiga keeps again. */
export function useLastErasure(): Erasure | null {
  return useSyncExternalStore(last.subscribe, last.get)
}

/** Null once it has been read. */
export const tellErasure = last.set

let isOver = false

/** From now on this page and its service worker keep no more files: the device was erased. */
export function stopKeeping(): void {
  isOver = true
  try {
    navigator.serviceWorker.controller?.postMessage({ kind: 'forget' })
  } catch {
    // A browser without workers, or one that refuses them, has none that keeps anything.
  }
}

export function isKeepingOver(): boolean {
  return isOver
}
