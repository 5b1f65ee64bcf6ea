import type { TFunction } from 'i18next'
import type { Order } from '@/api/orders'
import { missingRows } from '@/shared/missing-rows'
import { saveCsv } from '@/shared/save-csv'
import type { OrderLineDetails } from '@/shared/use-order-line-details'

export function downloadCsv(
  orders: readonly Order[],
  { nameOf }: OrderLineDetails,
  t: TFunction<['record', 'common', 'shared']>,
): void {
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
  const rows = orders.flatMap((order) =>
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
  saveCsv('tiga-task-record.csv', [head, ...rows, ...missing])
}
