import { createStore } from 'zustand/vanilla'
import { ApiError } from '@/api/errors'
import { isolated } from '@/lib/bidi'
import { notify } from '@/ui/feedback'

/** What this visit to a screen has been told already. */
const shownRefusals = createStore<readonly string[]>(() => [])

/** The platform's words of a 401; undefined of anything else, and of the end of a session. */
export function refusalMessage(error: Error | null | undefined): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'api' || error.code !== 401) return undefined
  return error.serverMessage
}

/**
 * Shows a 401 as a toast, whoever asked: once a visit, so that neither several calls nor a poll
 * that goes on failing repeat it (reading 19).
 * @returns whether it is one
 */
export function showRefusalOnce(error: Error | null | undefined): boolean {
  const words = refusalMessage(error)
  if (words === undefined) return false
  if (!shownRefusals.getState().includes(words)) notify(isolated(words))
  shownRefusals.setState([...shownRefusals.getState(), words], true)
  return true
}

/** At a new visit, and where the member asks anew: then it is told once more. */
export function clearShownRefusals(): void {
  shownRefusals.setState([], true)
}
