import { useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { entryState, forThisMember } from '@/kit/history'

/**
 * The sheets of a screen, of which at most one is open. Opening a sheet adds a history entry, so
 * that Back of the browser or of Android closes it. `replaceWith` shows another sheet within the
 * same entry.
 */
export function useSheets<Name extends string>() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = entryState(location.state)
  const current = (state.sheet ?? null) as Name | null
  const closedFrom = useRef<Location | null>(null)
  const here = location.pathname + location.search
  const show = (name: Name, canReplace: boolean) => {
    // Read from the history, not from the last render: a second tap may come before the next one.
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
    // A second tap on Close does nothing: the first one has already gone back. After Forward, the
    // location is a new object, so Close works again.
    if (closedFrom.current === location) return
    closedFrom.current = location
    void navigate(-1)
  }
  return { current, open, close, replaceWith }
}
