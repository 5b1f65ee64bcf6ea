import { recordAnswer, recordNoAnswer } from '@/lib/connection'
import { headersOf } from './caller'
import { takeEarlyAnswer } from './early'
import { ApiError } from './errors'
import { type Call, type DecodedAnswer, readAnswer } from './interceptors'

/** Time limit for a complete answer. In an upload, each sign of progress starts the time again. */
export const TIMEOUT_MS = 20_000

/**
 * Loads Axios. The first screen does not wait for Axios, because the page's inline script sends the
 * first requests. If loading fails, the next call tries again.
 */
export function prepareToSend(): Promise<typeof import('./http')> {
  return import('./http')
}

/**
 * True from `pagehide` to `pageshow`. The browser aborts the requests of a page that the member
 * leaves. `send` reports these failures only when the page returns from the back/forward cache.
 */
let isPageHidden = false
for (const type of ['pagehide', 'pageshow'])
  globalThis.addEventListener?.(type, () => {
    isPageHidden = type === 'pagehide'
  })

/**
 * Sends a call, or uses the answer to an early request, which the page's inline script has sent.
 * The time-out works even if the browser ignores the abort.
 * @param buildCall returns the call; if it throws, nothing is sent
 * @throws ApiError of the kind unsent, network, timeout or cancelled if no answer arrived;
 * otherwise an ApiError of the kind that `readAnswer` throws
 */
export async function send(buildCall: () => Call, signal?: AbortSignal): Promise<DecodedAnswer> {
  // Without the assertion, TypeScript would narrow the type to "unsent", because it ignores
  // assignments in callbacks.
  let failureKind = 'unsent' as 'unsent' | 'network' | 'timeout' | 'cancelled'
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
    const endCall = (reason: typeof failureKind) => {
      failureKind = reason
      controller.abort()
    }
    const startTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => endCall(failureKind === 'unsent' ? failureKind : 'timeout'), TIMEOUT_MS)
    }
    cancel = () => endCall('cancelled')
    startTimer()
    // From here on, a GET no longer fails as `unsent`. Nearly every GET is a read, and it does not
    // matter whether a read was sent.
    if (call.method === 'GET') failureKind = 'network'
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const onAnswer = ({ sentAt }: { sentAt: number }) => {
      // The time-out does not include parsing the answer.
      clearTimeout(timer)
      recordAnswer(sentAt)
    }
    const earlyAnswer = takeEarlyAnswer(earlyCall)
    if (earlyAnswer !== undefined)
      return await readAnswer(await Promise.race([earlyAnswer, whenAborted]), { ...call, onAnswer })
    const http = await Promise.race([prepareToSend(), whenAborted])
    const onSend = () => {
      if (failureKind === 'unsent') failureKind = 'network'
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
    if (failureKind === 'network' || failureKind === 'timeout') recordNoAnswer()
    if (isPageHidden && failureKind === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failureKind, failureKind, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
