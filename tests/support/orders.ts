import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'

/**
 * Returns one pick of an order: Rp 1,000 on "big" of game 11, won at the payout 1.95. The return
 * includes the stake.
 */
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

const SIMPLE_DEFAULTS = {
  returned: null as string | null,
  isSettled: true,
  placedAt: '2026-11-21 13:05:09',
  period: '467',
}

/** Returns an order of one pick. A settled pick has won, or has lost if `returned` is null. */
export function simpleOrder({ staked, ...given }: Partial<typeof SIMPLE_DEFAULTS> & { staked: string }): Order {
  const { returned, isSettled, placedAt, period } = { ...SIMPLE_DEFAULTS, ...given }
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

/**
 * Returns an order of one pick on "big" as the platform sends it. `is_win` is 0 if the pick is not
 * settled, 1 if the pick has won, and 2 if the pick has lost.
 */
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

/**
 * Returns a withdrawal as the platform sends it. `status` is 1 for a waiting withdrawal, 3 for a
 * refused one, and 2 or 4 for a paid one.
 */
export const withdrawalPayload = (
  status: number | null,
  status_text: string,
  money: string,
  create_time: string,
  otherFields: { update_time?: string; desc?: string } = {},
) => ({ status, status_text, money, create_time, update_time: '', ...otherFields })
