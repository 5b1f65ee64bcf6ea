import { createContext, use, useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryState, forThisMember, type EntryState } from './history-entry'

/** The sheets that are open below, as they stand in the history; empty on the screen itself. */
export const SheetsBelow = createContext('')

const ABOVE = '\n'

/**
 * Sheets one above another. Each has a history entry of its own, whose name holds those below it:
 * Back closes the topmost, and an entry that is come back to shows its sheet again.
 */
export function useSheetStack() {
  const location = useLocation()
  const navigate = useNavigate()
  const below = use(SheetsBelow)
  const start = below === '' ? '' : below + ABOVE
  const { sheet = '' } = entryState(location.state)
  const here = location.pathname + location.search
  const closedFrom = useRef<string | null>(null)
  const open = useCallback(
    (name: string, more: Pick<EntryState, 'order'> = {}) => {
      // From the history, not from the last render: a second tap comes before that.
      const entry = entryState(window.history.state?.usr)
      if (entry.sheet === start + name) return
      const isInstead = (entry.sheet ?? '') !== below
      void navigate(here, { replace: isInstead, state: forThisMember({ ...entry, ...more, sheet: start + name }) })
    },
    [navigate, here, start, below],
  )
  const close = useCallback(() => {
    // Two taps on Close are one step back, not two.
    if (closedFrom.current === location.key) return
    closedFrom.current = location.key
    void navigate(-1)
  }, [navigate, location.key])
  const current = sheet !== '' && sheet.startsWith(start) ? (sheet.slice(start.length).split(ABOVE)[0] ?? null) : null
  return { current, open, close, pathOf: (name: string) => start + name }
}
