import type { AxiosRequestConfig } from 'axios'
import { encode } from 'js-base64'
import * as v from 'valibot'
import { config } from '@/config'
import { hearServerDate } from '@/lib/server-clock'
import type { Change } from './changes'
import { BareText, readEnvelope } from './envelope'
import { ApiError } from './errors'
import { anything, readAhead } from './fields'
import { send } from './transport'

export interface ClientContext {
  getToken(): string | null
  /** Another one after each change of the token. */
  getSessionNumber(): number
  getLocaleCode(): string
  /** Called once when parallel calls find the same session ended. */
  onSessionExpired(token: string, message: string): void
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

/** `receivedAt` is in epoch ms. */
export interface Timed<T> {
  value: T
  /** The same as the platform sent it; null for nothing. */
  wire: unknown
  receivedAt: number
  roundTripMs: number
}

export type Params = Record<string, string | number | undefined>

export interface CallOptions {
  signal?: AbortSignal | undefined
}

export async function get<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<T> {
  return (await getTimed(path, params, schema, options)).value
}

/** What a query asks: `get`, with the signal of the query. */
export function read<T>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<T> => get(path, params, schema, { signal })
}

export async function getTimed<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<Timed<T>> {
  return call(path, schema, { method: 'GET', baseURL: config.apiBaseUrl, params }, options)
}

/** Tiga never repeats it: it may move money. Its answer may be a bare word. */
export function post<T>(path: Change, fields: Params, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const data = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, String(value))
  return change(path, schema, { method: 'POST', data })
}

/** A change, by `post`. What the platform says once it is made is not read. */
export async function submit(path: Change, fields: Params): Promise<void> {
  await post(path, fields, anything)
}

/**
 * Goes out without credentials, and so on a connection that no read has used: on one that is kept,
 * the browser itself would send it again where the answer is lost (`changes.ts`).
 */
export async function change<T>(
  path: Change,
  schema: v.GenericSchema<unknown, T>,
  request: AxiosRequestConfig,
): Promise<T> {
  return (await call(path, schema, { ...request, baseURL: config.apiBaseUrl, withCredentials: false })).value
}

export async function upload<T>(
  path: string,
  file: Blob,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions & { onProgress?: (share: number) => void } = {},
): Promise<T> {
  const form = new FormData()
  form.set('file', file)
  const request: AxiosRequestConfig = {
    method: 'POST',
    baseURL: config.uploadBaseUrl,
    data: form,
    onUploadProgress: ({ progress }) => {
      if (progress !== undefined) options.onProgress?.(progress)
    },
  }
  return (await call(path, schema, request, options)).value
}

async function call<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  request: AxiosRequestConfig,
  { signal }: CallOptions = {},
): Promise<Timed<T>> {
  const token = context.getToken()
  const build = () => {
    const headers = { lang: context.getLocaleCode(), ...(token !== null && { token: encode(token) }) }
    return { ...request, url: path, headers }
  }
  const { status, body, date, sentAt, roundTripMs, receivedAt } = await send(build, signal)
  if (status >= 400) throw await failureOf(status, body, token)
  const { code, message, data } = await readEnvelope(body)
  // Not the date of a gateway, nor of a host that keeps pictures.
  if (request.baseURL === config.apiBaseUrl) hearServerDate(date, sentAt, sentAt + roundTripMs)
  if (code !== 200) throw refusal(code, message, token)
  // What a change answers is a bare word here and there (reading 21).
  if (data instanceof BareText && request.withCredentials !== false)
    throw new ApiError('decode', 'data does not decode')
  return { value: await parse(schema, data), wire: data ?? null, receivedAt, roundTripMs }
}

/** The HTTP status names the failure, unless the platform answered 401 (reading 19). */
async function failureOf(status: number, body: Uint8Array, token: string | null): Promise<ApiError> {
  const envelope = await readEnvelope(body).catch(() => null)
  const serverMessage = envelope?.message ?? ''
  if (envelope !== null && (status === 401 || envelope.code === 401))
    return refusal(envelope.code === 200 ? 401 : envelope.code, serverMessage, token)
  return new ApiError('http', `HTTP ${status}`, { status, serverMessage, ...(envelope && { code: envelope.code }) })
}

async function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Promise<T> {
  let result
  try {
    result = v.safeParse(schema, await readAhead(schema, data))
  } catch (cause) {
    // A browser may lack what a transform calls.
    throw new ApiError('schema', 'a transform failed', { cause })
  }
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new ApiError('schema', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
}

function refusal(code: number, message: string, token: string | null): ApiError {
  const isExpired = config.authErrorMessages.includes(message) && token !== null && token === context.getToken()
  if (isExpired) context.onSessionExpired(token, message)
  return new ApiError(isExpired ? 'auth' : 'api', `refused with ${code}: ${message}`, { code, serverMessage: message })
}
