import { createListeners } from '@/lib/listeners'
import { withTimeout } from '@/lib/with-timeout'

/** Creates a set with the ids of the requests that this tab sends or looks up. */
export function createBusySet() {
  const ids = new Set<string>()
  const { subscribe, notify } = createListeners()
  return {
    has: (id: string): boolean => ids.has(id),
    /** The set contains the id until the task has succeeded or failed. */
    async hold<T>(id: string, task: () => Promise<T>): Promise<T> {
      ids.add(id)
      notify()
      try {
        return await task()
      } finally {
        ids.delete(id)
        notify()
      }
    },
    /** Only tests call `clear`, to simulate a closed tab. */
    clear: (): void => ids.clear(),
    subscribe,
  }
}

/** Timeout for the Web Locks API. A working API answers at once. */
export const LOCK_TIMEOUT_MS = 3000

/**
 * Runs a task once, unless another tab holds the same lock. The task also runs if Web Locks are
 * missing (plain http), refused (site data blocked) or do not answer. Then only the stored pending
 * requests prevent two tabs from sending at the same time.
 * @returns the task's result; null if the task did not run because another tab holds the lock
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T | null> {
  let outcome: Promise<T | null> | null = null
  const runOnceIf = (isFree: boolean) => (outcome ??= isFree ? task() : Promise.resolve(null))
  const answer = new Promise<void>((resolve, reject) => {
    const onLock = (lock: Lock | null) => {
      resolve()
      return runOnceIf(lock !== null)
    }
    // If the browser has no Web Locks, this call throws and so rejects `answer`.
    navigator.locks.request(`tiga.${name}`, { ifAvailable: true }, onLock).catch(reject)
  })
  // The task also runs if Web Locks fail or give no answer.
  await withTimeout(answer, LOCK_TIMEOUT_MS).catch(() => undefined)
  return runOnceIf(true)
}

/**
 * True if this tab or another tab holds the lock. False if Web Locks are missing, refused or do not
 * answer.
 */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const { held = [] } = await withTimeout(navigator.locks.query(), LOCK_TIMEOUT_MS)
    return held.some((lock) => lock.name === `tiga.${name}`)
  } catch {
    // The browser does not show whether a tab holds the lock.
    return false
  }
}
