import { useCallback, useRef, useState } from 'react'

/**
 * Runs one async task at a time. The lock is set in the same tick as the tap, before React renders, so a double tap cannot start
 * a second one.
 */
export function useSingleFlight(): { isLocked: boolean; run: (task: () => Promise<void>) => void } {
  const lock = useRef(false)
  const [isLocked, setIsLocked] = useState(false)
  const run = useCallback((task: () => Promise<void>) => {
    if (lock.current) return
    lock.current = true
    setIsLocked(true)
    void task().finally(() => {
      lock.current = false
      setIsLocked(false)
    })
  }, [])
  return { isLocked, run }
}

/**
 * What a task ends with when its success leads to another screen: the form stands until that has arrived, and must not be sent
 * again meanwhile.
 */
export function stayLocked(): Promise<never> {
  return new Promise(() => undefined)
}
