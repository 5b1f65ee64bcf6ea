export interface Session {
  token: string | null
  /** Kept until the app has shown another screen. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  | { reason: 'expired'; message: string }
  | { reason: 'inactive' }
  /** Another tab logged out, or in as somebody else. */
  | { reason: 'otherTab' }

export type SessionEvent =
  | { type: 'loggedIn'; token: string }
  | { type: 'loggedOut' }
  | { type: 'expired'; token: string; message: string }
  | { type: 'foundInactive'; token: string }
  | { type: 'changedElsewhere'; token: string | null }
  | { type: 'endingHandled' }

export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'loggedIn':
      return { token: event.token, ending: null }
    case 'loggedOut':
      return session.token === null ? session : { token: null, ending: { reason: 'loggedOut' } }
    case 'expired':
      // A late answer to the last member's call must not log out this one (reading 19).
      return session.token === event.token
        ? { token: null, ending: { reason: 'expired', message: event.message } }
        : session
    case 'foundInactive':
      return session.token === event.token ? { token: null, ending: { reason: 'inactive' } } : session
    case 'changedElsewhere':
      return session.token === event.token
        ? session
        : { token: event.token, ending: session.token === null ? null : { reason: 'otherTab' } }
    case 'endingHandled':
      return session.ending === null ? session : { ...session, ending: null }
  }
}
