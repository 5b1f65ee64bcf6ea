import { readText, removeMemberRecords, removeText, writeText } from '@/lib/storage'
import { sessionReducer, type Session, type SessionEvent } from './session'

/** Without our prefix: the platform prescribes the key. */
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

export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // Null when everything was cleared.
    if (event.key === TOKEN_KEY || event.key === null)
      sessionStore.dispatch({ type: 'changedElsewhere', token: storedToken() })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** For tests: restarts from the stored token. */
export function reloadSession(): void {
  session = { token: storedToken(), ending: null }
  for (const listener of listeners) listener()
}

function persist(token: string | null): void {
  if (token === null) {
    removeText(TOKEN_KEY)
    removeMemberRecords()
  } else writeText(TOKEN_KEY, token)
}

/** An empty entry is not a session (reading 15). */
function storedToken(): string | null {
  const stored = readText(TOKEN_KEY)
  return stored === '' ? null : stored
}
