import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors'
import { proveConnection } from '@/api/platform'
import { report } from '@/lib/report'
import { isAnotherMember, sessionStore } from '@/session/store'
import { announce, notify, removePlainToasts } from '@/ui/feedback'
import { useOnline } from '@/ui/use-event'
import { useTapGuard } from '@/ui/tap-guard'
import { useIsStillOnScreen } from '@/kit/history'

/**
 * A string is shown in the form, or in a toast if the member has left the form. The text in `toast`
 * is always shown in a toast. Null means that the change was made after all.
 */
export type FailureMessage = string | { toast: string } | null

interface SubmitOptions<Variables, Data> {
  mutation: UseMutationOptions<Data, ApiError, Variables>
  /**
   * Text of the toast after a success. `ifLeft` is shown only if the member has left the form,
   * because otherwise the next screen shows the success.
   */
  doneText: string | { ifLeft: string }
  explain: (error: ApiError, sent: Variables) => FailureMessage | Promise<FailureMessage>
  /**
   * Called even if the member has left the form. Returns null, or a message if the answer is
   * unusable.
   */
  onAnswer?: (answer: Data) => FailureMessage
  /**
   * Leaves the form after a success, unless the member has already left it. The form then stays
   * locked, so that it is not sent again before the next screen is shown.
   */
  onDone?: () => void
}

/**
 * Sends one request at a time, and never repeats a request (reading 24). If the member leaves the
 * screen before the answer, a toast reports the outcome, but never to another member.
 */
export function useSubmit<Variables, Data = void>({
  mutation,
  doneText,
  explain,
  onAnswer,
  onDone,
}: SubmitOptions<Variables, Data>) {
  const request = useMutation(mutation)
  // A tap locks the form at once, before React renders, so that a double tap sends one request.
  const isLocked = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const isStillOnScreen = useIsStillOnScreen()
  const { t } = useTranslation(['common', 'shared'])
  const [error, setError] = useState<string | null>(null)
  const isOnline = useOnline()
  const ignoreSecondTap = useTapGuard()

  const sendAndShowOutcome = async (
    variables: Variables,
    { token, progress }: { token: string | null; progress: { isSent: boolean } },
  ) => {
    if (!(await proveConnection())) {
      const showMessage = isStillOnScreen() ? setError : notify
      showMessage(t('offline'))
      return undefined
    }
    progress.isSent = true
    const result = await submitOnce(request, variables)
    // Clears the browser's list of the addresses of past requests, which any script can read. Two
    // calls have a secret in their address (reading 24).
    performance.clearResourceTimings()
    if (result.error === null) ignoreSecondTap()
    // Must be read before the call of `onAnswer`, because `onAnswer` may open another screen.
    const wasOnScreen = isStillOnScreen()
    const failure = await failureMessageOf(result, (error) => explain(error, variables), onAnswer, t('errors.unsent'))
    const isOnScreen = result.error === null ? wasOnScreen : isStillOnScreen()
    // Another member must not see the outcome. The outcome of a visitor's request (token null) is
    // always shown.
    if (token !== null && isAnotherMember(sessionStore.get(), token)) return undefined
    if (failure === null) {
      removePlainToasts()
      // Clears the live region; otherwise a screen reader would still find the last message there.
      announce('')
      if (typeof doneText === 'string') notify(doneText)
      else if (!isOnScreen) notify(doneText.ifLeft)
      if (!isOnScreen) return undefined
      onDone?.()
      return waitForSessionEnd()
    }
    if (typeof failure !== 'string') notify(failure.toast)
    else if (isOnScreen) setError(failure)
    else notify(failure)
    return undefined
  }
  return {
    submit: (variables: Variables) => {
      setError(null)
      if (isLocked.current) return
      isLocked.current = true
      setIsPending(true)
      const { token } = sessionStore.get()
      const progress = { isSent: false }
      void sendAndShowOutcome(variables, { token, progress })
        .catch((error: unknown) => {
          report(error, 'form')
          if (token !== null && isAnotherMember(sessionStore.get(), token)) return
          // If this error came after the request was sent, the outcome of the request is unknown.
          const showMessage = isStillOnScreen() ? setError : notify
          showMessage(t(progress.isSent ? 'shared:mayBeDone' : 'errors.unsent'))
        })
        .finally(() => {
          isLocked.current = false
          setIsPending(false)
        })
    },
    isPending,
    // Hides the offline message when the connection is back, because another tap may then succeed.
    error: isOnline && error === t('offline') ? null : error,
    clearError: () => setError(null),
  }
}

/** If `onAnswer` or `explain` throws, the outcome counts as unknown, unless nothing was sent. */
async function failureMessageOf<Data>(
  result: SubmitResult<Data>,
  explain: (error: ApiError) => FailureMessage | Promise<FailureMessage>,
  onAnswer: ((answer: Data) => FailureMessage) | undefined,
  unsentText: string,
): Promise<FailureMessage> {
  try {
    if (result.error !== null) return await explain(result.error)
    return onAnswer?.(result.data) ?? null
  } catch (cause) {
    if (result.error?.kind === 'unsent') return unsentText
    return explain(new ApiError('network', 'the answer to the request could not be used', { cause }))
  }
}

/**
 * Resolves when the session changes, or at once for a visitor. After a success the form stays
 * locked until this promise resolves, so that it is not sent again before the next screen is shown.
 * If the session ends right after a log-in, no screen opens, and the form can be sent again.
 */
function waitForSessionEnd(): Promise<void> {
  const { number, token } = sessionStore.get()
  return new Promise((resolve) => {
    if (token === null) resolve()
    const stop = sessionStore.subscribe(() => {
      if (sessionStore.get().number === number) return
      stop()
      resolve()
    })
  })
}

type SubmitResult<Data> = { error: null; data: Data } | { error: ApiError; data: null }

/** An error that is no `ApiError` becomes a network failure, because the outcome is unknown. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('network', 'the request failed unexpectedly', { cause })
}

/**
 * Sends a request and never rejects. Afterwards it resets the mutation, which would otherwise keep
 * its variables, for example a password.
 */
export async function submitOnce<Data, Variables>(
  { mutateAsync, reset }: Pick<UseMutationResult<Data, ApiError, Variables>, 'mutateAsync' | 'reset'>,
  variables: Variables,
): Promise<SubmitResult<Data>> {
  const result = await mutateAsync(variables).then(
    (data): SubmitResult<Data> => ({ error: null, data }),
    (cause: unknown): SubmitResult<Data> => ({ error: asApiError(cause), data: null }),
  )
  reset()
  return result
}
