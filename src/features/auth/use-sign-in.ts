import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { isAnotherMember, sessionStore } from '@/session/store'
import { useSubmit, type FailureMessage } from '@/kit/forms/use-submit'

/**
 * The answer to a log-in or a registration logs the member in even after the screen was left, but
 * not if another member has logged in meanwhile (reading 85). The route guard leaves the screen as
 * soon as a member is logged in.
 */
export function useSignIn<Variables>({
  mutation,
  toastTexts,
  explain,
  onLoggedIn,
}: {
  mutation: UseMutationOptions<string, ApiError, Variables>
  /** Toasts: `done` if the member has left the screen; `unused` if another member is logged in. */
  toastTexts: { done: string; unused: string }
  explain: (error: ApiError) => FailureMessage
  onLoggedIn?: () => void
}) {
  return useSubmit({
    mutation,
    doneText: { ifLeft: toastTexts.done },
    explain,
    onAnswer: (token) => {
      // A page that was suspended does not know yet whether another tab has logged in, so the
      // stored session is read again.
      sessionStore.syncFromStorage()
      if (isAnotherMember(sessionStore.get(), token)) return { toast: toastTexts.unused }
      sessionStore.dispatch({ type: 'loggedIn', token })
      onLoggedIn?.()
      return null
    },
  })
}
