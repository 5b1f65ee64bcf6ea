import { useState } from 'react'
import type { Steps } from '@/lib/steps'
import { useSteps } from '@/shared/load/use-steps'

/** As `useSteps`, but while it is worked out anew, as after a draw, what it came to last stands. */
export function useKeptSteps<T>(start: () => Steps<T | undefined>): T | undefined {
  const found = useSteps(start)
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  return found === undefined ? last : found
}
