import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { isAnotherMember, sessionStore } from '@/session/store'
import { useSubmit, type FailureMessage } from '@/kit/forms/use-submit'

/**
 * Returns the action that sends a log-in or a registration, with its state. The platform answers
 * both with a token. The answer logs the member in even if the member has left the screen, but not
 * if another member has logged in meanwhile (reading 85). After a log-in, the route guard leaves
 * the screen.
 */
export function useSignIn<Variables>({
  mutation,
  toastTexts,
  explain,
  onLoggedIn,
}: {
  mutation: UseMutationOptions<string, ApiError, Variables>
  /**
   * Texts of toasts. `done` is shown after a success if the member has left the screen. `unused` is
   * shown if another member is logged in, so the token is not used.
   */
  toastTexts: { done: string; unused: string }
  explain: (error: ApiError) => FailureMessage
  onLoggedIn?: () => void
}) {
  return useSubmit({
    mutation,
    doneText: { ifLeft: toastTexts.done },
    explain,
    onAnswer: (token) => {
      // Reads the stored session first, because a suspended page does not know yet that another tab
      // has logged in.
      sessionStore.syncFromStorage()
      if (isAnotherMember(sessionStore.get(), token)) return { toast: toastTexts.unused }
      sessionStore.dispatch({ type: 'loggedIn', token })
      onLoggedIn?.()
      return null
    },
  })
}
