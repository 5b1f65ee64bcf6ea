/** A part of vitest's `task.result`. */
interface TestResult {
  errors?: { name?: string; message: string; stack?: string }[]
}

/**
 * Fails a test if there are complaints, for example about a request that no mock handler answers.
 * The complaints come before the test's other errors, because they are the likely cause of those.
 */
export function failWithComplaints(result: TestResult | undefined, complaints: readonly string[]): void {
  if (complaints.length === 0) return
  const error = new Error(complaints.join('\n'))
  if (result?.errors === undefined) throw error
  result.errors.unshift({ name: error.name, message: error.message, stack: error.stack ?? '' })
}

export function missingHandlerText({ method, url }: Request): string {
  return `The mock has no handler for ${method} ${url}. Add a handler in src/mocks/handlers.`
}
