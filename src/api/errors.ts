import type { DefaultError } from '@tanstack/react-query'

/**
 * `unsent` broke off before anything could leave; `http` has a status of 400 or above; `decode`
 * cannot be read; `schema` can be read but has another shape; `api` is the platform's refusal,
 * `auth` its refusal of the session (reading 19).
 */
export type ApiErrorKind =
  'unsent' | 'network' | 'timeout' | 'cancelled' | 'http' | 'decode' | 'schema' | 'api' | 'auth'

/** `code` is the envelope's, `status` HTTP's; `serverMessage` is in the member's language. */
interface ApiErrorDetail {
  code?: number
  status?: number
  serverMessage?: string
  cause?: unknown
}

/** The only error a call throws. `message` is for developers; members see `describeError`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: number | undefined
  readonly status: number | undefined
  readonly serverMessage: string | undefined

  constructor(kind: ApiErrorKind, message: string, detail: ApiErrorDetail = {}) {
    super(message, detail)
    this.kind = kind
    this.code = detail.code
    this.status = detail.status
    this.serverMessage = detail.serverMessage === '' ? undefined : detail.serverMessage
  }
}

/**
 * True when it may still have moved money. It is never sent again (reading 23). A status without
 * the platform's envelope is of a firewall or a proxy, which may have passed the request on.
 */
export function isOutcomeUnknown({ kind, status = 500, code, serverMessage }: ApiError): boolean {
  switch (kind) {
    case 'unsent':
    case 'auth':
      return false
    case 'api':
      // A proxy answers so, too (reading 19).
      return code === 401 && serverMessage === undefined
    case 'http':
      return code === undefined || status >= 500
    default:
      return true
  }
}

/** True when no answer came at all: neither the platform nor a refusal is to blame. */
export function isWithoutAnswer({ kind }: ApiError): boolean {
  return kind === 'unsent' || kind === 'network' || kind === 'timeout' || kind === 'cancelled'
}

export function isTransient(error: DefaultError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}
