import { compare, subtract } from '../../lib/money/sums.ts'
import { gameById, isOptionType } from '../catalogue/games.ts'
import { formatMockTime } from '../clock.ts'
import { type OptionType, periodAt } from '../draws.ts'
import { createOrder } from '../accounting.ts'
import { drawnResult } from '../results.ts'
import type { OrderRecord } from '../state.ts'
import { messageIn } from '../texts.ts'
import { type Call, type Route, get, post } from './call.ts'
import { minimumBalanceOf, formatNumbers } from './games.ts'

export const orderRoutes: readonly Route[] = [
  post('/game/placeOrder', placeOrder),
  get('/member/getUserGameList', (call) => {
    const member = call.member()
    const ownOrders = call.state.orders.filter((order) => order.memberId === member.id).toReversed()
    return { data: ownOrders.map((order) => orderPayload(order, call)) }
  }),
]

function placeOrder(call: Call): undefined {
  const { state, now } = call
  const member = call.member()
  if (member.ordersBlocked) call.refuse('ordersBlocked')
  const game = gameById(call.field('lid')) ?? call.refuse('gameUnknown')
  if (call.field('mid') !== member.id) call.refuse('requestIncomplete')
  const types = optionsOf(call.field('item')) ?? call.refuse('optionsInvalid')
  const perNote = call.amount()
  const period = periodAt(now, game.seconds)
  if (call.field('expect') !== period.id) call.refuse('periodClosed')
  if (compare(member.money, minimumBalanceOf(game, state)) < 0) call.refuse('conditionNotMet')
  const order = createOrder({ memberId: member.id, gameId: game.id, period: period.id, perNote, createdAt: now }, types)
  if (compare(member.money, order.total) < 0) call.refuse('balanceShort')

  member.money = subtract(member.money, order.total)
  state.orders.push(order)
}

/** Returns null if an option is missing, unknown or repeated. */
function optionsOf(item: string): OptionType[] | null {
  const itemNames = item.split(',')
  const types = itemNames.filter(isOptionType)
  return types.length === itemNames.length && new Set(types).size === types.length ? types : null
}

function orderPayload(order: OrderRecord, { state, lang }: Call): Record<string, unknown> {
  const game = gameById(order.gameId)
  const drawnNumbersText =
    order.settled && game !== null ? formatNumbers(game, drawnResult(state, game, order.period)) : ''
  return {
    expect: order.period,
    name: game?.name ?? '',
    ico: '',
    status: order.settled ? 1 : 0,
    status_text: messageIn(order.settled ? 'orderSettled' : 'orderPending', lang),
    money: order.total,
    opencode: drawnNumbersText,
    data: order.lines.map((line) => ({
      lid: Number(order.gameId),
      type: line.type,
      money: order.perNote,
      is_win: line.outcome,
      profit: line.profit,
      create_time: formatMockTime(order.createdAt),
    })),
    update_time: formatMockTime(order.updatedAt),
  }
}
