import { useEffect, useState } from 'react'
import { useBack } from './use-back'

/**
 * Goes back from a screen once its work is done. A sheet that still stands open is closed first: it took a step of history of its
 * own, and two steps at once could leave the app. @returns the function to call when the work is done.
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
