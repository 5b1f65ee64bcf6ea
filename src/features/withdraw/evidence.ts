import type { QueryClient } from '@tanstack/react-query'
import { listingFrom } from '@/api/listing'
import { readWithdrawalsNow } from '@/api/wallet'
import type { ReadAlike } from '@/shared/money-request/evidence'
import { alikeWithdrawals, type WithdrawRequest } from './rules'

export function withdrawalEvidence(queryClient: QueryClient): ReadAlike<WithdrawRequest> {
  return async ({ amount }) => {
    const withdrawals = await readWithdrawalsNow(queryClient)
    return listingFrom([withdrawals], alikeWithdrawals(withdrawals, amount))
  }
}
