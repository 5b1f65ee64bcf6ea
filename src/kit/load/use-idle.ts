import { useEffect, useEffectEvent, useState } from 'react'

/** Runs the task when the browser is idle, after 4 s at the latest. Returns a cancel function. */
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

/** Returns true once the browser has been idle after the mount; always true if not `isAwaited`. */
export function useIsIdle(isAwaited = true): boolean {
  const [isIdle, setIsIdle] = useState(!isAwaited)
  useIdleTask(() => setIsIdle(true))
  return isIdle
}
