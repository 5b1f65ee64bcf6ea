/** The token is the whole session; why the last one ended is kept until the app has acted on it. */
export interface Session {
  token: string | null
  /** Set until the app has led the member to another screen. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  /** An authentication error of the platform, in its words (reading 19). */
  | { reason: 'expired'; message: string }
  /** The account's status is not 1 (reading 85). */
  | { reason: 'inactive' }
  /** Another tab of this browser logged out, or in as somebody else. */
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
      // A late answer to the last member's call must not log out this member (reading 19).
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
