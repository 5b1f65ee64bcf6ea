import { useEffect, useState } from 'react'
import { useBack } from './use-back'

/**
 * Closes an open sheet first: it has its own history entry, and two steps back at once could leave
 * the app.
 */
export function useLeaveScreen(sheets: { current: string | null; close: () => void }, fallback: string): () => void {
  const back = useBack(fallback)
  const { current, close } = sheets
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    if (current === null) back()
    else close()
  }, [isLeaving, current, back, close])
  return () => setIsLeaving(true)
}
