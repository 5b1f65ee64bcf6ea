import { encode } from 'js-base64'
import { http, HttpResponse, type DefaultBodyType, type StrictRequest } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

/** The platform's addresses in tests of the wire. Import this module first: the settings are read once, at the first import. */
export const API = 'http://app.example/api'
export const IMAGES = 'http://images.example/api'
vi.stubEnv('VITE_API_BASE_URL', API)
vi.stubEnv('VITE_UPLOAD_BASE_URL', IMAGES)

/** A platform that knows no call until a test says what it answers. */
export function startPlatform(): SetupServer {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

/** The platform's answer as API.md has it: the payload as base64 of UTF-8 JSON, "" for none. */
export function envelope(code: number, msg: string, payload?: unknown): Response {
  return HttpResponse.json({ code, msg, data: payload === undefined ? '' : encode(JSON.stringify(payload)) })
}

export interface SentRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: string
}

type Answer = (request: StrictRequest<DefaultBodyType>) => Response | Promise<Response>

/** Lets every call be answered so. @returns the requests as they come in. */
export function answerAll(server: SetupServer, answer: Answer): SentRequest[] {
  const sent: SentRequest[] = []
  server.use(
    http.all(/^http:\/\/(?:app|images)\.example\/.*/, async ({ request }) => {
      const url = new URL(request.url)
      sent.push({
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: await request.clone().text(),
      })
      return answer(request)
    }),
  )
  return sent
}

/** Lets every call succeed with a payload. @returns the requests as they come in. */
export function answerWith(server: SetupServer, payload?: unknown): SentRequest[] {
  return answerAll(server, () => envelope(200, 'ok', payload))
}
