/**
 * Who is logged in, as a pure reducer (ARCHITECTURE "The session is a pure reducer"). The token is all a session is; why the last
 * one ended is kept until the app has acted on it.
 */
export interface Session {
  token: string | null
  /** Set when a session has ended and nobody has led the member on yet. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  /** The platform said so; its words. */
  | { reason: 'expired'; message: string }
  /** Account status other than 1 (original section 4). */
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
      // A late answer to the last member's call must not log this member out (reading 19).
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
