export interface EntryState {
  /** The open sheet. It takes one entry, so that Android's back closes it. */
  sheet?: string
  returnTo?: string
  /** The screen that replaced its address has scrolled to its position already. */
  keepsPlace?: boolean
}

export function entryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {}
}

/** After a reload, what the sheet showed is gone. Call it before the router starts. */
export function dropSheetFromEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet: _sheet, ...rest } = entryState(state.usr)
  window.history.replaceState({ ...state, usr: rest }, '')
}
