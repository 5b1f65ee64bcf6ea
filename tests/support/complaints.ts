/** As vitest keeps it in `task.result`. */
interface TestResult {
  errors?: { name?: string; message: string; stack?: string }[]
}

/**
 * Fails a test with what went wrong behind it. Where the test has failed already, this comes first:
 * a missing answer is the cause, and the failure it leads to is a long print of the page.
 */
export function reportFirst(result: TestResult | undefined, complaints: readonly string[]): void {
  if (complaints.length === 0) return
  const error = new Error(complaints.join('\n'))
  if (result?.errors === undefined) throw error
  result.errors.unshift({ name: error.name, message: error.message, stack: error.stack ?? '' })
}

export function noHandlerFor({ method, url }: Request): string {
  return `no handler for ${method} ${url}: add one in src/mocks/handlers`
}
