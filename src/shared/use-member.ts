import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account.queries'
import { useIsLoggedIn } from '@/session/use-session'

/** The logged-in member as the platform knows them; idle while nobody is logged in. */
export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...accountQueries.member(), enabled: isLoggedIn })
}
