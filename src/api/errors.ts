import type { DefaultError } from '@tanstack/react-query'

/**
 * Why a call failed. `network`: no answer came; `timeout`: none within 20 s; `cancelled`: we ended it ourselves, shows nothing;
 * `http`: a status of 400 or more; `decode`: the body or its `data` is unreadable; `schema`: it reads but does not fit;
 * `api`: the platform refused, with its words; `auth`: it refused because the session is over (reading 19).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'cancelled' | 'http' | 'decode' | 'schema' | 'api' | 'auth'

export interface ApiErrorDetail {
  /** The envelope's code, for `api` and `auth`. */
  code?: number
  /** The HTTP status, for `http`. */
  status?: number
  /** What the server says to the member, already in the member's language. */
  serverMessage?: string
  cause?: unknown
}

/** The one error every call ends in. `message` is for developers; a member reads `describeError`'s words. */
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
 * True when a request that moves money may have been carried out although it failed: the answer was lost or unreadable, or the
 * server broke on the way. Such a request is never sent again by the program (reading 23).
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

/** True when asking again may help: for reads only. */
export function isTransient(error: DefaultError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}
