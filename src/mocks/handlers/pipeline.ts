import { HttpResponse, type HttpHandler, http } from 'msw'
import { type Fault, takeFault } from '../faults.ts'
import type { LanguageCode } from '../../i18n/languages.ts'
import { AUTHENTICATION_ERROR, messageIn } from '../texts.ts'
import { applyVariants } from '../variants.ts'
import type { World } from '../world.ts'
import { type CallInput, RefusalError, type Route, createCall } from './call.ts'
import { envelopeResponse, garbageResponse } from './envelope.ts'
import { readRequest } from './request.ts'

export interface HandlerOptions {
  readonly worldFor: (request: Request) => World
  /** Returns the delay of an answer in ms. Without this function, there is no delay. */
  readonly latency?: () => number
}

/** Delays run in real time, even if a test fakes timers. */
const realSetTimeout = globalThis.setTimeout.bind(globalThis)

export function toHandler(route: Route, options: HandlerOptions): HttpHandler {
  const pattern = `*/api${route.path}`
  const respond = async ({ request }: { request: Request }): Promise<Response> => {
    const world = options.worldFor(request)
    const latency = options.latency?.() ?? 0
    if (latency > 0) await wait(latency)
    const fault = await world.transact((state) => takeFault(state.faults, route.path))
    const input = await readRequest(request)
    return fault === null
      ? answer(route, world, input)
      : answerWithFault(fault, request, input.lang, () => answer(route, world, input))
  }
  return route.method === 'GET' ? http.get(pattern, respond) : http.post(pattern, respond)
}

async function answer(route: Route, world: World, input: CallInput): Promise<Response> {
  let answeredAt: number | undefined
  try {
    const payload = await world.transact((state, now) => {
      answeredAt = now
      return applyVariants(route.answer(createCall(input, state, now)), state.variants)
    })
    return envelopeResponse(200, messageIn('done', input.lang), payload, answeredAt)
  } catch (error) {
    if (error instanceof RefusalError) return envelopeResponse(error.code, error.message, undefined, answeredAt)
    throw error
  }
}

async function answerWithFault(
  fault: Fault,
  request: Request,
  lang: LanguageCode,
  answerNormally: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'delay') {
    await wait(fault.delayMs ?? 0)
    return answerNormally()
  }
  if (fault.kind === 'twice') {
    await answerNormally()
    return answerNormally()
  }
  if (fault.afterwards === true) await answerNormally()
  switch (fault.kind) {
    case 'error':
      return envelopeResponse(500, fault.message ?? messageIn('serverError', lang))
    case 'http500':
      return new HttpResponse('Internal Server Error', { status: 500 })
    case 'timeout':
      return waitForAbort(request.signal)
    case 'garbage':
      return garbageResponse()
    case 'empty':
      return envelopeResponse(200, messageIn('done', lang))
    case 'offline':
      return HttpResponse.error()
    case 'unauthorised':
      return envelopeResponse(401, AUTHENTICATION_ERROR)
  }
}

/** Stays pending until the caller aborts the request. Sets no timer: that would keep Node alive. */
function waitForAbort(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const fail = (): void => resolve(HttpResponse.error())
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    realSetTimeout(resolve, ms)
  })
}
