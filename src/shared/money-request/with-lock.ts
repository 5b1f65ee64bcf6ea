/**
 * Runs a task while no other tab holds the same lock. Without Web Locks (plain http) only the notes
 * tell the tabs of each other.
 * @returns null if another tab holds it: the task did not run
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T | null> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks === undefined) return task()
  return locks.request(`tiga.${name}`, { ifAvailable: true }, (lock) => (lock === null ? null : task()))
}
