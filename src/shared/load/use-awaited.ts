import { useState } from 'react'
import { useTimeout } from '@/ui/use-event'

const LONGEST_MS = 4000

/**
 * Whether a screen still waits for all that would move what stands there already. It waits once,
 * and no longer than 4 s: what comes after that is told where it belongs.
 */
export function useAwaited(isPending: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  if (!isPending && !isOver) setIsOver(true)
  useTimeout(() => setIsOver(true), LONGEST_MS)
  return isPending && !isOver
}
