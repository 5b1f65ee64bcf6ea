import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useEffect, useRef, useState } from 'react'
import { presentMemberId, useSession } from '@/session/store'

/** A value of another shape counts as missing: another build may have stored it. */
function field<T>(type: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(type), undefined)
}

const schema = v.object({
  /** Name of the open sheet. The sheet has its own entry, so that Android's Back closes it. */
  sheet: field(v.string()),
  returnTo: field(v.string()),
  /** Id of the member whose session ended and so led to this screen. */
  ended: field(v.string()),
  /** Number of all steps to a linked bank account; this screen is one of them (reading 88). */
  linkSteps: field(v.number()),
  /** True if the screen replaced its own address: the app must not scroll it to the top. */
  keepsPlace: field(v.boolean()),
  /**
   * Id of the member to whom the entry and its address belong; '' for a visitor. The fields below
   * are not read without it.
   */
  memberId: field(v.string()),
  /** Subject of a message to customer service, as text. */
  about: field(v.string()),
  /** Id of the message about the withdrawal that led here. */
  sentWithdrawal: field(v.string()),
})

export type EntryState = v.InferOutput<typeof schema>

const parse = (state: unknown): EntryState => v.parse(v.fallback(schema, {}), state)

/** Marks a state as belonging to the present member, so that no other member reads it. */
export function forThisMember(state: EntryState): EntryState {
  return { ...state, memberId: presentMemberId() }
}

/**
 * True if the entry names somebody other than the present member or visitor. Entries outlive a
 * session, so earlier entries may belong to the member who was logged in before.
 */
export function isOfAnotherMember(state: unknown): boolean {
  const { memberId = presentMemberId() } = parse(state)
  return memberId !== presentMemberId()
}

/** Empty if the entry names another member; without the member's own fields if it names none. */
export function entryState(state: unknown): EntryState {
  const entry = parse(state)
  if (entry.memberId === presentMemberId()) return entry
  const { memberId, about: _about, sentWithdrawal: _sentWithdrawal, ...general } = entry
  return memberId === undefined ? general : {}
}

export function useEntryState(): EntryState {
  const { state } = useLocation()
  // Renders again if another tab changes the session while the address stays.
  useSession()
  return entryState(state)
}

/**
 * Removes the sheet from the present entry and goes back to the entry of its screen: after a reload
 * the sheet's content is lost, and one Back from its entry would do nothing. Call it before the
 * router starts.
 */
export function dropSheetFromEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet, ...rest } = entryState(state.usr)
  window.history.replaceState({ ...state, usr: rest }, '')
  if (sheet !== undefined && hasHistory()) window.history.back()
}

function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * True from a call of `useBack` until the browser has gone back, which it does in a later task.
 * Module state, because the history belongs to the page and not to a component.
 */
let isNavigatingBack = false

function endNavigatingBack(): void {
  isNavigatingBack = false
}

/**
 * Returns a function that goes one step back. A call while another is under way does nothing.
 * @param fallback path to open if there is no earlier entry: external link, new tab
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (isNavigatingBack) return
    if (!hasHistory()) return void navigate(fallback, { replace: true })
    isNavigatingBack = true
    window.addEventListener('popstate', endNavigatingBack)
    // If Back led to another page, only `pageshow` reports the return from the back/forward cache.
    window.addEventListener('pageshow', endNavigatingBack)
    void navigate(-1)
  }
}

/**
 * Returns a function that says whether the member is still on this screen. A screen stays mounted
 * for a while after the member has left it.
 */
export function useIsStillOnScreen(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const [address] = useState(() => window.location.pathname)
  return () => isMounted.current && window.location.pathname === address && !isNavigatingBack
}
