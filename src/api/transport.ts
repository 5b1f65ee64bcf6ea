import { noteAnswer, noteNoAnswer } from '@/lib/connection'
import { type Answer, takeEarly } from './early'
import { ApiError } from './errors'
import type { Request } from './http'

const TIMEOUT_MS = 20_000

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
      timer = setTimeout(() => end(failure === 'unsent' ? failure : 'timeout'), TIMEOUT_MS)
    }
    cancel = () => end('cancelled')
    startTimer()
    // Whether it left or not, what reads had no answer.
    if (request.method === 'GET') failure = 'network'
    if (signal?.aborted === true) cancel()
    signal?.addEventListener('abort', cancel)
    const answered = async (answer: Promise<Answer>) => {
      const came = await Promise.race([answer, ended])
      noteAnswer(came.sentAt)
      return came
    }
    const early = takeEarly(request)
    if (early !== undefined) return await answered(early)
    const http = await Promise.race([prepareToSend(), ended])
    const onLeave = () => {
      if (failure === 'unsent') failure = 'network'
    }
    const sent: Request = { ...request, signal: controller.signal }
    if (onUploadProgress !== undefined)
      sent.onUploadProgress = (event) => {
        startTimer()
        onUploadProgress(event)
      }
    return await answered(http.ask(sent, onLeave))
  } catch (cause) {
    clearTimeout(timer)
    if (failure === 'network' || failure === 'timeout') noteNoAnswer()
    if (isLeft && failure === 'network')
      await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }))
    throw new ApiError(failure, failure, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
