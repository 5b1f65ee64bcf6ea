import { decode, encode } from 'js-base64'

export interface Answer {
  readonly code: number
  readonly msg: string
  readonly data: unknown
}

export interface CallOptions {
  readonly token?: string
  readonly base?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, string>>

const BASE_URL = 'http://app.example/api'

export const getCall = (path: string, query: Fields = {}, options?: CallOptions): Promise<Answer> =>
  sendCall(`${path}?${new URLSearchParams(query).toString()}`, {}, options)

export const postCall = (path: string, body: Fields | FormData, options?: CallOptions): Promise<Answer> =>
  sendCall(path, { method: 'POST', body: body instanceof FormData ? body : new URLSearchParams(body) }, options)

async function sendCall(path: string, init: RequestInit, { token, base, headers }: CallOptions = {}): Promise<Answer> {
  const sentHeaders = { lang: 'en_us', ...headers, ...(token === undefined ? {} : { token: encode(token) }) }
  const response = await fetch(`${base ?? BASE_URL}${path}`, { ...init, headers: sentHeaders })
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: string }
  return { code, msg, data: data === '' ? '' : JSON.parse(decode(data)) }
}
