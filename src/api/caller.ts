import { encode } from 'js-base64'

/** The app's functions that give the API client the token and the language, and end the session. */
export interface ClientContext {
  getToken(): string | null
  /** Returns a number that changes whenever the token changes. */
  getSessionNumber(): number
  getLocaleCode(): string
  /** Ends the session. Called once even if several calls report that the same session has ended. */
  onSessionExpired(token: string, message: string): void
}

/** The token and the language that were current when a call began. */
export interface Caller {
  token: string | null
  locale: string
}

/**
 * Placeholder until `start.ts` passes functions that read the session and the language. `src/api`
 * gets both only by these functions, because it may import no folder of the app except `lib`.
 */
let clientContext: ClientContext = {
  getToken: () => null,
  getSessionNumber: () => 0,
  getLocaleCode: () => 'en_us',
  onSessionExpired: () => undefined,
}

export function configureClient(next: ClientContext): void {
  clientContext = next
}

export function currentSessionNumber(): number {
  return clientContext.getSessionNumber()
}

export function currentCaller(): Caller {
  return { token: clientContext.getToken(), locale: clientContext.getLocaleCode() }
}

/** Returns the headers of a call. The platform expects the token in base64. */
export function headersOf({ token, locale }: Caller): Record<string, string> {
  return { lang: locale, ...(token !== null && { token: encode(token) }) }
}

/**
 * Ends the session in which a call was sent. Does nothing and returns false if a visitor sent the
 * call, or if that session is no longer current.
 */
export function endSession({ token }: Caller, message: string): boolean {
  if (token === null || token !== clientContext.getToken()) return false
  clientContext.onSessionExpired(token, message)
  return true
}
