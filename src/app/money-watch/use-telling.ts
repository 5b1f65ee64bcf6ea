import { useSession } from '@/session/use-session'
import { sessionStore } from '@/session/store'
import type { Telling } from '@/shared/money-request/desk'
import { useToastOf } from '@/shared/money-request/use-message-text'

export function useTelling(): Telling {
  const { token } = useSession()
  const toast = useToastOf()
  const isTheirs = () => sessionStore.get().token === token
  return { way: () => (isTheirs() ? 'toast' : 'nobody'), toast, canLookUp: isTheirs }
}
