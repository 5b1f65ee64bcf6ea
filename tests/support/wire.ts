import {
  MutationObserver,
  QueryClient,
  type FetchQueryOptions,
  type MutationOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { http, type DefaultBodyType, type StrictRequest } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ApiError } from '@/api/errors'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { failWithComplaints } from './complaints'
import { applySettings } from './settings'

export { envelopeResponse as envelope } from '@/mocks/handlers/envelope'

/** Import this module before the app, whose modules read the settings when they are imported. */
const API_URL = 'http://app.example/api'
export const UPLOAD_API_URL = 'http://images.example/api'
applySettings({ VITE_API_BASE_URL: API_URL, VITE_UPLOAD_BASE_URL: UPLOAD_API_URL })

/** Starts a server for the tests of a file. A request without an answer fails its test. */
export function startPlatform(): SetupServer {
  const server = setupServer()
  const complaints: string[] = []
  server.events.on(
    'request:unhandled',
    ({ request }) => void complaints.push(`The test has no answer for ${request.method} ${request.url}.`),
  )
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(({ task }) => {
    server.resetHandlers()
    failWithComplaints(task.result, complaints.splice(0))
  })
  afterAll(() => server.close())
  return server
}

/** Runs a query with an empty cache. Returns the data without the field `raw`. */
export async function runQuery<T, Key extends QueryKey>(query: FetchQueryOptions<T, ApiError, T, Key>): Promise<T> {
  const answer = await new QueryClient().fetchQuery(query)
  if (typeof answer === 'object' && answer !== null) Reflect.deleteProperty(answer, 'raw')
  return answer
}

/** Runs a mutation. Rejects with its error. */
export function runMutation<Answer, Sent>(
  mutation: MutationOptions<Answer, ApiError, Sent>,
  sent: Sent,
): Promise<Answer> {
  return new MutationObserver(new QueryClient(), mutation).mutate(sent)
}

export interface SentRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  credentials: string
  body: string
}

type Answer = (request: StrictRequest<DefaultBodyType>) => Response | Promise<Response>

/** Answers every call. Returns the list of requests, which grows with each request. */
export function answerAll(server: SetupServer, answer: Answer): SentRequest[] {
  const sentRequests: SentRequest[] = []
  server.use(
    http.all(/^http:\/\/(?:app|images)\.example\/.*/, async ({ request }) => {
      const url = new URL(request.url)
      sentRequests.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        credentials: request.credentials,
        body: await request.clone().text(),
      })
      return answer(request)
    }),
  )
  return sentRequests
}

export function answerWith(server: SetupServer, payload?: unknown): SentRequest[] {
  return answerAll(server, () => envelopeResponse(200, 'ok', payload))
}

/** Expects that the call fails with an ApiError. Returns this error. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(ApiError)
  return outcome as ApiError
}
