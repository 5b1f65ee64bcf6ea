import { createStore } from 'zustand/vanilla'
import { ApiError } from '@/api/errors'
import { isolated } from '@/lib/bidi'
import { notify } from '@/ui/feedback'

/** Messages of refusals shown since the last change of path, retry or refresh. */
const shownRefusals = createStore<readonly string[]>(() => [])

/**
 * The platform's message of a refusal (code 401); undefined for any other error. The end of a
 * session has code 401 too, but the kind 'auth'.
 */
export function refusalMessage(error: Error | null | undefined): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'api' || error.code !== 401) return undefined
  return error.serverMessage
}

/**
 * Shows a refusal (code 401) as a toast. Each message is shown once until the path changes
 * or the member retries or refreshes. So several calls, or a poll that keeps failing, do not repeat
 * it (reading 19).
 * @returns whether the error is a refusal with a message
 */
export function showRefusalOnce(error: Error | null | undefined): boolean {
  const message = refusalMessage(error)
  if (message === undefined) return false
  if (!shownRefusals.getState().includes(message)) notify(isolated(message))
  shownRefusals.setState([...shownRefusals.getState(), message], true)
  return true
}

/** Called when the path changes, and when the member retries or refreshes. */
export function clearShownRefusals(): void {
  shownRefusals.setState([], true)
}
