import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useEffect, useRef, useState } from 'react'
import { currentMemberId, useSession } from '@/session/store'

/** A value of another type, as another build may have stored, counts as missing. */
function optionalField<T>(type: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(type), undefined)
}

const entryStateSchema = v.object({
  /** Name of the open sheet. A sheet has its own entry, so that Android's Back closes the sheet. */
  sheet: optionalField(v.string()),
  returnTo: optionalField(v.string()),
  /** Id of the member whose ended session led to this screen; missing on any other screen. */
  ended: optionalField(v.string()),
  /** Number of all steps to a linked bank account, if this screen is one of them (reading 88). */
  linkSteps: optionalField(v.number()),
  /** True if the screen has replaced its own address. The app then keeps the scroll position. */
  keepsPlace: optionalField(v.boolean()),
  /**
   * Id of the member to whom the entry and its address belong; '' for a visitor. In an entry
   * without this id, the fields below are ignored.
   */
  memberId: optionalField(v.string()),
  /** Subject about which the member writes to customer service, as text. */
  about: optionalField(v.string()),
  /** Id of the money request of the withdrawal that the member has just sent. */
  sentWithdrawal: optionalField(v.string()),
})

export type EntryState = v.InferOutput<typeof entryStateSchema>

const parseState = (state: unknown): EntryState => v.parse(v.fallback(entryStateSchema, {}), state)

/** Marks a state as belonging to the present member, so that no other member reads it. */
export function withCurrentMemberId(state: EntryState): EntryState {
  return { ...state, memberId: currentMemberId() }
}

/**
 * True if the history entry names a member other than the present one. A visitor counts as the
 * member ''. Entries outlive a session, so those of one member are still there when another logs
 * in.
 */
export function isOfAnotherMember(state: unknown): boolean {
  const { memberId = currentMemberId() } = parseState(state)
  return memberId !== currentMemberId()
}

/**
 * Returns the fields of a history entry's state, but none if the entry names another member. If the
 * entry names no member, `about` and `sentWithdrawal` are left out.
 */
export function readEntryState(state: unknown): EntryState {
  const entry = parseState(state)
  if (entry.memberId === currentMemberId()) return entry
  const { memberId, about: _about, sentWithdrawal: _sentWithdrawal, ...general } = entry
  return memberId === undefined ? general : {}
}

export function useEntryState(): EntryState {
  const { state } = useLocation()
  // Makes the component render again if another tab changes the session but not the address.
  useSession()
  return readEntryState(state)
}

/**
 * Goes back from a sheet's history entry to the entry of its screen, and removes the sheet from the
 * state. A reload loses the sheet's content, so the first Back would otherwise change nothing on
 * the screen. Call this before the router starts.
 */
export function leaveSheetEntry(): void {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('usr' in state)) return
  const { sheet, ...otherFields } = readEntryState(state.usr)
  window.history.replaceState({ ...state, usr: otherFields }, '')
  if (sheet !== undefined && hasEarlierEntry()) window.history.back()
}

function hasEarlierEntry(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** True from a call of Back until the browser has gone back. All components share this value. */
let isNavigatingBack = false

function endNavigatingBack(): void {
  isNavigatingBack = false
}

/**
 * Returns a function that goes one step back in the history. A second call does nothing until the
 * browser has gone back.
 * @param fallback path to open if the history has no earlier entry, as in a new tab
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (isNavigatingBack) return
    if (!hasEarlierEntry()) return void navigate(fallback, { replace: true })
    isNavigatingBack = true
    window.addEventListener('popstate', endNavigatingBack)
    // If Back led to another page, only `pageshow` reports the return from the back/forward cache.
    window.addEventListener('pageshow', endNavigatingBack)
    void navigate(-1)
  }
}

/**
 * Returns a function that returns true while the screen is shown. The function also checks the
 * address, because a screen stays mounted for a while after the member has left the screen.
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
