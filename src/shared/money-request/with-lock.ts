/** A browser that grants or refuses a free lock does so at once. */
export const LOCK_MS = 3000

/**
 * Runs a task once while no other tab holds the same lock. Where the browser has no Web Locks
 * (plain http), refuses them (site data blocked) or does not answer, only the notes tell the tabs
 * of each other.
 * @returns what the task itself comes to, also where the lock is lost meanwhile; null if another
 * tab holds it: the task did not run
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    let isDecided = false
    const decide = (run: () => Promise<T | null>): Promise<T | null> | null => {
      clearTimeout(timer)
      if (isDecided) return null
      isDecided = true
      const outcome = run()
      resolve(outcome)
      return outcome
    }
    const runUnlocked = () => void decide(task)
    const timer = setTimeout(runUnlocked, LOCK_MS)
    void ask(name, (lock) => decide(lock === null ? async () => null : task)).then(runUnlocked, runUnlocked)
  })
}

/** Rejects also where there are no locks, or the browser throws at their mention. */
async function ask(name: string, granted: (lock: Lock | null) => unknown): Promise<void> {
  await navigator.locks.request(`tiga.${name}`, { ifAvailable: true }, granted)
}
