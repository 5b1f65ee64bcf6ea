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

/** The platform prescribes this key, so it has no prefix "tiga.". */
const TOKEN_KEY = 'token'

const store = createStore<Session>(() => ({ number: 0, token: readStoredToken(), ending: null }))

export const sessionStore = {
  get: store.getState,
  subscribe: store.subscribe,

  dispatch(event: SessionEvent): void {
    const previousSession = store.getState()
    const session = sessionReducer(previousSession, event)
    if (session === previousSession) return
    if (session.token !== previousSession.token) {
      // A log-out, or a change by another tab, removes the records of this tab, such as drafts. An
      // expired session keeps them.
      if (event.type === 'loggedOut' || event.type === 'changedElsewhere') removeTabRecords()
      if (event.type === 'changedElsewhere') forgetUnstoredMemberRecords()
      else if (session.token === null) clearStoredSession(previousSession.token)
      else storeToken(session.token)
    }
    store.setState(session)
  },

  /**
   * Takes over the stored token. A page that slept needs this, because it got no event when another
   * tab changed the token.
   */
  syncFromStorage: (): void => sessionStore.dispatch({ type: 'changedElsewhere', token: readStoredToken() }),

  /** False for a visitor, or if another tab changed the token without this tab's knowledge. */
  isStored: (): boolean => {
    const { token } = store.getState()
    return token !== null && token === readStoredToken()
  },
}

/**
 * Takes over log-ins and log-outs of other tabs (reading 85), until the returned function is
 * called. A page in the back/forward cache gets no storage events, so it reads the token when it is
 * shown again.
 */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key of the event is null if the whole storage was cleared.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    forgetUnstored(TOKEN_KEY)
    // A page that wakes may get several events at once, when the newest token is already stored. An
    // earlier log-out among these events must still end the session.
    sessionStore.dispatch({ type: 'changedElsewhere', token: asToken(event.newValue) })
    sessionStore.syncFromStorage()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) sessionStore.syncFromStorage()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') sessionStore.syncFromStorage()
  }
  const listenerController = new AbortController()
  const { signal } = listenerController
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => listenerController.abort()
}

/** For tests: starts a new session with the stored token. */
export function reloadSession(): void {
  store.setState({ number: store.getState().number + 1, token: readStoredToken(), ending: null })
}

/** If another tab has stored another token, the stored records belong to that session and stay. */
function clearStoredSession(token: string | null): void {
  if (readStoredToken() === token) {
    removeText(TOKEN_KEY)
    removeMemberRecords()
  } else forgetUnstoredMemberRecords()
}

/** Removes the previous member's records first, unless the same token is stored already. */
function storeToken(token: string): void {
  if (readStoredToken() !== token) removeMemberRecords()
  writeText(TOKEN_KEY, token)
}

function readStoredToken(): string | null {
  return asToken(readText(TOKEN_KEY))
}

/** An empty text is not a token (reading 15). */
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
 * Returns a record that is removed at the end of the session. `write` does nothing for a visitor,
 * or after another tab has changed the token, because the next member would get the record.
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

/**
 * The member's id from the newest answer of the platform; '' before the first answer. It is stored,
 * so that the app has the id after a reload, before the next answer.
 */
export const memberIdRecord = memberRecord('id', v.string(), '')

/**
 * Returns the id of the member whose entries on this device are read; '' for a visitor. Until the
 * platform has sent an id, the token is used, which is the member's id (reading 16). A token of
 * another kind matches no entry.
 */
export function currentMemberId(): string {
  const { token } = sessionStore.get()
  return token === null ? '' : memberIdRecord.read() || token
}

export interface Session {
  /** Grows with each change of the token, also when the same member logs in again. */
  number: number
  token: string | null
  /** Why the last session ended; null if none has ended, or if the app has handled the end. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  | { reason: 'expired'; message: string }
  | { reason: 'inactive' }
  /** Another tab has changed the token, or another account has logged in. */
  | { reason: 'otherTab' }

export type SessionEvent =
  | { type: 'loggedIn'; token: string }
  | { type: 'loggedOut' }
  | { type: 'expired'; token: string; message: string }
  | { type: 'foundInactive'; token: string }
  | { type: 'changedElsewhere'; token: string | null }
  | { type: 'endingHandled' }

const OTHER_TAB_ENDING = { reason: 'otherTab' } as const

export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'loggedIn':
      return withToken(session, event.token, session.token === null ? null : OTHER_TAB_ENDING)
    case 'loggedOut':
      return withToken(session, null, { reason: 'loggedOut' })
    case 'expired':
      // A late answer to a call of the previous member must not log out this member (reading 19).
      return session.token === event.token
        ? withToken(session, null, { reason: 'expired', message: event.message })
        : session
    case 'foundInactive':
      return session.token === event.token ? withToken(session, null, { reason: 'inactive' }) : session
    case 'changedElsewhere': {
      const isFirstSession = session.token === null && session.ending === null
      return withToken(session, event.token, isFirstSession ? null : OTHER_TAB_ENDING)
    }
    case 'endingHandled':
      return session.ending === null ? session : { ...session, ending: null }
  }
}

function withToken(session: Session, token: string | null, ending: SessionEnding | null): Session {
  return session.token === token ? session : { number: session.number + 1, token, ending }
}

/** Returns true if a member with another token than `token` is logged in. */
export function isAnotherMember(session: Session, token: string | null): boolean {
  return session.token !== null && session.token !== token
}
