import axios, { type AxiosRequestConfig } from 'axios'
import { ApiError } from './errors'

const TIMEOUT_MS = 20_000

const FAILURES = {
  unsent: 'it broke off before it left',
  network: 'no answer came',
  timeout: `nothing moved for ${TIMEOUT_MS} ms`,
  cancelled: 'the request was cancelled',
} as const

const http = axios.create({
  fetchOptions: { cache: 'no-store', redirect: 'error' },
  // Else Firefox and Safari would name axios in place of themselves.
  headers: { 'User-Agent': false },
  // Text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  validateStatus: () => true,
  withXSRFToken: false,
})

/** A page that is left breaks off what is under way, and hears of it as it dies or comes back. */
let isLeft = false
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true
})
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false
})

export interface Answer {
  status: number
  body: Uint8Array
  /** Its `Date`; null where it tells none, or comes from a cache on the way. */
  date: string | null
}

/**
 * Ends after 20 s in which no whole answer came, and an upload after 20 s in which nothing left,
 * whatever the browser makes of that.
 * @param build what is sent; where it throws, nothing is
 * @throws ApiError of the kind unsent, network, timeout or cancelled
 */
export async function send(build: () => AxiosRequestConfig, signal?: AbortSignal): Promise<Answer> {
  // As any of them: it changes under way.
  let failure = 'unsent' as keyof typeof FAILURES
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined
  try {
    const { onUploadProgress, ...request } = build()
    const controller = new AbortController()
    const ended = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(new Error('ended')))
    })
    const end = (reason: typeof failure) => {
      failure = reason
      controller.abort()
    }
    const startTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end('timeout'), TIMEOUT_MS)
    }
    cancel = () => end('cancelled')
    startTimer()
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const answered = http.request<ArrayBuffer>({
      ...request,
      signal: controller.signal,
      adapter: (config) => {
        // Only `fetch` keeps an answer, and the secrets in its address, out of the browser's cache,
        // and follows no redirect: the token would go along. XMLHttpRequest alone tells what has
        // left, and no page can forbid it to follow one.
        const leave = axios.getAdapter(onUploadProgress === undefined ? 'fetch' : ['xhr', 'http'], config)
        if (failure === 'unsent') failure = 'network'
        return leave(config)
      },
      ...(onUploadProgress !== undefined && {
        onUploadProgress: (event) => {
          startTimer()
          onUploadProgress(event)
        },
      }),
    })
    const response = await Promise.race([answered, ended])
    return { status: response.status, body: new Uint8Array(response.data), date: dateOf(response.headers) }
  } catch (cause) {
    clearTimeout(timer)
    if (isLeft && failure === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failure, FAILURES[failure], { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function dateOf({ date, age }: Partial<Record<string, unknown>>): string | null {
  return typeof date === 'string' && (age ?? null) === null ? date : null
}
