import { useRef } from 'react'
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
