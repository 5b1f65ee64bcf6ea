import { readText, removeMemberRecords, removeText, writeText } from '@/lib/storage'
import { sessionReducer, type Session, type SessionEvent } from './session'

/** The platform's own name for it in local storage (original section 3). */
const TOKEN_KEY = 'token'

let session: Session = { token: storedToken(), ending: null }
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
    if (session.token !== previous.token && event.type !== 'changedElsewhere') persist(session.token)
    for (const listener of listeners) listener()
  },
}

/** Log-out in one tab logs out the others. @returns a function that stops listening. */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key is a clear of everything.
    if (event.key === TOKEN_KEY || event.key === null)
      sessionStore.dispatch({ type: 'changedElsewhere', token: storedToken() })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Reads the token anew, as at a start: for tests, and for a page brought back from the browser's back cache. */
export function reloadSession(): void {
  session = { token: storedToken(), ending: null }
  for (const listener of listeners) listener()
}

/** Wipes what is the member's and keeps what is the device's: language, theme, limits (reading 9). */
function persist(token: string | null): void {
  if (token === null) {
    removeText(TOKEN_KEY)
    removeMemberRecords()
  } else writeText(TOKEN_KEY, token)
}

/** An empty entry is no session: a token is never empty (reading 15). */
function storedToken(): string | null {
  const stored = readText(TOKEN_KEY)
  return stored === '' ? null : stored
}
