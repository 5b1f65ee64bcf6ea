import { useEffect, useEffectEvent, useState } from 'react'

/** Closes an open sheet first: two steps back in the history at once could leave the app. */
export function useLeaveScreen(sheets: { current: string | null; close: () => void }, leave: () => void): () => void {
  const { current } = sheets
  const [isLeaving, setIsLeaving] = useState(false)
  const goOn = useEffectEvent((sheet: typeof current) => (sheet === null ? leave() : sheets.close()))
  useEffect(() => {
    if (isLeaving) goOn(current)
  }, [isLeaving, current])
  return () => setIsLeaving(true)
}
