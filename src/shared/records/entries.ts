import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { likenessOf } from './order-sums'
import { withKeys } from './with-keys'
import { likenessOf as withdrawalLikenessOf } from './record-rules'

// The keys by which the sheets of orders and withdrawals are named.

/** Before alike ones are numbered. */
export function orderKeyOf(order: Order): string {
  return `o|${likenessOf(order)}`
}

export function keyedOrders(orders: readonly Order[]): (Order & { key: string })[] {
  return withKeys(orders, orderKeyOf)
}

export function keyedWithdrawals(withdrawals: readonly Withdrawal[]): (Withdrawal & { key: string })[] {
  return withKeys(withdrawals, (withdrawal) => `w|${withdrawalLikenessOf(withdrawal)}`)
}
