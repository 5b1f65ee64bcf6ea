import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { accountQueries } from '@/api/account.queries'
import { heldBalance } from '@/shared/held-balance'
import { desk } from '@/shared/money-request/desk'
import { useSecondsLeft } from '@/ui/use-deadline'
import { isBalanceHeld, nextHoldChange } from './slips'

/** Holds the balance shown from the moment a period closes until its numbers have turned. */
export function useHeldBalance(closings: readonly number[], unseen: readonly number[]): void {
  const queryClient = useQueryClient()
  const now = desk.now()
  useSecondsLeft(nextHoldChange(closings, unseen, now))
  const isHeld = isBalanceHeld(closings, unseen, now)
  useLayoutEffect(() => {
    if (!isHeld) return
    const member = queryClient.getQueryData(accountQueries.member().queryKey)
    if (member !== undefined) heldBalance.hold({ memberId: member.id, balance: member.balance })
    return heldBalance.release
  }, [isHeld, queryClient])
}
