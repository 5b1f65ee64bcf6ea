import type { AxiosRequestConfig } from 'axios'
import * as v from 'valibot'
import { config } from '@/config'
import { currentCaller } from './caller'
import type { Change } from './changes'
import { BareText } from './envelope'
import { ApiError } from './errors'
import { anything, readAhead } from './fields'
import { send } from './transport'

/** `receivedAt` is in epoch ms. */
export interface Timed<T> {
  value: T
  /** The same as the platform sent it; null for nothing. */
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
  return call(path, schema, { method: 'GET', params }, options)
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
  return (await call(path, schema, { ...request, withCredentials: false })).value
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
  const build = () => ({ ...request, url: path, caller: currentCaller() })
  const { data, receivedAt, roundTripMs } = await send(build, signal)
  // What a change answers is a bare word here and there (reading 21).
  if (data instanceof BareText && request.withCredentials !== false)
    throw new ApiError('decode', 'data does not decode')
  return { value: await parse(schema, data), raw: data ?? null, receivedAt, roundTripMs }
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
