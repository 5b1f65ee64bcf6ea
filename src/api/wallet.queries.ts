import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
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
} from './wallet'
import { memberKey, publicKey } from './keys'

export const walletQueries = {
  bankCard: () =>
    queryOptions({
      queryKey: memberKey('bankCard'),
      queryFn: ({ signal }) => fetchBankCard(signal),
      staleTime: 30_000,
    }),
  banks: () =>
    queryOptions({ queryKey: publicKey('banks'), queryFn: ({ signal }) => fetchBanks(signal), staleTime: 60 * 60_000 }),
  withdrawRules: () =>
    queryOptions({ queryKey: memberKey('withdrawRules'), queryFn: ({ signal }) => fetchWithdrawRules(signal) }),
  withdrawals: () =>
    queryOptions({
      queryKey: memberKey('withdrawals'),
      queryFn: ({ signal }) => fetchWithdrawals(signal),
      staleTime: 0,
    }),
}

export function topUpMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['topUp'],
    mutationFn: submitTopUp,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: reportQueries.report().queryKey })
    },
  })
}

export function withdrawMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['withdraw'],
    mutationFn: submitWithdrawal,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: walletQueries.withdrawals().queryKey })
    },
  })
}

export function bindCardMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['bindCard'],
    mutationFn: bindBankCard,
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletQueries.bankCard().queryKey }),
  })
}
