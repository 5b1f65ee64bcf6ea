import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { accountQueries } from './account.queries'
import { fetchOrders, placeOrder, type NewOrder } from './orders'
import { memberKey } from './keys'

export const orderQueries = {
  list: () =>
    queryOptions({ queryKey: memberKey('orders'), queryFn: ({ signal }) => fetchOrders(signal), staleTime: 0 }),
}

export function placeOrderMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['placeOrder'],
    mutationFn: (order: NewOrder) => placeOrder(order),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
      void queryClient.invalidateQueries({ queryKey: orderQueries.list().queryKey })
    },
  })
}
