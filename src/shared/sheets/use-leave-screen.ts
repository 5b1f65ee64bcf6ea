import { useEffect, useState } from 'react'

/** Closes an open sheet first: two steps back in the history at once could leave the app. */
export function useLeaveScreen(sheets: { current: string | null; close: () => void }, leave: () => void): () => void {
  const { current, close } = sheets
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    if (current === null) leave()
    else close()
  }, [isLeaving, current, leave, close])
  return () => setIsLeaving(true)
}
