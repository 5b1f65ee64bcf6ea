import { encode } from 'js-base64'

/** The functions of the session and the language that the client calls. */
export interface ClientContext {
  getToken(): string | null
  /** Changes with each change of the token. */
  getSessionNumber(): number
  getLocaleCode(): string
  /** Called once even if parallel calls find that the session has ended. */
  onSessionExpired(token: string, message: string): void
}

/** The token and the language at the time a call began. */
export interface Caller {
  token: string | null
  locale: string
}

/** Set once at the start of the app, because `api` must not import the session or the texts. */
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

/** The headers of every call. The platform wants the token in base64. */
export function headersOf({ token, locale }: Caller): Record<string, string> {
  return { lang: locale, ...(token !== null && { token: encode(token) }) }
}

/**
 * Ends the session of a call if it is still the current one.
 * @returns false if the call belongs to an earlier session or a visitor
 */
export function endSession({ token }: Caller, message: string): boolean {
  if (token === null || token !== context.getToken()) return false
  context.onSessionExpired(token, message)
  return true
}
