import type { TFunction } from 'i18next'
import { wholeDateTime, formatServerTime } from '@/i18n/format'
import { moneyText, signedMoneyText } from '@/ui/Money'
import type { OrderReceipt } from './receipt'

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
