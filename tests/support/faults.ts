import { getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { readEnvelope } from '@/api/envelope'
import { envelopeResponse, garbageResponse } from '@/mocks/handlers/envelope'
import { AUTHENTICATION_ERROR } from '@/mocks/texts'
import { api } from './api'
import { mapLeaves } from './hostile-content'
import { runsAllCases } from './slice'

/** The platform's answer to a call without a fault. A fault can be made from this answer. */
interface GoodAnswer {
  original: () => Promise<Response>
  /** Returns the decoded data of the answer. */
  data: () => Promise<unknown>
  /** Resolves when the fault is lifted. */
  lifted: Promise<void>
}

export type Fault = (wire: GoodAnswer) => Response | Promise<Response>

const htmlPage = (words: string, status: number) =>
  new HttpResponse(`<!doctype html><html><body><h1>${words}</h1><script>0</script></body></html>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

const jsonAnswer = (fields: unknown) => HttpResponse.json(fields as Record<string, unknown>)

async function cutAnswerShort({ original }: GoodAnswer): Promise<Response> {
  const body = new Uint8Array(await (await original()).arrayBuffer())
  return new HttpResponse(body.slice(0, body.length / 2), { headers: { 'content-type': 'application/json' } })
}

/** Removes all fields except lists, so that a row without lists becomes an empty object. */
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

const toOtherType = (leaf: unknown) =>
  typeof leaf === 'string' ? { was: leaf } : typeof leaf === 'number' ? [] : 'text'
const faultWithData =
  (make: (data: unknown) => unknown): Fault =>
  async ({ data }) =>
    envelopeResponse(200, 'ok', make(await data()))

/** The platform's reason in the fault "code 403". */
export const REFUSAL_REASON = 'Not for you'

/** The name of the only fault that ends the session. */
export const SESSION_END_FAULT = 'authentication error'

/** All faults of an answer, by name. Tests of screens and of actions try these faults. */
export const faultsByName: Readonly<Record<string, Fault>> = {
  down: () => HttpResponse.error(),
  'cut short': cutAnswerShort,
  silence: ({ lifted, original }) => lifted.then(original),
  'HTTP 500': () => new HttpResponse(null, { status: 500 }),
  'HTTP 502, a page': () => htmlPage('Bad Gateway', 502),
  'HTTP 404': () => htmlPage('Not Found', 404),
  'HTTP 429': () => new HttpResponse('Too Many Requests', { status: 429, headers: { 'retry-after': '60' } }),
  'HTTP 401': () => new HttpResponse(null, { status: 401 }),
  'HTTP 204': () => new HttpResponse(null, { status: 204 }),
  'captive portal': () => htmlPage('Welcome to the hotel', 200),
  'not UTF-8': () => garbageResponse(),
  'bad base64': () => jsonAnswer({ code: 200, msg: 'ok', data: '*not base64*' }),
  'bad JSON': () => jsonAnswer({ code: 200, msg: 'ok', data: btoa('{"id":') }),
  'a bare word': () => jsonAnswer('ok'),
  'no code': () => jsonAnswer({ msg: 'ok', data: '' }),
  'wrong types': faultWithData((data) => mapLeaves(data, toOtherType)),
  nulls: faultWithData((data) => mapLeaves(data, () => null)),
  'empty texts': faultWithData((data) => mapLeaves(data, () => '')),
  'missing fields': faultWithData(withEmptyRows),
  'each row twice': faultWithData(withRowsTwice),
  'a list of nulls': faultWithData(() => [null, null]),
  'an empty list': faultWithData(() => []),
  'an empty object': faultWithData(() => ({})),
  nothing: () => envelopeResponse(200, 'ok'),
  'code 401': () => envelopeResponse(401, 'Please try again'),
  'code 403': () => envelopeResponse(403, REFUSAL_REASON),
  'code 0 without words': () => jsonAnswer({ code: 0 }),
  'code -1, words that are none': () => jsonAnswer({ code: -1, msg: { text: 'no' }, data: 7 }),
  [SESSION_END_FAULT]: () => envelopeResponse(401, AUTHENTICATION_ERROR),
}

export function faultOf(name: string): Fault {
  const fault = faultsByName[name]
  if (fault === undefined) throw new Error(`There is no fault named ${name}.`)
  return fault
}

/**
 * Groups of faults that the API client and the screens treat in the same way. Each screen tries one
 * fault of each group, unless `WHOLE=1` or `FAULTS` is set.
 */
const SIMILAR_FAULTS: readonly (readonly string[])[] = [
  ['down', 'cut short'],
  ['HTTP 500', 'HTTP 502, a page'],
  ['HTTP 404', 'HTTP 401'],
  ['HTTP 204', 'captive portal', 'not UTF-8', 'bad base64', 'bad JSON', 'a bare word', 'no code'],
  ['code 401', 'code 0 without words', 'code -1, words that are none'],
]

/** The names of the faults to try, from for example `FAULTS='down|nulls'`; undefined for all. */
const selectedFaultNames = process.env['FAULTS']?.split('|')
export const isFaultChosen = (name: string) => selectedFaultNames?.includes(name) !== false
/** True if each screen tries only one fault of each group of similar faults. */
export const doFaultsTakeTurns = !runsAllCases && selectedFaultNames === undefined

/** Returns the faults to try. If faults take turns, `faultIndex` selects one of each group. */
export function faultsInTurn(faultIndex: number): string[] {
  const isSelected = (name: string) => {
    const group = SIMILAR_FAULTS.find((names) => names.includes(name))
    return !doFaultsTakeTurns || group === undefined || group[faultIndex % group.length] === name
  }
  return Object.keys(faultsByName).filter((name) => isFaultChosen(name) && isSelected(name))
}

interface FaultOptions {
  /** A call that keeps its good answers if all other calls are faulty. */
  but?: string | null
  /** True if the platform executes the request although the answer is faulty. */
  isDone?: boolean
}

/**
 * Makes the answers of the call `path` faulty, or of all calls except `but` if `path` is null.
 * @returns a function that ends the fault
 */
export function injectFault(
  path: string | null,
  fault: Fault,
  { but = null, isDone = false }: FaultOptions = {},
): () => void {
  const handlers = api.server.listHandlers() as RequestHandler[]
  let isOver = false
  let lift = () => {}
  const liftPromise = new Promise<void>((resolve) => {
    lift = resolve
  })
  const answerTo = async (request: Request) => (await getResponse(handlers, request)) ?? HttpResponse.error()
  api.server.use(
    http.all(path === null ? '*/api/*' : `*/api${path}`, async ({ request }) => {
      if (isOver || (but !== null && request.url.endsWith(but))) return undefined
      let answer: Promise<Response> | null = null
      // The platform gets the request only once, because the request may move money.
      const originalAnswer = async () => (await (answer ??= answerTo(request.clone()))).clone()
      const readData = async () =>
        (await readEnvelope(new Uint8Array(await (await originalAnswer()).arrayBuffer()))).data
      if (isDone) await originalAnswer()
      return fault({ original: originalAnswer, data: readData, lifted: liftPromise })
    }),
  )
  return () => {
    isOver = true
    lift()
  }
}
