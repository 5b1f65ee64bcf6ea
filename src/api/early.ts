/**
 * Early requests: the inline script of index.html sends the first reads of the app while the app's
 * code is still loading. The app uses their answers later. A build with the mock platform sends no
 * early requests, because the mock platform is part of the app's code. This file imports nothing,
 * because it runs before the app's code.
 */

export interface Answer {
  status: number
  body: Uint8Array
  /** The header `Date`. Null if it is missing, or if a header `Age` shows that a cache answered. */
  date: string | null
  /** Time by `performance.now()`, because the device's clock may be changed during a request. */
  sentAt: number
  roundTripMs: number
  /** Epoch ms. */
  receivedAt: number
}

/**
 * Returns an answer with its times.
 * @param headers with names in lower case
 * @param sentAt time by `performance.now()`
 */
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

/**
 * The parts of a call that identify its early request (sent before the app's code has loaded).
 * Early requests have no query parameters.
 */
interface EarlyCall {
  method?: string
  url: string
  /** The header `lang`, and the header `token` if a member is logged in. */
  headers: Readonly<Record<string, string>>
}

export interface EarlyAnswers {
  answers: Map<string, Promise<Answer>>
  /** True once all early requests have been answered, each with a status below 400. */
  allSucceeded: boolean
}

/**
 * The answer to an early request is used only within this time after the start of the page. Later
 * the answer is stale, and the app sends the call itself.
 */
const MAX_EARLY_AGE_MS = 20_000

const freshEarlyAnswers = () => (performance.now() < MAX_EARLY_AGE_MS ? globalThis.early : undefined)

/**
 * Returns the API paths of the calls that the page sends before the app's code has loaded.
 * @param address the path of the page, such as "/Home"
 */
export function earlyPaths(address: string, isLoggedIn: boolean): string[] {
  return [
    '/system/base',
    ...(isLoggedIn ? ['/member/getUserInfo'] : []),
    ...(address === '/Home' ? ['/system/config', '/Lottery/hotLottery'] : []),
  ]
}

const keyOf = ({ method = 'GET', url, headers: { lang, token } }: EarlyCall) => [method, url, lang, token].join()

/**
 * Sends the early requests, one for each path, and stores their answers in `window.early`. On the
 * wire these requests are equal to those that the app sends.
 */
export function sendEarlyRequests(baseUrl: string, paths: readonly string[], headers: EarlyCall['headers']): void {
  const early: EarlyAnswers = { answers: new Map(), allSucceeded: false }
  for (const url of paths) early.answers.set(keyOf({ url, headers }), fetchAnswer(baseUrl + url, headers))
  const onAllAnswers = (answers: readonly Answer[]) => {
    early.allSucceeded = answers.every(({ status }) => status < 400)
  }
  // The caller of `takeEarlyAnswer` handles a request that fails.
  Promise.all(early.answers.values()).then(onAllAnswers, () => undefined)
  window.early = early
}

async function fetchAnswer(url: string, headers: EarlyCall['headers']): Promise<Answer> {
  const sentAt = performance.now()
  const response = await fetch(url, {
    cache: 'no-store',
    redirect: 'error',
    headers: { Accept: 'application/json, text/plain, */*', ...headers },
  })
  return answerOf(response.status, await response.arrayBuffer(), Object.fromEntries(response.headers), sentAt)
}

/**
 * Returns the answer to the early request for a call, and removes the answer, so that it is used
 * only once. Returns undefined if there is no such answer, as for a POST, or if it is stale. The
 * promise rejects with the error of `fetch`.
 */
export function takeEarlyAnswer(call: EarlyCall): Promise<Answer> | undefined {
  const key = keyOf(call)
  const answers = freshEarlyAnswers()?.answers
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer
}

/**
 * Waits for `data` if all early requests have been answered successfully, because the first render
 * can then show their data. Otherwise returns at once.
 */
export async function awaitIfEarly(data: Promise<unknown>): Promise<void> {
  if (freshEarlyAnswers()?.allSucceeded === true) await data
}
