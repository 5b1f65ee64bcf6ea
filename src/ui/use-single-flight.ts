import { useCallback, useRef, useState } from 'react'

/**
 * Runs one async task at a time. The lock is set in the same tick as the tap, before React renders,
 * so a double tap cannot start a second one. `minimumMs` is the least time it stays locked (the 3 s
 * of an order, reading 43).
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
          // In slices, because a sleeping device or a test may move the clock during a long timer.
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

/**
 * Ends a task whose success leads to another screen: until that screen is there, the form must not
 * be sent again.
 */
export function stayLocked(): Promise<never> {
  return new Promise(() => undefined)
}
