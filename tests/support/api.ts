import { http } from 'msw'
import { createTestApi, type TestApi } from '@/mocks/node'

/** The mock platform of this test file, fresh before each test. */
export const api: TestApi = createTestApi()

/** The calls of one path so far, oldest first. `path` as API.md writes it: "/system/base". */
export function callsTo(path: string) {
  return api.requests().filter((request) => request.path === `/api${path}`)
}

/** The form fields of every POST to a path, in the order sent. */
export function formsSentTo(path: string): Record<string, string>[] {
  return callsTo(path).map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
}

/**
 * Keeps the answers of a path back until the returned function is called: what stands on the screen meanwhile can be looked at,
 * however slow the machine.
 */
export function holdBack(path: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Without an answer of its own it hands the request on to the mock.
  api.server.use(http.all(`*/api${path}`, () => released.then(() => undefined)))
  return () => release()
}
