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

/** A gateway may answer so after it has passed the request on. */
const OF_GATEWAYS: readonly number[] = [408, 425, 429, 499]

/** True when it may still have moved money. It is never sent again (reading 23). */
export function isOutcomeUnknown({ kind, status = 500, code }: ApiError): boolean {
  switch (kind) {
    case 'unsent':
    case 'api':
    case 'auth':
      return false
    case 'http':
      return status >= 500 || (code === undefined && OF_GATEWAYS.includes(status))
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
