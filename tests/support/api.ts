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
