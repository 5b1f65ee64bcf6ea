import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.queries'
import { reportQueries } from './report.queries'
import {
  bindBankCard,
  fetchBankCard,
  fetchBanks,
  fetchWithdrawals,
  fetchWithdrawRules,
  submitTopUp,
  submitWithdrawal,
  type Withdrawal,
} from './wallet'
import { LIVE, RECENT, SETTLED } from './freshness'
import { memberQuery } from './keys'
import type { Listing } from './listing'

export const walletQueries = {
  bankCard: () => memberQuery(['bankCard'], fetchBankCard, RECENT),
  banks: () => memberQuery(['banks'], fetchBanks, SETTLED),
  withdrawRules: () => memberQuery(['withdrawRules'], fetchWithdrawRules, RECENT),
  withdrawals: () => memberQuery(['withdrawals'], fetchWithdrawals, LIVE),
}

export function topUpMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: submitTopUp,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: reportQueries.report().queryKey })
    },
  })
}

export function withdrawMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: submitWithdrawal,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: walletQueries.withdrawals().queryKey })
    },
  })
}

/** Asks now: a list that is being fetched already may be older than a withdrawal. */
export async function readWithdrawalsNow(queryClient: QueryClient): Promise<Listing<Withdrawal>> {
  const { queryKey } = walletQueries.withdrawals()
  const withdrawals = await fetchWithdrawals()
  queryClient.setQueryData(queryKey, withdrawals)
  return withdrawals
}

export function bindCardMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: bindBankCard,
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletQueries.bankCard().queryKey }),
  })
}
