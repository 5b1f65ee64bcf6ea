import { useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { readEntryState, withCurrentMemberId } from '@/kit/history'

/**
 * Returns the open sheet (`current`; null if none is open) and functions that open and close
 * sheets. `open` adds a history entry, so that Back of the browser or of Android closes the sheet.
 * `replaceWith` shows another sheet in the same entry.
 */
export function useSheets<Name extends string>() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = readEntryState(location.state)
  const current = (state.sheet ?? null) as Name | null
  const closedLocation = useRef<Location | null>(null)
  const address = location.pathname + location.search
  const showSheet = (name: Name, canReplace: boolean) => {
    // The state comes from the browser's history, because a second tap may precede the next render.
    const entryState = readEntryState(window.history.state?.usr)
    if (entryState.sheet === name) return
    void navigate(address, {
      replace: canReplace || entryState.sheet !== undefined,
      state: withCurrentMemberId({ ...entryState, sheet: name }),
    })
  }
  const open = (name: Name) => showSheet(name, false)
  const replaceWith = (name: Name) => showSheet(name, true)
  const close = () => {
    // A second tap on Close does nothing, because the first tap has already gone back. After
    // Forward, `location` is a new object, so Close works again.
    if (closedLocation.current === location) return
    closedLocation.current = location
    void navigate(-1)
  }
  return { current, open, close, replaceWith }
}
