import { createStore } from 'zustand/vanilla'
import { ApiError } from '@/api/errors'
import { isolateRightToLeft } from '@/lib/bidi'
import { notify } from '@/ui/feedback'

/** Messages of the refusals that were shown since the last call of `clearShownRefusals`. */
const shownRefusals = createStore<readonly string[]>(() => [])

/**
 * Returns the platform's message if the error is a refusal: code 401 and kind 'api'. Returns
 * undefined for any other error, such as the end of a session (code 401, kind 'auth').
 */
export function refusalMessage(error: Error | null | undefined): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'api' || error.code !== 401) return undefined
  return error.serverMessage
}

/**
 * Shows the message of a refusal (code 401) as a toast, but only once until `clearShownRefusals` is
 * called. Several failing calls would otherwise repeat the toast (reading 19).
 * @returns true if the error is a refusal with a message
 */
export function showRefusalOnce(error: Error | null | undefined): boolean {
  const message = refusalMessage(error)
  if (message === undefined) return false
  if (!shownRefusals.getState().includes(message)) notify(isolateRightToLeft(message))
  shownRefusals.setState([...shownRefusals.getState(), message], true)
  return true
}

/**
 * After this call, each refusal may be shown again. Called when the path changes, or when the
 * member retries or refreshes.
 */
export function clearShownRefusals(): void {
  shownRefusals.setState([], true)
}
