import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useEffect, useRef, useState } from 'react'
import { presentMemberId, useSession } from '@/session/store'

/** What another build has written in another shape counts as missing. */
function field<T>(of: v.GenericSchema<unknown, T>) {
  return v.fallback(v.optional(of), undefined)
}

const schema = v.object({
  /** The open sheet. It takes one entry, so that Android's back closes it. */
  sheet: field(v.string()),
  returnTo: field(v.string()),
  /** Id of the member whose session has ended, which led here. */
  ended: field(v.string()),
  /** Of how many steps to a linked bank account this screen is one (reading 88). */
  linkSteps: field(v.number()),
  /** The screen that replaced its address has scrolled to its position already. */
  keepsPlace: field(v.boolean()),
  /** Whose the entry is, address included; '' a visitor's. What follows is not read without it. */
  memberId: field(v.string()),
  /** What a message to customer service is about, in words. */
  about: field(v.string()),
  /** Id of the message about the withdrawal that led here. */
  sentWithdrawal: field(v.string()),
})

export type EntryState = v.InferOutput<typeof schema>

const parse = (state: unknown): EntryState => v.parse(v.fallback(schema, {}), state)

/** The state of an entry that is the present member's alone. */
export function forThisMember(state: EntryState): EntryState {
  return { ...state, memberId: presentMemberId() }
}

/** Entries outlive a session: those behind the present one may be the last member's. */
export function isOfAnotherMember(state: unknown): boolean {
  const { memberId = presentMemberId() } = parse(state)
  return memberId !== presentMemberId()
}

/** Empty for an entry of another member's. */
export function entryState(state: unknown): EntryState {
  const entry = parse(state)
  if (entry.memberId === presentMemberId()) return entry
  const { memberId, about: _about, sentWithdrawal: _sentWithdrawal, ...general } = entry
  return memberId === undefined ? general : {}
}

export function useEntryState(): EntryState {
  const { state } = useLocation()
  // Another tab may change the session while the address stays.
  useSession()
  return entryState(state)
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
  if (sheet !== undefined && hasHistory()) window.history.back()
}

function hasHistory(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/**
 * Of the page, as its history is: the browser goes back in a later task, and until then it is still
 * where it was.
 */
let isNavigatingBack = false

function arrive(): void {
  isNavigatingBack = false
}

/**
 * Two calls before the browser has gone there are one step back, not two.
 * @param fallback where it leads from a link from outside or in a new tab
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (isNavigatingBack) return
    if (!hasHistory()) return void navigate(fallback, { replace: true })
    isNavigatingBack = true
    window.addEventListener('popstate', arrive)
    // From another page, by the back/forward cache.
    window.addEventListener('pageshow', arrive)
    void navigate(-1)
  }
}

/** Whether the member is still on this screen, which stays mounted for a while after they left. */
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
