import axios, { type AxiosRequestConfig } from 'axios'
import { ApiError } from './errors'

const TIMEOUT_MS = 20_000

const FAILURES = {
  network: 'no answer came',
  timeout: `nothing moved for ${TIMEOUT_MS} ms`,
  cancelled: 'the request was cancelled',
} as const

const http = axios.create({
  // Only `fetch` keeps an answer, and the secrets in its address, out of the browser's cache, and
  // follows no redirect: the token would go along.
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store', redirect: 'error' },
  // Else Firefox and Safari would name axios in place of themselves.
  headers: { 'User-Agent': false },
  // Text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  validateStatus: () => true,
  withXSRFToken: false,
})

/**
 * A page that is left breaks off what is under way, and hears of it while it dies: what it makes of
 * that nobody sees. One that comes back does.
 */
let isLeft = false
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true
})
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false
})

function comesBack(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true })
  })
}

export interface Answer {
  status: number
  body: Uint8Array
  /** Its `Date`; null where it tells none, or comes from a cache on the way. */
  date: string | null
}

/**
 * Ends after 20 s without an answer, and an upload after 20 s in which nothing left.
 * @throws ApiError of the kind network, timeout or cancelled
 */
export async function send(
  { onUploadProgress, ...request }: AxiosRequestConfig,
  signal?: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController()
  let failure: keyof typeof FAILURES = 'network'
  const end = (reason: typeof failure) => {
    failure = reason
    controller.abort()
  }
  const cancel = () => end('cancelled')
  const startTimer = () => setTimeout(() => end('timeout'), TIMEOUT_MS)
  let timer = startTimer()
  if (signal?.aborted === true) cancel()
  signal?.addEventListener('abort', cancel)
  try {
    const response = await http.request<ArrayBuffer>({
      ...request,
      signal: controller.signal,
      ...(onUploadProgress !== undefined && {
        // XMLHttpRequest alone tells what has left. No page can forbid it to follow a redirect.
        adapter: ['xhr', 'http'],
        onUploadProgress: (event) => {
          clearTimeout(timer)
          timer = startTimer()
          onUploadProgress(event)
        },
      }),
    })
    return { status: response.status, body: new Uint8Array(response.data), date: dateOf(response.headers) }
  } catch (cause) {
    clearTimeout(timer)
    if (isLeft && failure === 'network') await comesBack()
    throw new ApiError(failure, FAILURES[failure], { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function dateOf({ date, age }: Partial<Record<string, unknown>>): string | null {
  return typeof date === 'string' && (age ?? null) === null ? date : null
}
