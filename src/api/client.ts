import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { config } from '@/config'
import { currentCaller } from './caller'
import type { ChangePath } from './changes'
import { BareText } from './envelope'
import { ApiError } from './errors'
import { anything, readAhead } from './fields'
import { send } from './transport'

/** A parsed answer. `receivedAt` is epoch ms; `roundTripMs` is the time from request to answer. */
export interface TimedAnswer<T> {
  value: T
  /** The decoded data before the schema parses it. Null if the answer has no data. */
  raw: unknown
  receivedAt: number
  roundTripMs: number
}

export type Params = Record<string, string | number | undefined>

export interface CallOptions {
  signal?: AbortSignal | undefined
}

/** Leaves out undefined parameters. Throws an ApiError after any failure. */
export async function get<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<T> {
  return (await getTimed(path, params, schema, options)).value
}

/** Returns a function that sends a `get`, for the `queryFn` of a query. */
export function read<T>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<T> => get(path, params, schema, { signal })
}

/** Like `get`, but also returns the raw data and the times of the answer. */
export async function getTimed<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<TimedAnswer<T>> {
  return call(path, schema, { method: 'GET', params }, options)
}

/**
 * Sends the defined fields as a form-encoded POST. Never retries, because a second request could
 * move money twice.
 */
export function post<T>(path: ChangePath, fields: Params, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const data = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, String(value))
  return change(path, schema, { method: 'POST', data })
}

/** Like `post`, but accepts any data in the answer. */
export async function submit(path: ChangePath, fields: Params): Promise<void> {
  await post(path, fields, anything)
}

/** Sends without credentials, so that the browser cannot send a change twice (see `changes.ts`). */
export async function change<T>(
  path: ChangePath,
  schema: v.GenericSchema<unknown, T>,
  request: AxiosRequestConfig,
): Promise<T> {
  return (await call(path, schema, { ...request, withCredentials: false })).value
}

/** `onProgress` gets the sent fraction, from 0 to 1. It is not called if the size is unknown. */
export async function upload<T>(
  path: string,
  file: Blob,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions & { onProgress?: (fraction: number) => void } = {},
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
): Promise<TimedAnswer<T>> {
  const buildCall = () => ({ ...request, url: path, caller: currentCaller() })
  const { data, receivedAt, roundTripMs } = await send(buildCall, signal)
  // Only a change, which is sent without credentials, may get plain text as its data (reading 21).
  if (data instanceof BareText && request.withCredentials !== false) throw unreadableTextError()
  return { value: await parse(schema, data), raw: data ?? null, receivedAt, roundTripMs }
}

const unreadableTextError = (): ApiError => new ApiError('decode', 'the data of the answer is neither base64 nor JSON')

async function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Promise<T> {
  let result
  try {
    result = v.safeParse(schema, await readAhead(schema, data))
  } catch (cause) {
    // A transform throws if it calls a function that an old browser lacks.
    throw new ApiError('schema', 'a transform of the schema threw an error', { cause })
  }
  if (result.success) return result.output
  // The data is plain text, and the schema does not accept this text.
  if (data instanceof BareText) throw unreadableTextError()
  const issue = result.issues[0]
  throw new ApiError('schema', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
}
