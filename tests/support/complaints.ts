/** A part of vitest's `task.result`. */
interface TestResult {
  errors?: { name?: string; message: string; stack?: string }[]
}

/**
 * Fails a test that has complaints, such as an unanswered request. The complaints come before the
 * test's other errors, because they are the likely cause of these errors.
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
