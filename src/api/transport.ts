import { recordAnswer, recordNoAnswer } from '@/lib/connection'
import { headersOf } from './caller'
import { takeEarly } from './early'
import { ApiError } from './errors'
import { type Call, type ReadAnswer, readAnswer } from './interceptors'

/** A call fails if no whole answer has arrived after this time. */
export const TIMEOUT_MS = 20_000

/**
 * The code that sends, an eighth of a first visit's: what that shows first, the page asks for
 * without it. Where it did not arrive, it is asked for anew.
 */
export function prepareToSend(): Promise<typeof import('./http')> {
  return import('./http')
}

/** A page that is left breaks off what is under way, and hears of it as it dies or comes back. */
let isLeft = false
for (const type of ['pagehide', 'pageshow'])
  globalThis.addEventListener?.(type, () => {
    isLeft = type === 'pagehide'
  })

/**
 * Ends after 20 s in which no whole answer came, and an upload after 20 s in which nothing left,
 * whatever the browser makes of that.
 * @param build makes the request that is sent; where it throws, nothing is sent
 * @throws ApiError of the kind unsent, network, timeout or cancelled where no answer came, else of
 * what the answer says
 */
export async function send(build: () => Call, signal?: AbortSignal): Promise<ReadAnswer> {
  // Widened on purpose: the callbacks below change it.
  let failure = 'unsent' as 'unsent' | 'network' | 'timeout' | 'cancelled'
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel: () => void = () => undefined
  try {
    const call = build()
    const early = { ...call, headers: headersOf(call.caller) }
    const { onUploadProgress } = call
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
      timer = setTimeout(() => end(failure === 'unsent' ? failure : 'timeout'), TIMEOUT_MS)
    }
    cancel = () => end('cancelled')
    startTimer()
    // For a read it makes no difference whether it left: there is no answer.
    if (call.method === 'GET') failure = 'network'
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const onAnswer = ({ sentAt }: { sentAt: number }) => {
      // From here on the answer is read: the time limit is for its arrival.
      clearTimeout(timer)
      recordAnswer(sentAt)
    }
    const earlyAnswer = takeEarly(early)
    if (earlyAnswer !== undefined)
      return await readAnswer(await Promise.race([earlyAnswer, ended]), { ...call, onAnswer })
    const http = await Promise.race([prepareToSend(), ended])
    const onLeave = () => {
      if (failure === 'unsent') failure = 'network'
    }
    const sent: Call = { ...call, signal: controller.signal, onLeave, onAnswer }
    if (onUploadProgress !== undefined)
      sent.onUploadProgress = (event) => {
        startTimer()
        onUploadProgress(event)
      }
    return await Promise.race([http.ask(sent), ended])
  } catch (cause) {
    clearTimeout(timer)
    if (cause instanceof ApiError) throw cause
    if (failure === 'network' || failure === 'timeout') recordNoAnswer()
    if (isLeft && failure === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failure, failure, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
