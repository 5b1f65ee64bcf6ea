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

/** Text for the form, text for a toast, or null if the change was made after all. */
export type FailureMessage = string | { toast: string } | null

interface SubmitOptions<Variables, Data> {
  mutation: UseMutationOptions<Data, ApiError, Variables>
  /** Toast after a success; `ifLeft` only if the member has left, as the next screen says it. */
  doneText: string | { ifLeft: string }
  explain: (error: ApiError, sent: Variables) => FailureMessage | Promise<FailureMessage>
  /** Also called if the member has left. @returns a message if the answer cannot be used */
  onAnswer?: (answer: Data) => FailureMessage
  /** Leaves the form after a success. The form stays locked (see `sessionEnd`). */
  onDone?: () => void
}

/**
 * Sends one request at a time and never repeats it (reading 24). If the member leaves the screen
 * before the answer, a toast reports the outcome, but never to another member.
 */
export function useSubmit<Variables, Data = void>({
  mutation,
  doneText,
  explain,
  onAnswer,
  onDone,
}: SubmitOptions<Variables, Data>) {
  const request = useMutation(mutation)
  // Locked in the same tick as the tap, before React renders: a double tap sends once.
  const lock = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const isStillOnScreen = useIsStillOnScreen()
  const { t } = useTranslation(['common', 'shared'])
  const [error, setError] = useState<string | null>(null)
  const isOnline = useOnline()
  const ignoreSecondTap = useTapGuard()

  const attempt = async (
    variables: Variables,
    { token, progress }: { token: string | null; progress: { isSent: boolean } },
  ) => {
    if (!(await proveConnection())) {
      const show = isStillOnScreen() ? setError : notify
      show(t('offline'))
      return undefined
    }
    progress.isSent = true
    const result = await submitOnce(request, variables)
    // Scripts can list the addresses of past requests, and two calls have a secret in theirs.
    performance.clearResourceTimings()
    if (result.error === null) ignoreSecondTap()
    // Read before `onAnswer`, which may open another screen.
    const wasOnScreen = isStillOnScreen()
    const failure = await failureMessageOf(result, (error) => explain(error, variables), onAnswer, t('errors.unsent'))
    const isOnScreen = result.error === null ? wasOnScreen : isStillOnScreen()
    // Another member must not see the outcome. A visitor's request (token null) has no member.
    if (token !== null && isAnotherMember(sessionStore.get(), token)) return undefined
    if (failure === null) {
      removePlainToasts()
      // Clears the live region, in which a screen reader would still find the last message.
      announce('')
      if (typeof doneText === 'string') notify(doneText)
      else if (!isOnScreen) notify(doneText.ifLeft)
      if (!isOnScreen) return undefined
      onDone?.()
      return sessionEnd()
    }
    if (typeof failure !== 'string') notify(failure.toast)
    else if (isOnScreen) setError(failure)
    else notify(failure)
    return undefined
  }
  return {
    submit: (variables: Variables) => {
      setError(null)
      if (lock.current) return
      lock.current = true
      setIsPending(true)
      const { token } = sessionStore.get()
      const progress = { isSent: false }
      void attempt(variables, { token, progress })
        .catch((error: unknown) => {
          report(error, 'form')
          if (token !== null && isAnotherMember(sessionStore.get(), token)) return
          // `explain`, for example, threw: if the request was sent, its outcome is unknown.
          const show = isStillOnScreen() ? setError : notify
          show(t(progress.isSent ? 'shared:mayBeDone' : 'errors.unsent'))
        })
        .finally(() => {
          lock.current = false
          setIsPending(false)
        })
    },
    isPending,
    // The offline message disappears once the connection is back: another tap may succeed.
    error: isOnline && error === t('offline') ? null : error,
    clearError: () => setError(null),
  }
}

/**
 * Null if the change was made. If `onAnswer` or `explain` throws, the outcome counts as unknown,
 * like that of a request without an answer, unless the request was never sent.
 */
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
    return explain(new ApiError('network', 'the answer could not be used', { cause }))
  }
}

/**
 * Resolves when the session changes; at once for a visitor. Awaited after a success that opens
 * another screen: the form must not be sent again before that screen is shown. If the session of a
 * log-in ends at once, no screen opens, and the form can be sent again.
 */
function sessionEnd(): Promise<void> {
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

/** Any other error counts as a network failure: the outcome of the request is unknown. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('network', 'sending broke off', { cause })
}

/** Never rejects. Resets the mutation, because it would keep its variables: some are secrets. */
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
