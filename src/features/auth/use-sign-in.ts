import type { UseMutationOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { isAnotherMember, sessionStore } from '@/session/store'
import { useSubmit, type Verdict } from '@/kit/forms/use-submit'

/**
 * For the two requests that are answered with a token. It logs in also who has left the screen, but
 * never over a session that another log-in has opened meanwhile (reading 85). The guard leads on.
 */
export function useSignIn<Variables>({
  mutation,
  words,
  explain,
  onLoggedIn,
}: {
  mutation: UseMutationOptions<string, ApiError, Variables>
  /** Toasts: `done` for who has left, `unused` where somebody else is logged in. */
  words: { done: string; unused: string }
  explain: (error: ApiError) => Verdict
  onLoggedIn?: () => void
}) {
  return useSubmit({
    mutation,
    doneText: { ifLeft: words.done },
    explain,
    onAnswer: (token) => {
      // A page that sleeps has not heard of another tab's log-in.
      sessionStore.readAgain()
      if (isAnotherMember(sessionStore.get(), token)) return { toast: words.unused }
      sessionStore.dispatch({ type: 'loggedIn', token })
      onLoggedIn?.()
      return null
    },
  })
}
