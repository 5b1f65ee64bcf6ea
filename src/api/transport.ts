import { recordAnswer, recordNoAnswer } from '@/lib/connection'
import { headersOf } from './caller'
import { takeEarlyAnswer } from './early'
import { ApiError } from './errors'
import { type Call, type ReadAnswer, readAnswer } from './interceptors'

/**
 * A call fails if no complete answer arrives within this time. During an upload, each sign of
 * progress starts the time again.
 */
export const TIMEOUT_MS = 20_000

/**
 * Loads Axios and the code that sends requests with it. The first screen does not wait for this
 * code, because the inline script of the page sends the first requests without Axios. If loading
 * fails, the next call tries again.
 */
export function prepareToSend(): Promise<typeof import('./http')> {
  return import('./http')
}

/**
 * True from `pagehide` to `pageshow`. When the member leaves a page, the browser aborts the page's
 * requests. `send` reports these failures only when the page is shown again, from the back/forward
 * cache.
 */
let isPageHidden = false
for (const type of ['pagehide', 'pageshow'])
  globalThis.addEventListener?.(type, () => {
    isPageHidden = type === 'pagehide'
  })

/**
 * Sends a call, or uses the early answer: the answer to a request that the page's inline script has
 * sent before the app started. A call times out after 20 s without a complete answer, and an upload
 * after 20 s without progress. The time-out works even if the browser ignores the abort.
 * @param buildCall returns the call; if it throws, nothing is sent
 * @throws ApiError of the kind unsent, network, timeout or cancelled if no answer arrived;
 * otherwise an ApiError of the kind that `readAnswer` throws
 */
export async function send(buildCall: () => Call, signal?: AbortSignal): Promise<ReadAnswer> {
  // The assertion widens the type. TypeScript would narrow the variable to "unsent", although
  // callbacks assign other values.
  let failure = 'unsent' as 'unsent' | 'network' | 'timeout' | 'cancelled'
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined
  try {
    const call = buildCall()
    const earlyCall = { ...call, headers: headersOf(call.caller) }
    const { onUploadProgress } = call
    const controller = new AbortController()
    const whenAborted = new Promise<never>((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(new Error('ended')))
    })
    const endCall = (reason: typeof failure) => {
      failure = reason
      controller.abort()
    }
    const startTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => endCall(failure === 'unsent' ? failure : 'timeout'), TIMEOUT_MS)
    }
    cancel = () => endCall('cancelled')
    startTimer()
    // From here on, a GET no longer fails as `unsent`. Nearly every GET is a read, and it does not
    // matter whether a read was sent.
    if (call.method === 'GET') failure = 'network'
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const onAnswer = ({ sentAt }: { sentAt: number }) => {
      // The timer ends when the answer arrives, because the time-out does not include parsing the
      // answer.
      clearTimeout(timer)
      recordAnswer(sentAt)
    }
    const earlyAnswer = takeEarlyAnswer(earlyCall)
    if (earlyAnswer !== undefined)
      return await readAnswer(await Promise.race([earlyAnswer, whenAborted]), { ...call, onAnswer })
    const http = await Promise.race([prepareToSend(), whenAborted])
    const onSend = () => {
      if (failure === 'unsent') failure = 'network'
    }
    const sentCall: Call = { ...call, signal: controller.signal, onSend, onAnswer }
    if (onUploadProgress !== undefined)
      sentCall.onUploadProgress = (event) => {
        startTimer()
        onUploadProgress(event)
      }
    return await Promise.race([http.sendCall(sentCall), whenAborted])
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
