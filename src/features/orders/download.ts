import type { TFunction } from 'i18next'
import type { Order } from '@/api/orders'
import { toCsv } from './rules'
import type { LineFacts } from './use-payouts'

/** Saves the record as a CSV file, a row for each note. */
export function downloadCsv(orders: readonly Order[], { nameOf }: LineFacts, t: TFunction<['record', 'common']>): void {
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
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'tiga-task-record.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
