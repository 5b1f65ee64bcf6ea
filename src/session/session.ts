export interface Session {
  /** Another one after each change of the token, also when the same member logs in again. */
  number: number
  token: string | null
  /** Why the last member's session ended. Kept until the app has shown another screen. */
  ending: SessionEnding | null
}

export type SessionEnding =
  | { reason: 'loggedOut' }
  | { reason: 'expired'; message: string }
  | { reason: 'inactive' }
  /** Another tab has logged out, or somebody else has logged in. */
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
      return next(session, event.token, session.token === null ? null : OTHER_TAB)
    case 'loggedOut':
      return next(session, null, { reason: 'loggedOut' })
    case 'expired':
      // A late answer to the last member's call must not log out this one (reading 19).
      return session.token === event.token
        ? next(session, null, { reason: 'expired', message: event.message })
        : session
    case 'foundInactive':
      return session.token === event.token ? next(session, null, { reason: 'inactive' }) : session
    case 'changedElsewhere': {
      const isFirst = session.token === null && session.ending === null
      return next(session, event.token, isFirst ? null : OTHER_TAB)
    }
    case 'endingHandled':
      return session.ending === null ? session : { ...session, ending: null }
  }
}

function next(session: Session, token: string | null, ending: SessionEnding | null): Session {
  return session.token === token ? session : { number: session.number + 1, token, ending }
}

/** True if somebody other than the member of `token` is logged in. */
export function isAnotherMember(session: Session, token: string | null): boolean {
  return session.token !== null && session.token !== token
}
