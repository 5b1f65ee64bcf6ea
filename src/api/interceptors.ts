import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { config } from '@/config'
import { recordServerDate } from '@/lib/server-clock'
import { type Caller, endSession, headersOf } from './caller'
import { type Answer, answerOf } from './early'
import { readEnvelope } from './envelope'
import { ApiError } from './errors'

export interface Call extends AxiosRequestConfig {
  url: string
  caller: Caller
  /** Called just before the request is handed to `fetch` or XMLHttpRequest. */
  onSend?: () => void
  /** Called when the answer has arrived, before it is parsed. */
  onAnswer?: (answer: Answer) => void
}

declare module 'axios' {
  interface AxiosRequestConfig extends Partial<Pick<Call, 'caller' | 'onSend' | 'onAnswer'>> {
    /** Time at which the request was handed to the browser, from `performance.now()`. */
    sentAt?: number
  }
}

export interface DecodedAnswer extends Answer {
  data: unknown
}

export function prepareRequest(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (request.caller !== undefined) request.headers.set(headersOf(request.caller))
  request.sentAt = performance.now()
  return request
}

/** Throws an ApiError for a failure, and ends a session that the platform refuses. */
export async function readResponse(response: AxiosResponse): Promise<AxiosResponse<DecodedAnswer>> {
  const { status, data, headers, config: request } = response
  const answer = answerOf(status, data as ArrayBuffer, headers, request.sentAt ?? 0)
  return { ...response, data: await readAnswer(answer, request) }
}

/**
 * Reads an answer of Axios, or the answer to a request that was sent before the app's code loaded.
 * @throws ApiError of the kind http, decode, api or auth
 */
export async function readAnswer(answer: Answer, call: AxiosRequestConfig): Promise<DecodedAnswer> {
  call.onAnswer?.(answer)
  const { status, body, date, sentAt, roundTripMs } = answer
  if (status >= 400) throw await failureOf(answer, call)
  const { code, message, data } = await readEnvelope(body)
  // Only the platform's date sets the server clock. The clock of the upload host may differ.
  if ((call.baseURL ?? config.apiBaseUrl) === config.apiBaseUrl) recordServerDate(date, sentAt, sentAt + roundTripMs)
  if (code !== 200) throw refusalErrorOf(code, message, call)
  return { ...answer, data }
}

/**
 * The error for an HTTP status of 400 or above. It is a refusal if the answer has an envelope, and
 * the status or the code is 401 (reading 19). Otherwise its kind is http.
 */
async function failureOf({ status, body }: Answer, call: AxiosRequestConfig): Promise<ApiError> {
  // A firewall or a proxy answers without an envelope. Then only the status is known.
  const envelope = await readEnvelope(body).catch(() => null)
  const serverMessage = envelope?.message ?? ''
  if (envelope !== null && (status === 401 || envelope.code === 401))
    return refusalErrorOf(envelope.code === 200 ? 401 : envelope.code, serverMessage, call)
  return new ApiError('http', `HTTP ${status}`, { status, serverMessage, ...(envelope && { code: envelope.code }) })
}

function refusalErrorOf(code: number, message: string, { caller }: AxiosRequestConfig): ApiError {
  const endsSession = config.authErrorMessages.includes(message) && caller !== undefined && endSession(caller, message)
  return new ApiError(endsSession ? 'auth' : 'api', `refused with ${code}: ${message}`, {
    code,
    serverMessage: message,
  })
}
