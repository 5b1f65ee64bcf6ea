import type { TFunction } from 'i18next'
import { unreadableIn, type CopyFacts } from '@/api/listing'
import type { Order } from '@/api/orders'
import { mapSteps, type Steps } from '@/lib/steps'
import type { OrderLineDetails } from '@/shared/records/use-order-line-details'
import { totalsOf } from '@/shared/records/order-sums'
import { copyRows } from '@/shared/copies/copy-rows'
import { saveCsv } from '@/shared/records/save-csv'
import type { Entry } from './entries'

type Words = TFunction<['report', 'common', 'record', 'shared']>

interface Given {
  facts: OrderLineDetails
  copy: CopyFacts | null
}

export function downloadStatement(entries: readonly Entry[], given: Given, t: Words): Promise<void> {
  const rows = mapSteps(entries, (entry) => rowOf(entry, given.facts, t))
  return saveCsv('tiga-account-detail.csv', fileOf(entries, headOf(t), rows, given, t))
}

/** A row for each pick. */
export function downloadOrders(orders: readonly Order[], given: Given, t: Words): Promise<void> {
  const outcomes = { pending: t('shared:awaitsSettlement'), won: t('record:won'), lost: t('record:lost') } as const
  const head = [
    t('record:csv.period'),
    t('record:csv.game'),
    t('record:csv.option'),
    t('record:csv.stake'),
    t('record:csv.outcome'),
    t('record:csv.recorded'),
    t('record:csv.placed'),
  ]
  const rows = mapSteps(orders, (order) =>
    order.lines.map((line) => [
      order.period,
      order.gameName,
      given.facts.nameOf(line),
      line.stake,
      outcomes[line.outcome],
      line.recordedReturn ?? '',
      line.placedAt,
    ]),
  )
  return saveCsv('tiga-task-record.csv', fileOf(orders, head, flat(rows), given, t))
}

function* flat<T>(rows: Steps<T[][]>): Steps<T[]> {
  return (yield* rows).flat()
}

/** Ends with what is missing, so that nobody takes a sum over it for the whole. */
function* fileOf(
  entries: readonly unknown[],
  head: string[],
  rows: Steps<string[][]>,
  { copy }: Given,
  t: Words,
): Steps<string[][]> {
  const number = unreadableIn(entries)
  const missing = number === 0 ? [] : [[t('shared:unreadable', { number, count: number })]]
  const copied = copyRows(copy, {
    asOf: (time) => t('record:copyAsOf', { time }),
    leftOut: (number) => t('record:copyLeftOut', { number, count: number }),
  })
  return [head, ...(yield* rows), ...missing, ...copied]
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
