import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '@/api/errors'
import { notify } from '@/ui/feedback'
import { stayLocked, useSingleFlight } from '@/ui/use-single-flight'
import { submitOnce } from './submit-once'
import { useIsMounted } from './use-is-mounted'

/** Words for the form, words for a toast, or null if the change was made after all. */
export type Verdict = string | { toast: string } | null

/**
 * Sends one request at a time and never repeats it (reading 24). If the member leaves the screen
 * before the answer, a toast reports the outcome.
 */
export function useSubmit<Variables, Data = void>({
  mutation,
  doneText,
  explain,
  onAnswer,
  onDone,
}: {
  mutation: UseMutationOptions<Data, ApiError, Variables>
  /** The toast of success; null if the next screen says enough. */
  doneText: string | null
  explain: (error: ApiError, sent: Variables) => Verdict | Promise<Verdict>
  onAnswer?: (answer: Data) => void
  /** Leaves the form, which stays locked until it is gone. */
  onDone: () => void
}) {
  const request = useMutation(mutation)
  const flight = useSingleFlight()
  const isMounted = useIsMounted()
  const [error, setError] = useState<string | null>(null)

  const attempt = async (variables: Variables) => {
    const result = await submitOnce(request, variables)
    forgetAddresses()
    const verdict = result.error === null ? null : await explain(result.error, variables)
    if (verdict === null) {
      if (doneText !== null) notify(doneText)
      if (!isMounted()) return undefined
      if (result.error === null) onAnswer?.(result.data)
      onDone()
      return stayLocked()
    }
    if (typeof verdict !== 'string') notify(verdict.toast)
    else if (isMounted()) setError(verdict)
    else notify(verdict)
    return undefined
  }
  return {
    submit: (variables: Variables) => {
      setError(null)
      flight.run(() => attempt(variables))
    },
    isPending: flight.isLocked,
    error,
    clearError: () => setError(null),
  }
}

/** Scripts can list the addresses of past requests, and two calls carry a secret there. */
function forgetAddresses(): void {
  if ('clearResourceTimings' in performance) performance.clearResourceTimings()
}
