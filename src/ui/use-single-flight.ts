import { useCallback, useRef, useState } from 'react'

/**
 * Locks in the same tick as the tap, before React renders, so that a double tap starts one task.
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
