import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'

/** Asks after a lost answer. Null if that fails too. */
export function useFreshMember(): () => Promise<Member | null> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.fetchQuery({ ...accountQueries.member(), retry: false }).then(
      (member) => member,
      () => null,
    )
}
