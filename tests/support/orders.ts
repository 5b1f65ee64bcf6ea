import type { Order, OrderLine } from '@/api/orders'
import { money } from '@/lib/money/text'

/** A stake of 1,000 on "big" of game 11, won at 1.95 with the stake included. */
export function lineOf(fields: Partial<OrderLine> = {}): OrderLine {
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
    lines: [lineOf()],
    updatedAt: '2026-11-21 13:06:01',
    ...fields,
  }
}

const SIMPLE = { returned: null as string | null, isSettled: true, placedAt: '2026-11-21 13:05:09', period: '467' }

/** An order of one pick; `returned` null means lost, or not settled yet. */
export function simpleOrder({ staked, ...given }: Partial<typeof SIMPLE> & { staked: string }): Order {
  const { returned, isSettled, placedAt, period } = { ...SIMPLE, ...given }
  const outcome = isSettled ? (returned === null ? 'lost' : 'won') : 'pending'
  const recordedReturn = returned === null ? null : money(returned)
  return orderOf({
    period,
    isSettled,
    total: money(staked),
    numbers: null,
    lines: [lineOf({ stake: money(staked), outcome, recordedReturn, placedAt })],
    updatedAt: placedAt,
  })
}

/** An order of one pick on "big" on the wire: `is_win` is 0 open, 1 won, 2 lost. */
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

/** A withdrawal on the wire: `status` 1 waits, 3 is refused, 2 and 4 are done. */
export const withdrawalPayload = (
  status: number | null,
  status_text: string,
  money: string,
  create_time: string,
  rest: { update_time?: string; desc?: string } = {},
) => ({ status, status_text, money, create_time, update_time: '', ...rest })
