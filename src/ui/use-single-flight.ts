import { useCallback, useRef, useState } from 'react'

/**
 * Runs one async task at a time. The lock is set in the same tick as the tap, before React renders, so
 * that a double tap cannot start a second one. `minimumMs` keeps it closed for at least that long from
 * the start (the 3 s of an order, reading 43).
 */
export function useSingleFlight(minimumMs = 0): { isLocked: boolean; run: (task: () => Promise<void>) => void } {
  const lock = useRef(false)
  const [isLocked, setIsLocked] = useState(false)
  const run = useCallback(
    (task: () => Promise<void>) => {
      if (lock.current) return
      lock.current = true
      setIsLocked(true)
      const startedAt = Date.now()
      const release = () => {
        const left = startedAt + minimumMs - Date.now()
        if (left > 0) {
          // In slices: a test or a sleeping device may move the clock under a long timer.
          setTimeout(release, Math.min(left, 250))
          return
        }
        lock.current = false
        setIsLocked(false)
      }
      void task().then(release, (error: unknown) => {
        release()
        throw error
      })
    },
    [minimumMs],
  )
  return { isLocked, run }
}

/** For a task whose success leads to another screen: the form stays locked until that is loaded. */
export function stayLocked(): Promise<never> {
  return new Promise(() => undefined)
}
