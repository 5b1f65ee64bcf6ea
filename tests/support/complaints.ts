/** The part of vitest's `task.result` that is needed. */
interface TestResult {
  errors?: { name?: string; message: string; stack?: string }[]
}

/** Fails a test. The complaints come before its other errors, because they are likely the cause. */
export function reportFirst(result: TestResult | undefined, complaints: readonly string[]): void {
  if (complaints.length === 0) return
  const error = new Error(complaints.join('\n'))
  if (result?.errors === undefined) throw error
  result.errors.unshift({ name: error.name, message: error.message, stack: error.stack ?? '' })
}

export function noHandlerFor({ method, url }: Request): string {
  return `no handler for ${method} ${url}: add one in src/mocks/handlers`
}
