import type { TFunction } from 'i18next'
import type { CopyFacts } from '@/api/listing'
import { mapSteps, type Steps } from '@/lib/steps'
import type { OrderLineDetails } from '@/shared/use-order-line-details'
import { totalsOf } from '@/shared/order-sums'
import { copyRows } from '@/shared/copies/copy-rows'
import { missingRows } from '@/shared/missing-rows'
import { saveCsv } from '@/shared/save-csv'
import type { Entry } from './statement'

type Words = TFunction<['report', 'common', 'record', 'shared']>

interface Given {
  facts: OrderLineDetails
  copy: CopyFacts | null
}

export function downloadStatement(entries: readonly Entry[], given: Given, t: Words): Promise<void> {
  return saveCsv('tiga-account-detail.csv', rowsOf(entries, given, t))
}

function* rowsOf(entries: readonly Entry[], { facts, copy }: Given, t: Words): Steps<string[][]> {
  const rows = yield* mapSteps(entries, (entry) => rowOf(entry, facts, t))
  const copied = copyRows(copy, {
    asOf: (time) => t('record:copyAsOf', { time }),
    leftOut: (number) => t('record:copyLeftOut', { number, count: number }),
  })
  const missing = missingRows(entries, (number) => t('shared:unreadable', { number, count: number }))
  return [headOf(t), ...rows, ...missing, ...copied]
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
  const status = order.statusText || t(order.isSettled ? 'record:settled' : 'record:pending')
  const head = [entry.at, t('csv.order'), order.gameName, order.period, status, order.total]
  return order.isSettled
    ? [...head, returned, isPartial ? '' : net, '', isPartial ? t('record:recordedOnly') : '']
    : [...head, '', '', '', '']
}
