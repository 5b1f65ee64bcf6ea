/** What a history entry's state carries besides the router's own. */
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

/** Closes the sheet of this entry after a reload: what it showed is gone. Called once, before the router starts. */
export function dropSheetFromEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet: _sheet, ...rest } = entryState(state.usr)
  window.history.replaceState({ ...state, usr: rest }, '')
}
