import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { config } from '@/config'
import { currentCaller } from './caller'
import type { Change } from './changes'
import { BareText } from './envelope'
import { ApiError } from './errors'
import { anything, readAhead } from './fields'
import { send } from './transport'

/** `receivedAt` is epoch ms. */
export interface Timed<T> {
  value: T
  /** The decoded data before the schema; null if there is none. */
  raw: unknown
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

/** Returns the function of a query: `get` with the signal of the query. */
export function read<T>(path: string, params: Params, schema: v.GenericSchema<unknown, T>) {
  return (signal: AbortSignal): Promise<T> => get(path, params, schema, { signal })
}

export async function getTimed<T>(
  path: string,
  params: Params,
  schema: v.GenericSchema<unknown, T>,
  options: CallOptions = {},
): Promise<Timed<T>> {
  return call(path, schema, { method: 'GET', params }, options)
}

/** POSTs a change, form-encoded. It may move money and is never retried. */
export function post<T>(path: Change, fields: Params, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const data = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, String(value))
  return change(path, schema, { method: 'POST', data })
}

/** POSTs a change and ignores the data of the answer. */
export async function submit(path: Change, fields: Params): Promise<void> {
  await post(path, fields, anything)
}

/**
 * Sends a change without credentials, and so on a connection that no read has used. On a kept-alive
 * connection the browser itself would repeat it if the answer is lost (`changes.ts`).
 */
export async function change<T>(
  path: Change,
  schema: v.GenericSchema<unknown, T>,
  request: AxiosRequestConfig,
): Promise<T> {
  return (await call(path, schema, { ...request, withCredentials: false })).value
}

/** `onProgress` receives the sent part, from 0 to 1, if the size is known. */
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
  const build = () => ({ ...request, url: path, caller: currentCaller() })
  const { data, receivedAt, roundTripMs } = await send(build, signal)
  // Only a change may have plain text as its data (reading 21).
  if (data instanceof BareText && request.withCredentials !== false)
    throw new ApiError('decode', 'data does not decode')
  return { value: await parse(schema, data), raw: data ?? null, receivedAt, roundTripMs }
}

async function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown): Promise<T> {
  let result
  try {
    result = v.safeParse(schema, await readAhead(schema, data))
  } catch (cause) {
    // An old browser may lack a function that a transform calls.
    throw new ApiError('schema', 'a transform failed', { cause })
  }
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new ApiError('schema', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`)
}
