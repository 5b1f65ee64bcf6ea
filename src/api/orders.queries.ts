import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.queries'
import { fetchOrders, placeOrder, type NewOrder, type Order } from './orders'
import { LIVE } from './freshness'
import { memberQuery } from './keys'
import type { Listing } from './listing'

export const orderQueries = {
  list: () => memberQuery(['orders'], fetchOrders, LIVE),
}

export function placeOrderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (order: NewOrder) => placeOrder(order),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: orderQueries.list().queryKey })
    },
  })
}

/** Asks now: a list that is being fetched already may be older than an order. */
export async function readOrdersNow(queryClient: QueryClient): Promise<Listing<Order>> {
  const { queryKey } = orderQueries.list()
  const orders = await fetchOrders()
  queryClient.setQueryData(queryKey, orders)
  return orders
}
