import type { QueryClient } from '@tanstack/react-query'
import { orderEvidence } from '@/features/draws/own-orders'
import { withdrawalEvidence } from '@/features/withdraw/evidence'
import type { ReadAlike } from '@/shared/money-request/evidence'
import type { MoneyRequest } from '@/shared/money-request/request'

/** Null where no record of the platform would hold the request (reading 63). */
export function evidenceOf(queryClient: QueryClient, { kind }: MoneyRequest): ReadAlike<MoneyRequest> | null {
  const evidence = {
    order: orderEvidence(queryClient),
    withdrawal: withdrawalEvidence(queryClient),
    topUp: null,
  }
  return evidence[kind] as ReadAlike<MoneyRequest> | null
}
