import { encode } from 'js-base64'

/** What the client asks of the session, and tells it. */
export interface ClientContext {
  getToken(): string | null
  /** Another one after each change of the token. */
  getSessionNumber(): number
  getLocaleCode(): string
  /** Called once when parallel calls find the same session ended. */
  onSessionExpired(token: string, message: string): void
}

/** The member for whom a call is made, and their language, as both were when the call began. */
export interface Caller {
  token: string | null
  locale: string
}

/** Set once, as the app starts: `api` must not import the session or the words that it asks. */
let context: ClientContext = {
  getToken: () => null,
  getSessionNumber: () => 0,
  getLocaleCode: () => 'en_us',
  onSessionExpired: () => undefined,
}

export function configureClient(next: ClientContext): void {
  context = next
}

export function currentSession(): number {
  return context.getSessionNumber()
}

export function currentCaller(): Caller {
  return { token: context.getToken(), locale: context.getLocaleCode() }
}

/** The headers of every call: the token is in base64, as the platform wants it. */
export function headersOf({ token, locale }: Caller): Record<string, string> {
  return { lang: locale, ...(token !== null && { token: encode(token) }) }
}

/**
 * Ends the session of a call if it is still the present one.
 * @returns false for a call of an earlier session or of a visitor
 */
export function endSession({ token }: Caller, message: string): boolean {
  if (token === null || token !== context.getToken()) return false
  context.onSessionExpired(token, message)
  return true
}
