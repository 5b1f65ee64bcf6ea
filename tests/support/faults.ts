import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { readEnvelope } from '@/api/envelope'
import { envelope, garbage } from '@/mocks/handlers/envelope'
import { AUTHENTICATION_ERROR } from '@/mocks/texts'
import { api } from './api'
import { mapLeaves } from './hostile-content'
import { isWhole } from './slice'

/** The answer that a fault changes. */
interface Wire {
  /** The platform's own answer. */
  original: () => Promise<Response>
  /** The decoded data of that answer. */
  data: () => Promise<unknown>
  /** Resolves when the fault is lifted. */
  lifted: Promise<void>
}

export type Fault = (wire: Wire) => Response | Promise<Response>

const page = (words: string, status: number) =>
  new HttpResponse(`<!doctype html><html><body><h1>${words}</h1><script>0</script></body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

const answer = (fields: unknown) => HttpResponse.json(fields as Record<string, unknown>)

/** Only the first half of the answer arrives. */
async function cutShort({ original }: Wire): Promise<Response> {
  const body = new Uint8Array(await (await original()).arrayBuffer())
  return new HttpResponse(body.slice(0, body.length / 2), { headers: { 'content-type': 'application/json' } })
}

/** The same lists, but their rows have no fields. */
function withEmptyRows(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withEmptyRows)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (Array.isArray(value) ? [[key, withEmptyRows(value)]] : [])),
  )
}

function withRowsTwice(data: unknown): unknown {
  if (Array.isArray(data)) return [...data, ...data].map(withRowsTwice)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowsTwice(value)]))
}

const otherType = (leaf: unknown) => (typeof leaf === 'string' ? { was: leaf } : typeof leaf === 'number' ? [] : 'text')
const answerWithData =
  (make: (data: unknown) => unknown): Fault =>
  async ({ data }) =>
    envelope(200, 'ok', make(await data()))

/** The platform's message with code 403. */
export const REFUSAL = 'Not for you'

/** The name of the only fault that ends the session. */
export const ENDS_SESSION = 'authentication error'

/** All faults of an answer. A new line adds a case for every call. */
export const faults: Readonly<Record<string, Fault>> = {
  down: () => HttpResponse.error(),
  'cut short': cutShort,
  silence: ({ lifted, original }) => lifted.then(original),
  'HTTP 500': () => new HttpResponse(null, { status: 500 }),
  'HTTP 502, a page': () => page('Bad Gateway', 502),
  'HTTP 404': () => page('Not Found', 404),
  'HTTP 429': () => new HttpResponse('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } }),
  'HTTP 401': () => new HttpResponse(null, { status: 401 }),
  'HTTP 204': () => new HttpResponse(null, { status: 204 }),
  'captive portal': () => page('Welcome to the hotel', 200),
  'not UTF-8': () => garbage(),
  'bad base64': () => answer({ code: 200, msg: 'ok', data: '*not base64*' }),
  'bad JSON': () => answer({ code: 200, msg: 'ok', data: btoa('{"id":') }),
  'a bare word': () => answer('ok'),
  'no code': () => answer({ msg: 'ok', data: '' }),
  'wrong types': answerWithData((data) => mapLeaves(data, otherType)),
  nulls: answerWithData((data) => mapLeaves(data, () => null)),
  'empty texts': answerWithData((data) => mapLeaves(data, () => '')),
  'missing fields': answerWithData(withEmptyRows),
  'each row twice': answerWithData(withRowsTwice),
  'a list of nulls': answerWithData(() => [null, null]),
  'an empty list': answerWithData(() => []),
  'an empty object': answerWithData(() => ({})),
  nothing: () => envelope(200, 'ok'),
  'code 401': () => envelope(401, 'Please try again'),
  'code 403': () => envelope(403, REFUSAL),
  'code 0 without words': () => answer({ code: 0 }),
  'code -1, words that are none': () => answer({ code: -1, msg: { text: 'no' }, data: 7 }),
  [ENDS_SESSION]: () => envelope(401, AUTHENTICATION_ERROR),
}

export function faultOf(name: string): Fault {
  const fault = faults[name]
  if (fault === undefined) throw new Error(`no fault ${name}`)
  return fault
}

/**
 * Faults that all calls treat as one kind (`src/api/client.test.ts`) and that are shown alike: of
 * each group, screens and actions try one by turns.
 */
const SIMILAR_FAULTS: readonly (readonly string[])[] = [
  ['down', 'cut short'],
  ['HTTP 500', 'HTTP 502, a page'],
  ['HTTP 404', 'HTTP 401'],
  ['HTTP 204', 'captive portal', 'not UTF-8', 'bad base64', 'bad JSON', 'a bare word', 'no code'],
  ['code 401', 'code 0 without words', 'code -1, words that are none'],
]

/** `FAULTS='down|nulls'` tries only these faults. */
const only = process.env['FAULTS']?.split('|')
export const chosen = (name: string) => only?.includes(name) !== false
export const takesTurns = !isWhole && only === undefined

/** Names of faults, but of each group of similar ones only one, which depends on `turn`. */
export function faultsInTurn(turn: number): string[] {
  const isTurn = (name: string) => {
    const alike = SIMILAR_FAULTS.find((names) => names.includes(name))
    return !takesTurns || alike === undefined || alike[turn % alike.length] === name
  }
  return Object.keys(faults).filter((name) => chosen(name) && isTurn(name))
}

interface Struck {
  /** A call that is left out if all calls are struck. */
  but?: string | null
  /** The platform executes the request, although its answer is faulty. */
  isDone?: boolean
}

/**
 * Makes the answers of one call faulty; with `path` null those of all calls, except `but`.
 * @returns a function that lifts the fault
 */
export function strike(path: string | null, fault: Fault, { but = null, isDone = false }: Struck = {}): () => void {
  const handlers = api.server.listHandlers() as RequestHandler[]
  let isOver = false
  let lift = () => {}
  const lifted = new Promise<void>((resolve) => {
    lift = resolve
  })
  const answerTo = async (request: Request) => (await getResponse(handlers, request)) ?? HttpResponse.error()
  api.server.use(
    http.all(path === null ? '*/api/*' : `*/api${path}`, async ({ request }) => {
      if (isOver || (but !== null && request.url.endsWith(but))) return undefined
      let answer: Promise<Response> | null = null
      // The platform is asked only once, because the request may move money.
      const good = async () => (await (answer ??= answerTo(request.clone()))).clone()
      const data = async () => (await readEnvelope(new Uint8Array(await (await good()).arrayBuffer()))).data
      if (isDone) await good()
      return fault({ original: good, data, lifted })
    }),
  )
  return () => {
    isOver = true
    lift()
  }
}
