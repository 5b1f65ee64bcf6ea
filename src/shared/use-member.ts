import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account.queries'
import { useIsLoggedIn } from '@/session/use-session'

export function useMember() {
  const isLoggedIn = useIsLoggedIn()
  return useQuery({ ...accountQueries.member(), enabled: isLoggedIn })
}
