import type { Money } from '@/lib/money/text'

export interface EntryState {
  /** The open sheet. It takes one entry, so that Android's back closes it. */
  sheet?: string
  /** The sheet that the link to this screen asks for. */
  opens?: string
  returnTo?: string
  /** The screen is a step on the way to a linked bank account (reading 88). */
  isLinkStep?: true
  /** The key of the order that the task record opens with. */
  order?: string
  /** What a message to customer service is about, in words. */
  about?: string
  /** The screen that replaced its address has scrolled to its position already. */
  keepsPlace?: boolean
  /** The withdrawal that led here, and how many of its amount the record held before it. */
  sentWithdrawal?: { noteId: string; amount: Money; alikeBefore: number | null }
}

export function entryState(state: unknown): EntryState {
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * After a reload, what the sheet showed is gone. Its entry is left for the screen's own: Back would
 * lead nowhere from it. Call it before the router starts.
 */
export function dropSheetFromEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet, ...rest } = entryState(state.usr)
  window.history.replaceState({ ...state, usr: rest }, '')
  if (sheet !== undefined && 'idx' in state && Number(state.idx) > 0) window.history.back()
}
