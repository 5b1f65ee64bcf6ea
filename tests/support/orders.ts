import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'

/** Returns one pick of an order, won at the payout 1.95. The return includes the stake. */
export function orderLineOf(fields: Partial<OrderLine> = {}): OrderLine {
  return {
    gameId: '11',
    type: 'big',
    stake: money('1000'),
    outcome: 'won',
    recordedReturn: money('1950'),
    placedAt: '2026-11-21 13:05:09',
    ...fields,
  }
}

export function orderOf(fields: Partial<Order> = {}): Order {
  return {
    period: '467',
    gameName: 'Sunda',
    isSettled: true,
    statusText: '',
    total: money('1000'),
    numbers: [4, 6, 5],
    lines: [orderLineOf()],
    updatedAt: '2026-11-21 13:06:01',
    ...fields,
  }
}

const SIMPLE_ORDER_DEFAULTS = {
  returned: null as string | null,
  isSettled: true,
  placedAt: '2026-11-21 13:05:09',
  period: '467',
}

/** Returns an order of one pick. A settled pick has won, or has lost if `returned` is null. */
export function simpleOrder({ staked, ...given }: Partial<typeof SIMPLE_ORDER_DEFAULTS> & { staked: string }): Order {
  const { returned, isSettled, placedAt, period } = { ...SIMPLE_ORDER_DEFAULTS, ...given }
  const outcome = isSettled ? (returned === null ? 'lost' : 'won') : 'pending'
  const recordedReturn = returned === null ? null : money(returned)
  return orderOf({
    period,
    isSettled,
    total: money(staked),
    numbers: null,
    lines: [orderLineOf({ stake: money(staked), outcome, recordedReturn, placedAt })],
    updatedAt: placedAt,
  })
}

/** Returns an order as the platform sends it. `is_win`: 0 not settled, 1 won, 2 lost. */
export const orderPayload = (
  expect: string,
  day: string,
  stake: string,
  is_win: 0 | 1 | 2,
  profit: string,
  name = 'Sunda',
) => ({
  expect,
  name,
  ico: '',
  status: is_win === 0 ? 0 : 1,
  status_text: '',
  money: stake,
  opencode: is_win === 0 ? '' : '4,5,6',
  data: [{ lid: 11, type: 'big', money: stake, is_win, profit, create_time: `${day} 11:58:12` }],
  update_time: `${day} 12:00:01`,
})

/** Returns a withdrawal as the platform sends it. `status`: 1 waiting, 3 refused, 2 or 4 paid. */
export const withdrawalPayload = (
  status: number | null,
  status_text: string,
  money: string,
  create_time: string,
  otherFields: { update_time?: string; desc?: string } = {},
) => ({ status, status_text, money, create_time, update_time: '', ...otherFields })
