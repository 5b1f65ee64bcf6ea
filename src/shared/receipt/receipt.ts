import type { TFunction } from 'i18next'
import type { LineOutcome, Order } from '@/api/orders'
import type { Money } from '@/lib/money/text'
import { wholeDateTime, formatServerTime } from '@/i18n/format'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { placedAtOf, totalsOf } from '../records/order-sums'
import type { OrderLineDetails } from '../records/use-order-line-details'

/** Times are the server's, as sent. What is not known is null. */
export interface OrderReceipt {
  game: string
  round: string
  /** The credits are worth nothing. */
  isDemo: boolean
  /** Epoch ms of the answer, where this is of a copy that this device kept. */
  copyAt: number | null
  status: string
  isSettled: boolean
  numbers: readonly number[] | null
  placedAt: string
  updatedAt: string
  picks: { option: string; stake: Money; outcome: LineOutcome }[]
  staked: Money
  returned: Money | null
  net: Money | null
}

export function receiptOf(
  order: Order,
  { payoutOf, nameOf, asOf = null }: Pick<OrderLineDetails, 'payoutOf' | 'nameOf'> & Partial<OrderLineDetails>,
  { isDemo, status }: Pick<OrderReceipt, 'isDemo' | 'status'>,
): OrderReceipt {
  const totals = totalsOf([order], payoutOf)
  return {
    game: order.gameName,
    round: order.period,
    isDemo,
    copyAt: asOf,
    status,
    isSettled: order.isSettled,
    numbers: order.isSettled ? order.numbers : null,
    placedAt: placedAtOf(order),
    updatedAt: order.updatedAt,
    picks: order.lines.map((line) => ({ option: nameOf(line), stake: line.stake, outcome: line.outcome })),
    staked: order.total,
    returned: order.isSettled ? totals.returned : null,
    net: order.isSettled && !totals.isPartial ? totals.net : null,
  }
}

type Words = TFunction<['record', 'common', 'shared']>

/** One line for a message: "Sunda 467, Big, Rp 1,000, placed …". */
export function orderText({ game, round, picks, staked, placedAt }: OrderReceipt): string {
  const options = picks.map(({ option }) => option).join(' + ')
  return [`${game} ${round}`, options, moneyText(staked), formatServerTime(placedAt || '—')].join(', ')
}

/** The whole receipt in plain words, to be shared. */
export function receiptText(receipt: OrderReceipt, t: Words): string {
  const outcomes = { pending: t('shared:awaitsSettlement'), won: t('won'), lost: t('lost') }
  const named = (name: string, value: string) => `${name}: ${value}`
  return [
    receipt.isDemo ? `Tiga · ${t('common:demoCredits')}` : 'Tiga',
    t('detail', { period: receipt.round }),
    receipt.game,
    named(t('statusText'), receipt.status),
    ...(receipt.numbers === null ? [] : [receipt.numbers.join(', ')]),
    ...receipt.picks.map(({ option, stake, outcome }) => [option, moneyText(stake), outcomes[outcome]].join(' · ')),
    named(t('shared:staked'), moneyText(receipt.staked)),
    ...(receipt.returned === null ? [] : [named(t('shared:returned'), moneyText(receipt.returned))]),
    ...(receipt.isSettled
      ? [named(t('shared:net'), receipt.net === null ? t('shared:notKnown') : signedMoneyText(receipt.net))]
      : []),
    named(t('placed'), formatServerTime(receipt.placedAt || '—')),
    named(t('updated'), formatServerTime(receipt.updatedAt || '—')),
    ...(receipt.copyAt === null ? [] : [t('copyAsOf', { time: wholeDateTime(receipt.copyAt) })]),
    t('receipt.note'),
  ].join('\n')
}
