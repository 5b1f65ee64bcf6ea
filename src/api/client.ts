import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { encode } from 'js-base64'
import * as v from 'valibot'
import { config } from '@/config'
import { BareText, readEnvelope } from './envelope'
import { ApiError } from './errors'

const TIMEOUT_MS = 20_000

export interface ClientContext {
  getToken(): string | null
  getLocaleCode(): string
  /** Called once when parallel calls find the same session ended. */
  onSessionExpired(token: string, message: string): void
}

let context: ClientContext = { getToken: () => null, getLocaleCode: () => 'en_us', onSessionExpired: () => undefined }

export function configureClient(next: ClientContext): void {
  context = next
}

/** `receivedAt` is in epoch ms. */
export interface Timed<T> {
  value: T
  receivedAt: number
  roundTripMs: number
}

type Params = Record<string, string | number | undefined>

interface CallOptions {
  signal?: AbortSignal | undefined
  /** Whether `data` may be a bare word, neither base64 nor JSON (reading 21). */
  acceptsBareText?: boolean
}

interface UploadOptions extends CallOptions {
  onProgress?: (share: number) => void
}

const http = axios.create({
  timeout: TIMEOUT_MS,
  // Text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  validateStatus: () => true,
  withXSRFToken: false,
})

export async function get<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<T> {
  return (await getTimed(path, params, schema, options)).value
}

export async function getTimed<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<Timed<T>> {
  return call(path, schema, { method: 'GET', baseURL: config.apiBaseUrl, params }, options)
}

/** Sent once, never repeated: it may move money. */
export async function post<T>(
  path: string,
  fields: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<T> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, String(value))
  const answer = await call(
    path,
    schema,
    {
      method: 'POST',
      baseURL: config.apiBaseUrl,
      data: body,
    },
    options,
  )
  return answer.value
}

export async function upload<T>(
  path: string,
  file: Blob,
  schema: v.GenericSchema<unknown, T>,
  options: UploadOptions = {},
): Promise<T> {
  const form = new FormData()
  form.set('file', file)
  const answer = await call(
    path,
    schema,
    {
      method: 'POST',
      baseURL: config.uploadBaseUrl,
      data: form,
      onUploadProgress: (event) => {
        if (event.total !== undefined && event.total > 0) options.onProgress?.(event.loaded / event.total)
      },
    },
    options,
  )
  return answer.value
}

async function call<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  request: AxiosRequestConfig,
  options: CallOptions,
): Promise<Timed<T>> {
  const token = context.getToken()
  const headers: Record<string, string> = { lang: context.getLocaleCode() }
  if (token !== null) headers['token'] = encode(token)
  const sentAt = Date.now()
  const { signal, acceptsBareText = false } = options
  const response = await send({ ...request, ...(signal === undefined ? {} : { signal }), url: path, headers })
  const receivedAt = Date.now()
  const value = read(response, schema, token, acceptsBareText)
  return { value, receivedAt, roundTripMs: Math.max(0, receivedAt - sentAt) }
}

async function send(request: AxiosRequestConfig): Promise<{ status: number; body: Uint8Array }> {
  try {
    const response = await http.request<ArrayBuffer | string | null>(request)
    return { status: response.status, body: toBytes(response.data) }
  } catch (cause) {
    throw transportError(cause)
  }
}

function toBytes(data: ArrayBuffer | string | null): Uint8Array {
  if (data === null) return new Uint8Array()
  return typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data)
}

function transportError(cause: unknown): ApiError {
  if (axios.isCancel(cause)) return new ApiError('cancelled', 'the request was cancelled', { cause })
  const code = cause instanceof AxiosError ? cause.code : undefined
  if (code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT)
    return new ApiError('timeout', `no answer within ${TIMEOUT_MS} ms`, { cause })
  return new ApiError('network', 'no answer came', { cause })
}

function read<T>(
  response: { status: number; body: Uint8Array },
  schema: v.GenericSchema<unknown, T>,
  token: string | null,
  acceptsBareText: boolean,
): T {
  const isHttpFailure = response.status >= 400
  const envelope = isHttpFailure ? readEnvelopeOrNull(response.body) : readEnvelope(response.body)
  if (envelope !== null && envelope.code !== 200) {
    // The HTTP status names the failure, unless the platform answered 401 (reading 19).
    if (!isHttpFailure || response.status === 401 || envelope.code === 401)
      throw refusal(envelope.code, envelope.message, token)
  }
  if (isHttpFailure) {
    const serverMessage = envelope?.message ?? ''
    if (response.status === 401) throw refusal(401, serverMessage, token)
    throw new ApiError('http', `HTTP ${response.status}`, { status: response.status, serverMessage })
  }
  if (envelope?.data instanceof BareText && !acceptsBareText) throw new ApiError('decode', 'data does not decode')
  const result = v.safeParse(schema, envelope?.data)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new ApiError('schema', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
}

function readEnvelopeOrNull(body: Uint8Array) {
  try {
    return readEnvelope(body)
  } catch {
    return null
  }
}

function refusal(code: number, message: string, token: string | null): ApiError {
  const isExpired = config.authErrorMessages.includes(message.trim()) && token !== null && token === context.getToken()
  if (isExpired) context.onSessionExpired(token, message)
  return new ApiError(isExpired ? 'auth' : 'api', `refused with ${code}: ${message}`, { code, serverMessage: message })
}
