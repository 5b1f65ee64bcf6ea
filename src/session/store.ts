import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import {
  type StoredRecord,
  forgetUnstored,
  forgetUnstoredMemberRecords,
  readText,
  removeMemberRecords,
  removeTabRecords,
  removeText,
  storedRecord,
  writeText,
} from '@/lib/storage'

/** Has no prefix, because the platform prescribes the key. */
const TOKEN_KEY = 'token'

const store = createStore<Session>(() => ({ number: 0, token: storedToken(), ending: null }))

export const sessionStore = {
  get: store.getState,
  subscribe: store.subscribe,

  dispatch(event: SessionEvent): void {
    const previous = store.getState()
    const session = sessionReducer(previous, event)
    if (session === previous) return
    if (session.token !== previous.token) {
      // Drafts are kept for the member if the session has ended by itself in this tab.
      if (event.type === 'loggedOut' || event.type === 'changedElsewhere') removeTabRecords()
      if (event.type === 'changedElsewhere') forgetUnstoredMemberRecords()
      else if (session.token === null) clearStoredSession(previous.token)
      else keepToken(session.token)
    }
    store.setState(session)
  },

  /** Adopts the token that another tab has stored: a sleeping page gets no storage events. */
  syncFromStorage: (): void => sessionStore.dispatch({ type: 'changedElsewhere', token: storedToken() }),

  /** False for a visitor, and if another tab has changed the session unnoticed by this one. */
  isStored: (): boolean => {
    const { token } = store.getState()
    return token !== null && token === storedToken()
  },
}

/**
 * Follows log-ins and log-outs of other tabs, also after sleep: a page in the back/forward cache
 * gets no storage events (reading 85).
 * @returns ends the watch
 */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null if all storage was cleared.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    forgetUnstored(TOKEN_KEY)
    // A page that wakes gets all events at once, after the newest token was stored. An earlier
    // log-out among them must still count.
    sessionStore.dispatch({ type: 'changedElsewhere', token: asToken(event.newValue) })
    sessionStore.syncFromStorage()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) sessionStore.syncFromStorage()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') sessionStore.syncFromStorage()
  }
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => watching.abort()
}

/** For tests: begins again with the stored token. */
export function reloadSession(): void {
  store.setState({ number: store.getState().number + 1, token: storedToken(), ending: null })
}

/** If another tab has stored another token, the stored records are not this session's. */
function clearStoredSession(token: string | null): void {
  if (storedToken() === token) {
    removeText(TOKEN_KEY)
    removeMemberRecords()
  } else forgetUnstoredMemberRecords()
}

/** Stores the token of a log-in; first removes the records of any other member. */
function keepToken(token: string): void {
  if (storedToken() !== token) removeMemberRecords()
  writeText(TOKEN_KEY, token)
}

function storedToken(): string | null {
  return asToken(readText(TOKEN_KEY))
}

/** An empty entry is not a session (reading 15). */
function asToken(text: string | null): string | null {
  return text === '' ? null : text
}

export function useSession(): Session {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

export function useIsLoggedIn(): boolean {
  return useSession().token !== null
}

/**
 * A record that ends with the session. Nothing is written for a visitor, or after another tab has
 * changed the session: the record would be the next member's.
 */
export function memberRecord<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): StoredRecord<T> {
  const record = storedRecord(`member.${name}`, schema, fallback)
  return {
    ...record,
    write: (value) => {
      if (sessionStore.isStored()) record.write(value)
    },
  }
}

/** The member's id as the platform said last, for a start without its answer; '' before. */
export const sessionMemberId = memberRecord('id', v.string(), '')

/**
 * Id of the member whose entries on this device are read. Until the platform has named the member
 * it is the token, because a token is the member's id (reading 16). A token of another kind matches
 * no entry.
 * @returns '' for a visitor
 */
export function presentMemberId(): string {
  const { token } = sessionStore.get()
  return token === null ? '' : sessionMemberId.read() || token
}

export interface Session {
  /** Changes with each change of the token, also when the same member logs in again. */
  number: number
  token: string | null
  /** Why the last session ended; null if none did or the app has handled it. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  | { reason: 'expired'; message: string }
  | { reason: 'inactive' }
  /** Another tab has logged out, or another account has logged in. */
  | { reason: 'otherTab' }

export type SessionEvent =
  | { type: 'loggedIn'; token: string }
  | { type: 'loggedOut' }
  | { type: 'expired'; token: string; message: string }
  | { type: 'foundInactive'; token: string }
  | { type: 'changedElsewhere'; token: string | null }
  | { type: 'endingHandled' }

const OTHER_TAB = { reason: 'otherTab' } as const

export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'loggedIn':
      return withToken(session, event.token, session.token === null ? null : OTHER_TAB)
    case 'loggedOut':
      return withToken(session, null, { reason: 'loggedOut' })
    case 'expired':
      // A late answer to the last member's call must not log out this one (reading 19).
      return session.token === event.token
        ? withToken(session, null, { reason: 'expired', message: event.message })
        : session
    case 'foundInactive':
      return session.token === event.token ? withToken(session, null, { reason: 'inactive' }) : session
    case 'changedElsewhere': {
      const isFirst = session.token === null && session.ending === null
      return withToken(session, event.token, isFirst ? null : OTHER_TAB)
    }
    case 'endingHandled':
      return session.ending === null ? session : { ...session, ending: null }
  }
}

function withToken(session: Session, token: string | null, ending: SessionEnding | null): Session {
  return session.token === token ? session : { number: session.number + 1, token, ending }
}

/** True if somebody other than the member of `token` is logged in. */
export function isAnotherMember(session: Session, token: string | null): boolean {
  return session.token !== null && session.token !== token
}
