import { useEffect, useEffectEvent, useState } from 'react'

/** @returns cancels it */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}

export function useIdleTask(task: () => void): void {
  const run = useEffectEvent(task)
  useEffect(() => whenIdle(() => run()), [])
}

/** True once the browser has been idle since the mount; always true if `isAwaited` is false. */
export function useIsIdle(isAwaited = true): boolean {
  const [isIdle, setIsIdle] = useState(!isAwaited)
  useIdleTask(() => setIsIdle(true))
  return isIdle
}
