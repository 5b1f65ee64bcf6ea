import type { TFunction } from 'i18next'
import type { CopyFacts } from '@/api/listing'
import type { Order } from '@/api/orders'
import { mapSteps, type Steps } from '@/lib/steps'
import { copyRows } from '@/shared/copies/copy-rows'
import { missingRows } from '@/shared/missing-rows'
import { saveCsv } from '@/shared/save-csv'
import type { OrderLineDetails } from '@/shared/use-order-line-details'

type Words = TFunction<['record', 'common', 'shared']>

interface Given {
  facts: OrderLineDetails
  copy: CopyFacts | null
}

export function downloadCsv(orders: readonly Order[], given: Given, t: Words): Promise<void> {
  return saveCsv('tiga-task-record.csv', rowsOf(orders, given, t))
}

function* rowsOf(orders: readonly Order[], { facts: { nameOf }, copy }: Given, t: Words): Steps<string[][]> {
  const outcomes = { pending: t('pending'), won: t('won'), lost: t('lost') } as const
  const head = [
    t('csv.period'),
    t('csv.game'),
    t('csv.option'),
    t('csv.stake'),
    t('csv.outcome'),
    t('csv.recorded'),
    t('csv.placed'),
  ]
  const rows = yield* mapSteps(orders, (order) =>
    order.lines.map((line) => [
      order.period,
      order.gameName,
      nameOf(line),
      line.stake,
      outcomes[line.outcome],
      line.recordedReturn ?? '',
      line.placedAt,
    ]),
  )
  const copied = copyRows(copy, {
    asOf: (time) => t('copyAsOf', { time }),
    leftOut: (number) => t('copyLeftOut', { number, count: number }),
  })
  const missing = missingRows(orders, (number) => t('shared:unreadable', { number, count: number }))
  return [head, ...rows.flat(), ...missing, ...copied]
}
