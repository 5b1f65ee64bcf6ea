import { useSyncExternalStore } from 'react'
import type { Session } from './session'
import { sessionStore } from './store'

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get)
}

export function useIsLoggedIn(): boolean {
  return useSession().token !== null
}
