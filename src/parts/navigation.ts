import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** True when the entry before this one in the browser's history is ours, so that going back stays in the app. */
export function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** Goes back within the app, or to `fallback` where this app has no history (a link from outside, a reload in a new tab). */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasHistory()) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}

/** What travels in a history entry's state besides the router's own. */
export interface EntryState {
  /** The open sheet of this screen. A sheet takes one entry, so Android's back closes it. */
  sheet?: string
  /** Where a member wanted to go when Login came between. */
  returnTo?: string
  /** The screen that replaced its address has scrolled to where it wants to be. */
  keepsPlace?: boolean
}

export function entryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * The sheets of one screen: at most one is open, and opening takes a history entry so that the browser's or Android's back closes
 * it. `close` goes back over that entry; `replaceWith` swaps one sheet for another in the same entry.
 */
export function useSheets<Name extends string>() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = entryState(location.state)
  const current = (state.sheet ?? null) as Name | null
  const closedFrom = useRef<string | null>(null)
  const here = location.pathname + location.search
  const open = useCallback(
    (name: Name) => void navigate(here, { state: { ...entryState(window.history.state?.usr), sheet: name } }),
    [navigate, here],
  )
  const replaceWith = useCallback(
    (name: Name) =>
      void navigate(here, { replace: true, state: { ...entryState(window.history.state?.usr), sheet: name } }),
    [navigate, here],
  )
  const close = useCallback(() => {
    // Two taps on Close are one step back, not two.
    if (closedFrom.current === location.key) return
    closedFrom.current = location.key
    void navigate(-1)
  }, [navigate, location.key])
  return { current, open, close, replaceWith }
}

/** A reload on an open sheet starts on the screen itself: what the sheet showed is gone. Called once before the router starts. */
export function dropSheetFromEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet: _sheet, ...rest } = entryState(state.usr)
  window.history.replaceState({ ...state, usr: rest }, '')
}
