import axios, { type AxiosAdapter, type AxiosRequestConfig } from 'axios'
import { hearServerDate } from '@/lib/server-clock'
import { ApiError } from './errors'

const TIMEOUT_MS = 20_000

const FAILURES = {
  network: 'no answer came',
  timeout: `nothing moved for ${TIMEOUT_MS} ms`,
  cancelled: 'the request was cancelled',
} as const

/** Only `fetch` can keep an answer, and the secrets in its address, out of the browser's cache. */
const withoutCache: AxiosAdapter = async (config) => {
  const response = await fetch(axios.getUri(config), {
    cache: 'no-store',
    headers: config.headers.toJSON() as Record<string, string>,
    signal: config.signal as AbortSignal,
  })
  const { status, statusText, headers } = response
  const date = headers.get('date')
  return { status, statusText, headers: { date }, config, data: await response.arrayBuffer() }
}

const http = axios.create({
  // Text would hide broken UTF-8 behind replacement characters.
  responseType: 'arraybuffer',
  validateStatus: () => true,
  withXSRFToken: false,
})

/**
 * Ends after 20 s without an answer, and an upload after 20 s in which nothing left.
 * @throws ApiError of the kind network, timeout or cancelled
 */
export async function send(
  { onUploadProgress, ...request }: AxiosRequestConfig,
  signal?: AbortSignal,
): Promise<{ status: number; body: Uint8Array }> {
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
    const response = await http.request<ArrayBuffer | string | null>({
      ...request,
      signal: controller.signal,
      ...(request.method === 'GET' && { adapter: withoutCache }),
      ...(onUploadProgress !== undefined && {
        onUploadProgress: (event) => {
          clearTimeout(timer)
          timer = startTimer()
          onUploadProgress(event)
        },
      }),
    })
    hearServerDate(response.headers['date'])
    return { status: response.status, body: toBytes(response.data) }
  } catch (cause) {
    throw new ApiError(failure, FAILURES[failure], { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}

function toBytes(data: ArrayBuffer | string | null): Uint8Array {
  if (data === null) return new Uint8Array()
  return typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data)
}
