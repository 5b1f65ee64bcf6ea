const IDLE_MS = 1500

/** Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 4 * IDLE_MS })
  else setTimeout(task, IDLE_MS)
}
