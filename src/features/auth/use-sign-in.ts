import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { isAnotherMember, sessionStore } from '@/session/store'
import { useSubmit, type FailureMessage } from '@/kit/forms/use-submit'

/**
 * For the two requests that are answered with a token. It logs in also who has left the screen, but
 * never over a session that another log-in has opened meanwhile (reading 85). The guard leads on.
 */
export function useSignIn<Variables>({
  mutation,
  toastTexts,
  explain,
  onLoggedIn,
}: {
  mutation: UseMutationOptions<string, ApiError, Variables>
  /** Toasts: `done` for who has left, `unused` where somebody else is logged in. */
  toastTexts: { done: string; unused: string }
  explain: (error: ApiError) => FailureMessage
  onLoggedIn?: () => void
}) {
  return useSubmit({
    mutation,
    doneText: { ifLeft: toastTexts.done },
    explain,
    onAnswer: (token) => {
      // A page that sleeps has not heard of another tab's log-in.
      sessionStore.syncFromStorage()
      if (isAnotherMember(sessionStore.get(), token)) return { toast: toastTexts.unused }
      sessionStore.dispatch({ type: 'loggedIn', token })
      onLoggedIn?.()
      return null
    },
  })
}
