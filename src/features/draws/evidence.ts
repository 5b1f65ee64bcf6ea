import type { QueryClient } from '@tanstack/react-query'
import { readOrdersNow } from '@/api/orders.queries'
import type { ReadAlike } from '@/shared/money-request/evidence'
import { alikeOrders, type OrderRequest } from './rules'

export function orderEvidence(queryClient: QueryClient): ReadAlike<OrderRequest> {
  return async (order) => alikeOrders(await readOrdersNow(queryClient), order)
}
