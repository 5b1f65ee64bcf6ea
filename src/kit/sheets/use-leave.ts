import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What a sheet shows may go while it is open, as with a new answer, or be gone where Forward leads
 * back to it: its entry is left then, or one Back would do nothing.
 */
export function useLeaveLostSheet(isLost: boolean, { close }: { close: () => void }): void {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}

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
