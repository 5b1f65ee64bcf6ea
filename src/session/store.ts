import { useSyncExternalStore } from 'react'
import {
  forgetUnstored,
  forgetUnstoredMemberRecords,
  readText,
  removeMemberRecords,
  removeText,
  writeText,
} from '@/lib/storage'
import { type Session, type SessionEvent, sessionReducer } from './session'

/** Without our prefix: the platform prescribes the key. */
const TOKEN_KEY = 'token'

let session: Session = { number: 0, token: storedToken(), ending: null }
const listeners = new Set<() => void>()

export const sessionStore = {
  get: (): Session => session,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  dispatch(event: SessionEvent): void {
    const previous = session
    session = sessionReducer(session, event)
    if (session === previous) return
    if (session.token !== previous.token) {
      if (event.type === 'changedElsewhere') forgetUnstoredMemberRecords()
      else if (session.token === null) removeStored(previous.token)
      else store(session.token)
    }
    for (const listener of listeners) listener()
  },

  /** Takes over what another tab has stored. A page that sleeps hears of no change. */
  readAgain: (): void => sessionStore.dispatch({ type: 'changedElsewhere', token: storedToken() }),

  /** False for a visitor, and once another tab has changed the session unknown to this one. */
  isStored: (): boolean => session.token !== null && session.token === storedToken(),
}

/** Also after sleep: in the back/forward cache, a page hears nothing of other tabs (reading 85). */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // Null when everything was cleared.
    if (event.key !== TOKEN_KEY && event.key !== null) return
    forgetUnstored(TOKEN_KEY)
    // A page that wakes gets all events at once, when the newest token is stored already. A log-out
    // before it must still count.
    sessionStore.dispatch({ type: 'changedElsewhere', token: asToken(event.newValue) })
    sessionStore.readAgain()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) sessionStore.readAgain()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') sessionStore.readAgain()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** For tests: restarts from the stored token. */
export function reloadSession(): void {
  session = { number: session.number + 1, token: storedToken(), ending: null }
  for (const listener of listeners) listener()
}

/** If another tab has stored something else already, that is not this session's to remove. */
function removeStored(token: string | null): void {
  if (storedToken() === token) {
    removeText(TOKEN_KEY)
    removeMemberRecords()
  } else forgetUnstoredMemberRecords()
}

/** A log-in begins without anybody else's records. */
function store(token: string): void {
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
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
}

export function useIsLoggedIn(): boolean {
  return useSession().token !== null
}
