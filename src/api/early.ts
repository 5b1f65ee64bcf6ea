/**
 * What an address shows first is asked for by the inline script of index.html, while the code is
 * still on its way; `send` takes the answer as its own. A build of the mock has none: its answers
 * come with the code. Runs before the app, and imports nothing of it.
 */

export interface Answer {
  status: number
  body: Uint8Array
  /** Its `Date`; null where it tells none, or comes from a cache on the way. */
  date: string | null
  /** By `performance.now()`: the device's clock may be set while a request is under way. */
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

/** What tells one from another: no call that goes early has parameters. */
interface EarlyCall {
  method?: string
  url: string
  /** `lang`, and a member's `token`. */
  headers: Readonly<Record<string, string>>
}

export interface EarlyAnswers {
  answers: Map<string, Promise<Answer>>
  /** Every one of them has come, and none is a failure. */
  allSucceeded: boolean
}

/** Where the code took longer to come, the app asks anew. */
const MAX_EARLY_AGE_MS = 20_000

const freshEarlyAnswers = () => (performance.now() < MAX_EARLY_AGE_MS ? globalThis.early : undefined)

export function earlyPaths(address: string, isLoggedIn: boolean): string[] {
  return [
    '/system/base',
    ...(isLoggedIn ? ['/member/getUserInfo'] : []),
    ...(address === '/Home' ? ['/system/config', '/Lottery/hotLottery'] : []),
  ]
}

const keyOf = ({ method = 'GET', url, headers: { lang, token } }: EarlyCall) => [method, url, lang, token].join()

/** The same on the wire as a call of the app. */
export function askEarly(baseUrl: string, paths: readonly string[], headers: EarlyCall['headers']): void {
  const early: EarlyAnswers = { answers: new Map(), allSucceeded: false }
  for (const url of paths) early.answers.set(keyOf({ url, headers }), ask(baseUrl + url, headers))
  const end = (answers: readonly Answer[]) => {
    early.allSucceeded = answers.every(({ status }) => status < 400)
  }
  // Whoever takes one hears of its failure.
  Promise.all(early.answers.values()).then(end, () => undefined)
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
 * Once each, and only to what reads: what may change something is sent.
 * @throws what the fetch threw
 */
export function takeEarly(call: EarlyCall): Promise<Answer> | undefined {
  const key = keyOf(call)
  const answers = freshEarlyAnswers()?.answers
  const answer = answers?.get(key)
  answers?.delete(key)
  return answer
}

/** Where all answers are here, the first drawing waits the moment that it takes to read them. */
export async function ifEarly(asked: Promise<unknown>): Promise<void> {
  if (freshEarlyAnswers()?.allSucceeded === true) await asked
}
