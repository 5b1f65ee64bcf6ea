import { decode, encode } from 'js-base64'

export interface Answer {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: unknown
}

export interface CallOptions {
  readonly token?: string
  readonly lang?: string
  readonly base?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Fields = Readonly<Record<string, string>>

const BASE = 'http://app.example/api'

export async function getCall(path: string, query: Fields = {}, options: CallOptions = {}): Promise<Answer> {
  const search = new URLSearchParams(query).toString()
  return open(await fetch(`${options.base ?? BASE}${path}?${search}`, { headers: headersOf(options) }))
}

export async function postCall(path: string, body: Fields | FormData, options: CallOptions = {}): Promise<Answer> {
  const form = body instanceof FormData ? body : new URLSearchParams(body)
  return open(
    await fetch(`${options.base ?? BASE}${path}`, { method: 'POST', body: form, headers: headersOf(options) }),
  )
}

export async function logIn(username: string): Promise<string> {
  const { data } = await postCall('/member/doLogin', { username, password: 'demo1234' })
  return String((data as { id: string | number }).id)
}

function headersOf({ token, lang, headers }: CallOptions): Record<string, string> {
  const sent: Record<string, string> = { lang: lang ?? 'en_us', ...headers }
  return token === undefined ? sent : { ...sent, token: encode(token) }
}

async function open(response: Response): Promise<Answer> {
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: string }
  return { status: response.status, code, msg, data: data === '' ? '' : JSON.parse(decode(data)) }
}
