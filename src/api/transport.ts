import axios, { type AxiosRequestConfig } from 'axios'
import { type Answer, answerOf, takeEarly } from './early'
import { ApiError } from './errors'

const TIMEOUT_MS = 20_000

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

/** What goes out, without what tells of its way. */
export interface Request extends AxiosRequestConfig {
  url: string
  headers: Record<string, string>
}

/**
 * Ends after 20 s in which no whole answer came, and an upload after 20 s in which nothing left,
 * whatever the browser makes of that.
 * @param build what is sent; where it throws, nothing is
 * @throws ApiError of the kind unsent, network, timeout or cancelled
 */
export async function send(build: () => Request, signal?: AbortSignal): Promise<Answer> {
  // As any of them: it changes under way.
  let failure = 'unsent' as 'unsent' | 'network' | 'timeout' | 'cancelled'
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
    const early = takeEarly(request)
    if (early !== undefined) {
      failure = 'network'
      return await Promise.race([early, ended])
    }
    const answered = ask({
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
    return await Promise.race([answered, ended])
  } catch (cause) {
    clearTimeout(timer)
    if (isLeft && failure === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failure, failure, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

async function ask(request: AxiosRequestConfig): Promise<Answer> {
  const sentAt = performance.now()
  const { status, data, headers } = await http.request<ArrayBuffer>(request)
  return answerOf(status, data, headers, sentAt)
}
