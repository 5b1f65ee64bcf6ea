import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Closes a sheet whose content is lost, for example because a new answer of the platform lacks it.
 * Otherwise the sheet's history entry would stay, and one Back would change nothing on the screen.
 */
export function useCloseLostSheet(isLost: boolean, { close }: { close: () => void }): void {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isLost) leave()
  }, [isLost])
}

/**
 * Returns a function that leaves the screen. It closes an open sheet first, because two steps back
 * at once could leave the app.
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
