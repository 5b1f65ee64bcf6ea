/**
 * Early requests: the inline script of index.html sends the reads that the first screen needs,
 * while the app's code is still loading. `send` then uses their answers. A mock build sends none,
 * because its platform loads with the code. This file imports nothing, because it runs before the
 * app.
 */

export interface Answer {
  status: number
  body: Uint8Array
  /** The header `Date`; null if it is missing, or if `Age` shows that a cache answered. */
  date: string | null
  /** From `performance.now()`: the device's clock may be set while a request is under way. */
  sentAt: number
  roundTripMs: number
  /** Epoch ms. */
  receivedAt: number
}

/** @param headers with names in lower case */
export function answerOf(
  status: number,
  body: ArrayBuffer,
  { date, age }: Partial<Record<string, unknown>>,
  sentAt: number,
): Answer {
  return {
    status,
    body: new Uint8Array(body),
    date: typeof date === 'string' && (age ?? null) === null ? date : null,
    sentAt,
    roundTripMs: Math.round(performance.now() - sentAt),
    receivedAt: Date.now(),
  }
}

/** The parts that identify an early call. It never has parameters. */
interface EarlyCall {
  method?: string
  url: string
  /** `lang`, and `token` if a member is logged in. */
  headers: Readonly<Record<string, string>>
}

export interface EarlyAnswers {
  answers: Map<string, Promise<Answer>>
  /** All answers have arrived, and each has a status below 400. */
  allSucceeded: boolean
}

/** If the code takes longer to load, early answers are stale and the app asks again. */
const MAX_EARLY_AGE_MS = 20_000

const freshEarlyAnswers = () => (performance.now() < MAX_EARLY_AGE_MS ? globalThis.early : undefined)

/** @param address the path of the page, such as "/Home" */
export function earlyPaths(address: string, isLoggedIn: boolean): string[] {
  return [
    '/system/base',
    ...(isLoggedIn ? ['/member/getUserInfo'] : []),
    ...(address === '/Home' ? ['/system/config', '/Lottery/hotLottery'] : []),
  ]
}

const keyOf = ({ method = 'GET', url, headers: { lang, token } }: EarlyCall) => [method, url, lang, token].join()

/** Sends the early requests. On the wire they equal calls of the app. */
export function askEarly(baseUrl: string, paths: readonly string[], headers: EarlyCall['headers']): void {
  const early: EarlyAnswers = { answers: new Map(), allSucceeded: false }
  for (const url of paths) early.answers.set(keyOf({ url, headers }), ask(baseUrl + url, headers))
  const onAllAnswers = (answers: readonly Answer[]) => {
    early.allSucceeded = answers.every(({ status }) => status < 400)
  }
  // The caller of `takeEarlyAnswer` handles the failure.
  Promise.all(early.answers.values()).then(onAllAnswers, () => undefined)
  window.early = early
}

async function ask(url: string, headers: EarlyCall['headers']): Promise<Answer> {
  const sentAt = performance.now()
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    headers: { Accept: 'application/json, text/plain, */*', ...headers },
  })
  return answerOf(response.status, await response.arrayBuffer(), Object.fromEntries(response.headers), sentAt)
}

/**
 * Returns the early answer of the same call once; undefined if there is none, as for a POST.
 * The promise rejects with the error of `fetch`.
 */
export function takeEarlyAnswer(call: EarlyCall): Promise<Answer> | undefined {
  const key = keyOf(call)
  const answers = freshEarlyAnswers()?.answers
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer
}

/** Waits for `asked` if all early answers have arrived, so that the first render has their data. */
export async function ifEarly(asked: Promise<unknown>): Promise<void> {
  if (freshEarlyAnswers()?.allSucceeded === true) await asked
}
