import { http } from 'msw'
import { API_CALLS } from '@/mocks/handlers'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { createTestApi, type TestApi } from '@/mocks/node'

export const api: TestApi = createTestApi()

/** Returns the requests to a path of the API, such as "/system/base", oldest first. */
export function callsTo(path: string) {
  return api.requests().filter((request) => request.path === `/api${path}`)
}

/** Returns the form fields of each request to a path, oldest first. */
export function formsSentTo(path: string): Record<string, string>[] {
  return callsTo(path).map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
}

/**
 * Delays the answers of a path until the returned function is called.
 * @throws Error if the mock has no handler for the path
 */
export function holdBack(path: string): () => void {
  if (!API_CALLS.some((call) => call.path === path))
    throw new Error(`The mock has no handler for ${path}. Add a handler in src/mocks/handlers.`)
  let release = () => {}
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve
  })
  // A handler without an answer passes the request on to the mock.
  api.server.use(http.all(`*/api${path}`, () => releasePromise.then(() => undefined)))
  return () => release()
}

/** Answers GET requests to the path with `data`, or with the result if `data` is a function. */
export function answerGetsWith(path: string, data: unknown): void {
  const dataNow = () => (typeof data === 'function' ? (data as () => unknown)() : data)
  api.server.use(http.get(`*/api${path}`, () => envelopeResponse(200, 'ok', dataNow())))
}
