import type { QueryClient } from '@tanstack/react-query'
import { listingFrom } from '@/api/listing'
import { readOrdersNow } from '@/api/orders'
import type { ReadAlike } from '@/shared/money-request/evidence'
import { alikeOrders } from './own-orders'
import { type OrderRequest } from './rules'

export function orderEvidence(queryClient: QueryClient): ReadAlike<OrderRequest> {
  return async (order) => {
    const orders = await readOrdersNow(queryClient)
    return listingFrom([orders], alikeOrders(orders, order))
  }
}
