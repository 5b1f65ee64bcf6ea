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

/** Words for the form, words for a toast, or null if the change was made after all. */
export type FailureMessage = string | { toast: string } | null

interface SubmitOptions<Variables, Data> {
  mutation: UseMutationOptions<Data, ApiError, Variables>
  /** The toast of success; `ifLeft` where the next screen says enough to who has stayed. */
  doneText: string | { ifLeft: string }
  explain: (error: ApiError, sent: Variables) => FailureMessage | Promise<FailureMessage>
  /** Also called if the member has left. @returns words if the answer cannot be used */
  onAnswer?: (answer: Data) => FailureMessage
  /** Leaves the form, which stays locked until it is gone. */
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
  const isHere = useIsStillOnScreen()
  const { t } = useTranslation(['common', 'shared'])
  const [error, setError] = useState<string | null>(null)
  const isOnline = useOnline()
  const ignoreSecondTap = useTapGuard()

  const attempt = async (variables: Variables, { token, way }: { token: string | null; way: { hasLeft: boolean } }) => {
    if (!(await proveConnection())) {
      const show = isHere() ? setError : notify
      show(t('offline'))
      return undefined
    }
    way.hasLeft = true
    const result = await submitOnce(request, variables)
    // Scripts can list the addresses of past requests, and two calls carry a secret there.
    performance.clearResourceTimings()
    if (result.error === null) ignoreSecondTap()
    // Before `onAnswer`, which may lead on by itself.
    const hadStayed = isHere()
    const verdict = await failureMessageOf(result, (error) => explain(error, variables), onAnswer, t('errors.unsent'))
    const hasStayed = result.error === null ? hadStayed : isHere()
    // A visitor's request has no member to keep it for.
    if (token !== null && isAnotherMember(sessionStore.get(), token)) return undefined
    if (verdict === null) {
      removePlainToasts()
      // A screen reader finds the last message in the live region until the next one.
      announce('')
      if (typeof doneText === 'string') notify(doneText)
      else if (!hasStayed) notify(doneText.ifLeft)
      if (!hasStayed) return undefined
      onDone?.()
      return sessionEnd()
    }
    if (typeof verdict !== 'string') notify(verdict.toast)
    else if (hasStayed) setError(verdict)
    else notify(verdict)
    return undefined
  }
  return {
    submit: (variables: Variables) => {
      setError(null)
      if (lock.current) return
      lock.current = true
      setIsPending(true)
      const { token } = sessionStore.get()
      const way = { hasLeft: false }
      void attempt(variables, { token, way })
        .catch((error: unknown) => {
          report(error, 'form')
          if (token !== null && isAnotherMember(sessionStore.get(), token)) return
          // Not even its look-up has told what became of it, or what broke was to tell that.
          const tell = isHere() ? setError : notify
          tell(t(way.hasLeft ? 'shared:mayBeDone' : 'errors.unsent'))
        })
        .finally(() => {
          lock.current = false
          setIsPending(false)
        })
    },
    isPending,
    // Another tap is worth a try once the connection is back.
    error: isOnline && error === t('offline') ? null : error,
    clearError: () => setError(null),
  }
}

/** Nobody knows what became of a request that broke off here: it is looked up like a lost one. */
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
 * For a success that leads to another screen: the form must not be sent again before that arrives.
 * A log-in whose session ends at once leads nowhere, and the form is there for another try.
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

/** Nothing tells what the platform made of a request whose sending broke off. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('network', 'sending broke off', { cause })
}

/** Never rejects. Resets the mutation, which would keep its variables: some are secrets. */
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
