import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { keyedOrders, keyedWithdrawals } from './entries'
import { lazyPart } from '../load/lazy-part'
import { OrderSheet } from '../receipt/OrderSheet'
import type { OrderLineDetails } from './use-order-line-details'
import { useSheets } from '../sheets/use-sheets'

const WithdrawalSheet = lazyPart(() => import('./WithdrawalSheet'))

const IS_ENTRY = /^[ow]\|/

/** All that is recorded of the entry whose key is the open sheet's name. */
export function EntrySheet({
  orders,
  withdrawals,
  facts,
}: {
  orders: readonly Order[]
  withdrawals: readonly Withdrawal[]
  facts: OrderLineDetails
}) {
  const { current, close } = useSheets<string>()
  if (current === null || !IS_ENTRY.test(current)) return null
  const order = keyedOrders(orders).find(({ key }) => key === current)
  if (order !== undefined) return <OrderSheet order={order} facts={facts} onClose={close} />
  const withdrawal = keyedWithdrawals(withdrawals).find(({ key }) => key === current)
  return withdrawal !== undefined && <WithdrawalSheet withdrawal={withdrawal} onClose={close} />
}
