/**
 * Early requests: the inline script of index.html sends the app's first reads while the app's code
 * loads. A build with the mock platform sends none, because that platform is in the app's code.
 * This file imports nothing, because it runs before the app's code.
 */

export interface Answer {
  status: number
  body: Uint8Array
  /** The header `Date`. Null if it is missing, or if a header `Age` shows that a cache answered. */
  date: string | null
  /** By `performance.now()`, because the device's clock may be changed during a request. */
  sentAt: number
  roundTripMs: number
  /** Epoch ms. */
  receivedAt: number
}

/** Takes headers with names in lower case, and a `sentAt` by `performance.now()`. */
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
 * The fields by which a call finds the answer to its early request. There is no field for
 * parameters, because early requests have none.
 */
interface EarlyCall {
  method?: string
  url: string
  /** The header `lang`, and the header `token` if a member is logged in. */
  headers: Readonly<Record<string, string>>
}

export interface EarlyAnswers {
  answers: Map<string, Promise<Answer>>
  /** True once all requests in `answers` have been answered with a status below 400. */
  allSucceeded: boolean
}

/** The answers to early requests are used only until this time after the page's start. */
const MAX_EARLY_AGE_MS = 20_000

const getFreshEarlyAnswers = () => (performance.now() < MAX_EARLY_AGE_MS ? globalThis.early : undefined)

/** Returns the API paths to request before the app's code loads. `address` is the page's path. */
export function earlyPaths(address: string, isLoggedIn: boolean): string[] {
  return [
    '/system/base',
    ...(isLoggedIn ? ['/member/getUserInfo'] : []),
    ...(address === '/Home' ? ['/system/config', '/Lottery/hotLottery'] : []),
  ]
}

const keyOf = ({ method = 'GET', url, headers: { lang, token } }: EarlyCall) => [method, url, lang, token].join()

/** Sends, before the app's code loads, the same requests that the app would send later. */
export function sendEarlyRequests(baseUrl: string, paths: readonly string[], headers: EarlyCall['headers']): void {
  const earlyAnswers: EarlyAnswers = { answers: new Map(), allSucceeded: false }
  for (const url of paths) earlyAnswers.answers.set(keyOf({ url, headers }), fetchAnswer(baseUrl + url, headers))
  const onAllAnswers = (answers: readonly Answer[]) => {
    earlyAnswers.allSucceeded = answers.every(({ status }) => status < 400)
  }
  // The caller of `takeEarlyAnswer` handles a request that fails.
  Promise.all(earlyAnswers.answers.values()).then(onAllAnswers, () => undefined)
  window.early = earlyAnswers
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
 * Returns the answer to a request that the page sent before the app's code loaded, but only once.
 * Undefined if the answer is stale, or if there is none, as for a POST. The promise rejects with
 * the error of `fetch`.
 */
export function takeEarlyAnswer(call: EarlyCall): Promise<Answer> | undefined {
  const key = keyOf(call)
  const answers = getFreshEarlyAnswers()?.answers
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer
}

/**
 * Waits for `data`, but only if all requests sent before the app's code loaded have succeeded: only
 * then can the first render show the data.
 */
export async function awaitIfEarly(data: Promise<unknown>): Promise<void> {
  if (getFreshEarlyAnswers()?.allSucceeded === true) await data
}
