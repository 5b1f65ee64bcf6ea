import type { TFunction } from 'i18next'
import { unreadableIn, type CopyFacts } from '@/api/listing'
import type { Order } from '@/api/orders'
import { wholeDateTime } from '@/i18n/format'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { totalsOf } from '@/shared/records/order-sums'
import { saveCsv } from '@/shared/records/save-csv'
import type { Entry } from './entries'

type Words = TFunction<['report', 'common', 'record', 'shared']>

interface Given {
  facts: OrderLineDetails
  copy: CopyFacts | null
}

export function downloadStatement(entries: readonly Entry[], { facts, copy }: Given, t: Words): Promise<void> {
  return saveCsv('tiga-account-detail.csv', {
    head: headOf(t),
    items: entries,
    rowsOf: (entry) => [rowOf(entry, facts, t)],
    foot: footOf(entries, copy, t),
  })
}

/** A row for each pick. */
export function downloadOrders(orders: readonly Order[], { facts, copy }: Given, t: Words): Promise<void> {
  const outcomes = { pending: t('shared:awaitsSettlement'), won: t('record:won'), lost: t('record:lost') } as const
  return saveCsv('tiga-task-record.csv', {
    head: [
      t('record:csv.period'),
      t('record:csv.game'),
      t('record:csv.option'),
      t('record:csv.stake'),
      t('record:csv.outcome'),
      t('record:csv.recorded'),
      t('record:csv.placed'),
    ],
    items: orders,
    rowsOf: ({ period, gameName, lines }) =>
      lines.map((line) => [
        period,
        gameName,
        facts.nameOf(line),
        line.stake,
        outcomes[line.outcome],
        line.recordedReturn ?? '',
        line.placedAt,
      ]),
    foot: footOf(orders, copy, t),
  })
}

/** What is missing, and that it is a copy: nobody takes it for the whole record of today. */
function footOf(entries: readonly unknown[], copy: CopyFacts | null, t: Words): string[][] {
  const number = unreadableIn(entries)
  const leftOut = copy?.leftOut ?? 0
  return [
    ...(number === 0 ? [] : [[t('shared:unreadable', { number, count: number })]]),
    ...(copy === null ? [] : [[t('record:copyAsOf', { time: wholeDateTime(copy.at) })]]),
    ...(leftOut === 0 ? [] : [[t('record:copyLeftOut', { number: leftOut, count: leftOut })]]),
  ]
}

function headOf(t: Words): string[] {
  return [
    t('csv.time'),
    t('csv.kind'),
    t('record:csv.game'),
    t('record:csv.period'),
    t('csv.status'),
    t('csv.staked'),
    t('csv.returned'),
    t('csv.net'),
    t('csv.withdrawn'),
    t('csv.note'),
  ]
}

/**
 * What is not settled has no return yet, and of a return as recorded no net is known (reading 47):
 * such cells are empty, not zero.
 */
function rowOf(entry: Entry, facts: OrderLineDetails, t: Words): string[] {
  if (entry.kind === 'withdrawal') {
    const { statusText, status, amount, description } = entry.withdrawal
    return [entry.at, t('csv.withdrawal'), '', '', statusText || String(status ?? ''), '', '', '', amount, description]
  }
  const { order } = entry
  const { returned, net, isPartial } = totalsOf([order], facts.payoutOf)
  const status = order.statusText || t(order.isSettled ? 'record:settled' : 'shared:awaitsSettlement')
  const head = [entry.at, t('csv.order'), order.gameName, order.period, status, order.total]
  return order.isSettled
    ? [...head, returned, isPartial ? '' : net, '', isPartial ? t('record:recordedOnly') : '']
    : [...head, '', '', '', '']
}
