import type { DefaultError } from '@tanstack/react-query'

/**
 * The ways in which a call fails:
 * - `unsent`: the call failed before anything was sent.
 * - `network`, `timeout` and `cancelled`: no complete answer arrived.
 * - `http`: the answer has a status of 400 or above. If it also has an envelope (`code` and `msg`),
 *   and the status or the code is 401, the kind is `api` or `auth` instead (reading 19).
 * - `decode`: the answer cannot be decoded.
 * - `schema`: the answer was decoded, but has an unexpected shape.
 * - `api`: the platform refused the call.
 * - `auth`: the platform refused the session, which has ended (reading 19).
 */
export type ApiErrorKind =
  'unsent' | 'network' | 'timeout' | 'cancelled' | 'http' | 'decode' | 'schema' | 'api' | 'auth'

/** `code` is from the envelope, `status` from HTTP. `serverMessage` is the platform's `msg`. */
interface ApiErrorDetail {
  code?: number
  status?: number
  serverMessage?: string
  cause?: unknown
}

/** The only error that a call throws. `message` is for developers; members see `describeError`. */
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
 * Returns true if the platform may have done the request in spite of the error (reading 23). An
 * HTTP error without an envelope comes from a firewall or a proxy, which may have passed the
 * request on.
 */
export function isOutcomeUnknown({ kind, status = 500, code, serverMessage }: ApiError): boolean {
  switch (kind) {
    case 'unsent':
    case 'auth':
      return false
    case 'api':
      // A proxy may have passed the request on before it answered 401 without a message.
      return code === 401 && serverMessage === undefined
    case 'http':
      return code === undefined || status >= 500
    default:
      return true
  }
}

export function isWithoutAnswer({ kind }: ApiError): boolean {
  return kind === 'unsent' || kind === 'network' || kind === 'timeout' || kind === 'cancelled'
}

/** Returns true if the same call may succeed a moment later. */
export function isTransient(error: DefaultError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && (error.status ?? 0) >= 500)
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}
