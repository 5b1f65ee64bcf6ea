import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { isAnotherMember, sessionStore } from '@/session/store'
import { useSubmit, type FailureMessage } from '@/kit/forms/use-submit'

/**
 * Sends a log-in or a registration, each answered with a token. It logs in even if the member has
 * left the screen, but never over another member (reading 85). The route guard leaves the screen.
 */
export function useSignIn<Variables>({
  mutation,
  toastTexts,
  explain,
  onLoggedIn,
}: {
  mutation: UseMutationOptions<string, ApiError, Variables>
  /** Toasts: `done` if the member has left the screen, `unused` if another member is logged in. */
  toastTexts: { done: string; unused: string }
  explain: (error: ApiError) => FailureMessage
  onLoggedIn?: () => void
}) {
  return useSubmit({
    mutation,
    doneText: { ifLeft: toastTexts.done },
    explain,
    onAnswer: (token) => {
      // A page that was suspended does not know of another tab's log-in yet.
      sessionStore.syncFromStorage()
      if (isAnotherMember(sessionStore.get(), token)) return { toast: toastTexts.unused }
      sessionStore.dispatch({ type: 'loggedIn', token })
      onLoggedIn?.()
      return null
    },
  })
}
