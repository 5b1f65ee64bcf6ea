import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'

/** Asks what the platform holds of the member now, after an answer was lost. @returns null when it does not say. */
export function useFreshMember(): () => Promise<Member | null> {
  const queryClient = useQueryClient()
  return () =>
    queryClient.fetchQuery({ ...accountQueries.member(), retry: false }).then(
      (member) => member,
      () => null,
    )
}
