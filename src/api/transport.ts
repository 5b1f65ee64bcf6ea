import { recordAnswer, recordNoAnswer } from '@/lib/connection'
import { headersOf } from './caller'
import { takeEarlyAnswer } from './early'
import { ApiError } from './errors'
import { type Call, type ReadAnswer, readAnswer } from './interceptors'

/** A call fails if no whole answer has arrived after this time. */
export const TIMEOUT_MS = 20_000

/**
 * Loads the code that sends requests, an eighth of the code of a first visit. The first screen does
 * not wait for it, because early requests need no Axios. After a failed load the next call tries
 * again.
 */
export function prepareToSend(): Promise<typeof import('./http')> {
  return import('./http')
}

/**
 * True from `pagehide` to `pageshow`. A browser aborts the requests of a page that is left, and the
 * page sees their failures as it closes, or when it is restored from the back/forward cache.
 */
let isPageHidden = false
for (const type of ['pagehide', 'pageshow'])
  globalThis.addEventListener?.(type, () => {
    isPageHidden = type === 'pagehide'
  })

/**
 * Sends a call, or uses its early answer. It times out after 20 s without a complete answer, and an
 * upload after 20 s without progress, even if the browser ignores the abort.
 * @param build makes the request; if it throws, nothing is sent
 * @throws ApiError of the kind unsent, network, timeout or cancelled if no answer arrived,
 * otherwise of the kind that the answer shows
 */
export async function send(build: () => Call, signal?: AbortSignal): Promise<ReadAnswer> {
  // Widened on purpose: TypeScript would narrow it to "unsent", but callbacks reassign it.
  let failure = 'unsent' as 'unsent' | 'network' | 'timeout' | 'cancelled'
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined
  try {
    const call = build()
    const earlyCall = { ...call, headers: headersOf(call.caller) }
    const { onUploadProgress } = call
    const controller = new AbortController()
    const aborted = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(new Error('ended')))
    })
    const end = (reason: typeof failure) => {
      failure = reason
      controller.abort()
    }
    const startTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(failure === 'unsent' ? failure : 'timeout'), TIMEOUT_MS)
    }
    cancel = () => end('cancelled')
    startTimer()
    // A failed read changes nothing, so it need not be known whether it was sent.
    if (call.method === 'GET') failure = 'network'
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const onAnswer = ({ sentAt }: { sentAt: number }) => {
      // The time-out ends with the arrival: it does not include the time to parse the answer.
      clearTimeout(timer)
      recordAnswer(sentAt)
    }
    const earlyAnswer = takeEarlyAnswer(earlyCall)
    if (earlyAnswer !== undefined)
      return await readAnswer(await Promise.race([earlyAnswer, aborted]), { ...call, onAnswer })
    const http = await Promise.race([prepareToSend(), aborted])
    const onSend = () => {
      if (failure === 'unsent') failure = 'network'
    }
    const sent: Call = { ...call, signal: controller.signal, onSend, onAnswer }
    if (onUploadProgress !== undefined)
      sent.onUploadProgress = (event) => {
        startTimer()
        onUploadProgress(event)
      }
    return await Promise.race([http.ask(sent), aborted])
  } catch (cause) {
    clearTimeout(timer)
    if (cause instanceof ApiError) throw cause
    if (failure === 'network' || failure === 'timeout') recordNoAnswer()
    if (isPageHidden && failure === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failure, failure, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
