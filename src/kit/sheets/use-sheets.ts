import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { entryState, forThisMember } from '@/kit/history'

/**
 * At most one is open. Opening one adds a history entry, so that the browser's or Android's back
 * closes it; `replaceWith` swaps it within the same entry.
 */
export function useSheets<Name extends string>() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = entryState(location.state)
  const current = (state.sheet ?? null) as Name | null
  const closedFrom = useRef<Location | null>(null)
  const here = location.pathname + location.search
  const show = (name: Name, canReplace: boolean) => {
    // From the history, not from the last render: a second tap comes before that.
    const entry = entryState(window.history.state?.usr)
    if (entry.sheet === name) return
    void navigate(here, {
      replace: canReplace || entry.sheet !== undefined,
      state: forThisMember({ ...entry, sheet: name }),
    })
  }
  const open = (name: Name) => show(name, false)
  const replaceWith = (name: Name) => show(name, true)
  const close = () => {
    // Two taps on Close are one step back, not two. Forward comes to the same entry anew.
    if (closedFrom.current === location) return
    closedFrom.current = location
    void navigate(-1)
  }
  return { current, open, close, replaceWith }
}

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
