import type { TFunction } from 'i18next'
import type { Order } from '@/api/orders'
import { mapSteps, type Steps } from '@/lib/steps'
import { missingRows } from '@/shared/missing-rows'
import { saveCsv } from '@/shared/save-csv'
import type { OrderLineDetails } from '@/shared/use-order-line-details'

type Words = TFunction<['record', 'common', 'shared']>

export function downloadCsv(orders: readonly Order[], facts: OrderLineDetails, t: Words): Promise<void> {
  return saveCsv('tiga-task-record.csv', rowsOf(orders, facts, t))
}

function* rowsOf(orders: readonly Order[], { nameOf }: OrderLineDetails, t: Words): Steps<string[][]> {
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
  const missing = missingRows(orders, (number) => t('shared:unreadable', { number, count: number }))
  return [head, ...rows.flat(), ...missing]
}
