import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { config } from '@/config'
import { recordServerDate } from '@/lib/server-clock'
import { type Caller, endSession, headersOf } from './caller'
import { type Answer, answerOf } from './early'
import { readEnvelope } from './envelope'
import { ApiError } from './errors'

/** A call of the API: a request of Axios with its caller, and with whom to tell of its way. */
export interface Call extends AxiosRequestConfig {
  url: string
  caller: Caller
  /** Called as the request leaves, and never where the browser has no way to send. */
  onLeave?: () => void
  /** Called as the answer is here, before it is read. */
  onAnswer?: (answer: Answer) => void
}

declare module 'axios' {
  interface AxiosRequestConfig extends Partial<Pick<Call, 'caller' | 'onLeave' | 'onAnswer'>> {
    /** When the request was handed to the browser, by `performance.now()`. */
    sentAt?: number
  }
}

/** An answer whose envelope was read, with the envelope's data. */
export interface ReadAnswer extends Answer {
  data: unknown
}

/** The request interceptor: token and language. */
export function signRequest(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (request.caller !== undefined) request.headers.set(headersOf(request.caller))
  request.sentAt = performance.now()
  return request
}

/** The response interceptor: the envelope, a refusal, and the end of the session. */
export async function readResponse(response: AxiosResponse): Promise<AxiosResponse<ReadAnswer>> {
  const { status, data, headers, config: request } = response
  const answer = answerOf(status, data as ArrayBuffer, headers, request.sentAt ?? 0)
  return { ...response, data: await readAnswer(answer, request) }
}

/**
 * Reads an answer, whichever way it came: by Axios, or by the page before Axios was there.
 * @throws ApiError of the kind http, decode, api or auth
 */
export async function readAnswer(answer: Answer, call: AxiosRequestConfig): Promise<ReadAnswer> {
  call.onAnswer?.(answer)
  const { status, body, date, sentAt, roundTripMs } = answer
  if (status >= 400) throw await failureOf(answer, call)
  const { code, message, data } = await readEnvelope(body)
  // The date of the platform only, not of a gateway, nor of a host that keeps pictures.
  if ((call.baseURL ?? config.apiBaseUrl) === config.apiBaseUrl) recordServerDate(date, sentAt, sentAt + roundTripMs)
  if (code !== 200) throw refusal(code, message, call)
  return { ...answer, data }
}

/** The HTTP status names the failure, unless the platform answered 401 (reading 19). */
async function failureOf({ status, body }: Answer, call: AxiosRequestConfig): Promise<ApiError> {
  // A firewall or a proxy answers without an envelope; the status names the failure then.
  const envelope = await readEnvelope(body).catch(() => null)
  const serverMessage = envelope?.message ?? ''
  if (envelope !== null && (status === 401 || envelope.code === 401))
    return refusal(envelope.code === 200 ? 401 : envelope.code, serverMessage, call)
  return new ApiError('http', `HTTP ${status}`, { status, serverMessage, ...(envelope && { code: envelope.code }) })
}

function refusal(code: number, message: string, { caller }: AxiosRequestConfig): ApiError {
  const isOver = config.authErrorMessages.includes(message) && caller !== undefined && endSession(caller, message)
  return new ApiError(isOver ? 'auth' : 'api', `refused with ${code}: ${message}`, { code, serverMessage: message })
}
