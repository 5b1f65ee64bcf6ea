import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Runs the task when the browser is idle, or after 4 s at the latest.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback, so the task runs after 1.5 s there.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

export function useIdleTask(task: () => void): void {
  const runTask = useEffectEvent(task)
  useEffect(() => whenIdle(() => runTask()), [])
}

/**
 * Returns true as soon as the browser has been idle after the mount. If `isAwaited` is false, it
 * returns true from the first render.
 */
export function useIsIdle(isAwaited = true): boolean {
  const [isIdle, setIsIdle] = useState(!isAwaited)
  useIdleTask(() => setIsIdle(true))
  return isIdle
}
