import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account.queries'
import { useSession } from '@/session/use-session'

/**
 * The member as they are known, without asking: for parts that come after their screen, and by then
 * would ask again. Screens ask, and `SessionEnd` does whatever the screen is.
 */
export function useKnownMember() {
  // The key is the session's: each session has its own member.
  useSession()
  return useQuery({ ...accountQueries.member(), enabled: false })
}
