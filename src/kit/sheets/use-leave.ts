import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Closes a sheet whose content is lost: a new answer may lack it while the sheet is open, and
 * Forward may lead back to the sheet later. If its history entry stayed, one Back would do nothing.
 */
export function useLeaveLostSheet(isLost: boolean, { close }: { close: () => void }): void {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}

/**
 * Returns a function that leaves the screen. It closes an open sheet first: two steps back in the
 * history at once could leave the app.
 */
export function useLeaveScreen(sheets: { current: string | null; close: () => void }, leave: () => void): () => void {
  const { current } = sheets
  const [isLeaving, setIsLeaving] = useState(false)
  const closeOrLeave = useEffectEvent((sheet: typeof current) => (sheet === null ? leave() : sheets.close()))
  useEffect(() => {
    if (isLeaving) closeOrLeave(current)
  }, [isLeaving, current])
  return () => setIsLeaving(true)
}
