import type { DefaultError } from '@tanstack/react-query'

export type ApiErrorKind =
  /** No answer came. */
  | 'network'
  /** No answer came within 20 s. */
  | 'timeout'
  /** The app ended the call; nothing is shown. */
  | 'cancelled'
  /** A status of 400 or more. */
  | 'http'
  /** The body or its `data` cannot be read. */
  | 'decode'
  /** It can be read and does not fit the schema. */
  | 'schema'
  /** The platform refused, in its words. */
  | 'api'
  /** The platform refused because the session is over (reading 19). */
  | 'auth'

export interface ApiErrorDetail {
  /** Of the envelope, for `api` and `auth`. */
  code?: number
  /** Of HTTP, for `http`. */
  status?: number
  /** The server's words to the member, in the member's language. */
  serverMessage?: string
  cause?: unknown
}

/** The only error of a call. `message` is for developers; a member reads `describeError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: number | undefined
  readonly status: number | undefined
  readonly serverMessage: string | undefined

  constructor(kind: ApiErrorKind, message: string, detail: ApiErrorDetail = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.kind = kind
    this.code = detail.code
    this.status = detail.status
    this.serverMessage = detail.serverMessage === '' ? undefined : detail.serverMessage
  }
}

/**
 * True when a request that moves money may have been carried out although it failed: the answer was
 * lost or is unreadable, or the server broke. Such a request is never sent again (reading 23).
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'decode':
    case 'schema':
      return true
    case 'http':
      return error.status === undefined || error.status >= 500
    case 'api':
    case 'auth':
      return false
  }
}

/** True when asking again may help. For reads only: money is never asked for again. */
export function isTransient(error: DefaultError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}
