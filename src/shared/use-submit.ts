import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { notify } from '@/ui/feedback'
import { stayLocked, useSingleFlight } from '@/ui/use-single-flight'

/** What a failure turned out to be: words for the member, or null when a look at the platform showed that it was done after all. */
export type Verdict = string | null

/**
 * One request at a time from a form: locked from the tap, never repeated, and what it carried is forgotten once it is answered
 * (reading 24). Who has left the screen meanwhile is told the outcome by a short message and is led nowhere.
 */
export function useSubmit<Variables>({
  mutation,
  doneText,
  explain,
  onDone,
}: {
  mutation: UseMutationOptions<void, ApiError, Variables>
  doneText: string
  explain: (error: ApiError, sent: Variables) => Verdict | Promise<Verdict>
  /** Where success leads. The form stays locked until it is gone. */
  onDone: () => void
}) {
  const { mutateAsync, reset } = useMutation(mutation)
  const flight = useSingleFlight()
  const [failure, setFailure] = useState<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const attempt = async (variables: Variables) => {
    const error = await mutateAsync(variables).then(
      () => null,
      (error: ApiError) => error,
    )
    reset()
    forgetAddresses()
    const verdict = error === null ? null : await explain(error, variables)
    if (verdict === null) {
      notify(doneText)
      if (!isHere.current) return undefined
      onDone()
      return stayLocked()
    }
    if (isHere.current) setFailure(verdict)
    else notify(verdict)
    return undefined
  }
  return {
    send: (variables: Variables) => {
      setFailure(null)
      flight.run(() => attempt(variables))
    },
    isSending: flight.isLocked,
    /** Why the last request failed; in the form or its sheet, never twice. */
    failure,
    clearFailure: () => setFailure(null),
  }
}

/** The browser lists the addresses of past requests for every script of the page, and two calls carry secrets there. */
function forgetAddresses(): void {
  // Old web views have no such list.
  if ('clearResourceTimings' in performance) performance.clearResourceTimings()
}
