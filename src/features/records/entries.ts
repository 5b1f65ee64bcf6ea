import type { TFunction } from 'i18next'
import { type Listing, listingFrom, countUnreadable } from '@/api/listing'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import { keyedOrders, keyedWithdrawals } from '@/domain/records/keyed-rows'
import { placedAtOf } from '@/domain/records/order-sums'
import { dayOfTime, isInstant, wallTime } from '@/lib/server-day'
import { compareTimes } from '@/lib/server-time-order'
import type { TimeSpan } from './time-span'
import { paths } from '@/paths'
import { formatNonBreakingDateTime } from '@/i18n/format'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { saveCsv } from './save-csv'

/** `at` is the time of the order or withdrawal as `readTime` returns it; '' if it is missing. */
export type Entry =
  | { kind: 'order'; key: string; at: string; order: Order }
  | { kind: 'withdrawal'; key: string; at: string; withdrawal: Withdrawal }

/**
 * Joins the lists, newest first; entries without a time are last. Keeps the number of unreadable
 * rows.
 */
export function joinEntries(orders: Listing<Order>, withdrawals: Listing<Withdrawal>): Listing<Entry> {
  const entries: Entry[] = [
    ...keyedOrders(orders).map(({ key, ...order }) => ({ kind: 'order' as const, key, at: placedAtOf(order), order })),
    ...keyedWithdrawals(withdrawals).map(({ key, ...withdrawal }) => ({
      kind: 'withdrawal' as const,
      key,
      at: withdrawal.submittedAt,
      withdrawal,
    })),
  ]
  const entriesNewestFirst = entries.sort((left, right) => compareTimes(right.at, left.at))
  return listingFrom([orders, withdrawals], entriesNewestFirst)
}

export const ORDER_STATES = ['all', 'pending', 'settled'] as const

export type OrderState = (typeof ORDER_STATES)[number]

export function stateOf(name: string | null): OrderState {
  return ORDER_STATES.find((state) => state === name) ?? 'all'
}

export interface Filters {
  span: TimeSpan
  /** Applies to orders only: the meaning of most withdrawal statuses is unknown (reading 78). */
  state: OrderState
  /** Name of the game; '' for all. An order has no id of its game; only its picks have one. */
  game: string
}

/** Both filters apply to orders only, so withdrawals are left out if one of them is set. */
export function filterEntries(
  entries: readonly Entry[],
  { state, game }: Pick<Filters, 'state' | 'game'>,
): readonly Entry[] {
  if (state === 'all' && game === '') return entries
  return entries.filter(
    (entry) =>
      entry.kind === 'order' &&
      (state === 'all' || entry.order.isSettled === (state === 'settled')) &&
      (game === '' || entry.order.gameName === game),
  )
}

/**
 * The filter offers at most this many games. Members find orders of other games by a search in the
 * list.
 */
const MAX_GAME_FILTERS = 30

/** Returns the names of the games in the newest orders, each once and at most 30. */
export function gameFilterNames(newestFirst: readonly Pick<Order, 'gameName'>[]): string[] {
  return [...new Set(newestFirst.flatMap(({ gameName }) => gameName || []))].slice(0, MAX_GAME_FILTERS)
}

/** Returns '' if the entry has no time. */
export const dayOfEntry = ({ at }: Entry) => dayOfTime(at)

export function ordersOf(entries: readonly Entry[]): Order[] {
  return entries.flatMap((entry) => (entry.kind === 'order' ? [entry.order] : []))
}

export function withdrawalsOf(entries: readonly Entry[]): Withdrawal[] {
  return entries.flatMap((entry) => (entry.kind === 'withdrawal' ? [entry.withdrawal] : []))
}

/** Each tab has the path and the title that the platform's members know. */
export const RECORD_TABS = [
  {
    name: 'statement',
    path: paths.statement(),
    title: 'shared:statement',
    tab: 'common:all',
    hasOrders: true,
    hasWithdrawals: true,
  },
  {
    name: 'orders',
    path: paths.orderRecord(),
    title: 'common:taskRecord',
    tab: 'report:orders',
    hasOrders: true,
    hasWithdrawals: false,
  },
  {
    name: 'withdrawals',
    path: paths.withdrawals(),
    title: 'common:withdrawals',
    tab: 'report:withdrawals',
    hasOrders: false,
    hasWithdrawals: true,
  },
] as const

export type RecordTab = (typeof RECORD_TABS)[number]

type Translate = TFunction<['report', 'record', 'common', 'shared', 'reservation']>

interface ExportContext {
  facts: OrderLineDetails
  copiedAt: number | null
}

export function downloadOrders(
  orders: readonly Order[],
  { facts, copiedAt }: ExportContext,
  t: Translate,
): Promise<void> {
  const placedTimes = orders.flatMap(({ lines }) => lines.flatMap(({ placedAt }) => placedAt || []))
  const areInstants = placedTimes.length > 0 && placedTimes.every(isInstant)
  const outcomeNames = { pending: t('record:awaitsSettlement'), won: t('record:won'), lost: t('record:lost') } as const
  return saveCsv('tiga-task-record.csv', {
    head: [
      t('reservation:period'),
      t('shared:game'),
      t('reservation:rulesOption'),
      t('record:csv.stake'),
      t('record:csv.outcome'),
      t('record:csv.recorded'),
      t(areInstants ? 'record:placed' : 'record:csv.placed'),
    ],
    items: orders,
    rowsOf: ({ period, gameName, lines, total }) =>
      lines.length === 0
        ? [[period, gameName, '', total, '', '', '']]
        : lines.map((line) => [
            period,
            gameName,
            facts.nameOf(line),
            line.stake,
            outcomeNames[line.outcome],
            line.isReturnUnread === true ? t('record:unreadFigure') : (line.recordedReturn ?? ''),
            // If only some of the times have a zone, these stay in GMT ("2026-11-20T07:05:20Z"). In
            // the device's zone they would not fit the server times beside them.
            areInstants ? wallTime(line.placedAt) : line.placedAt,
          ]),
    foot: footOf(orders, copiedAt, t),
  })
}

/** An offline copy may lack orders, so the last rows say when it was made. */
function footOf(entries: readonly unknown[], copiedAt: number | null, t: Translate): string[][] {
  const unreadableCount = countUnreadable(entries)
  return [
    ...(unreadableCount === 0 ? [] : [[t('shared:unreadable', { number: unreadableCount, count: unreadableCount })]]),
    ...(copiedAt === null ? [] : [[t('record:copyAsOf', { time: formatNonBreakingDateTime(copiedAt) })]]),
  ]
}
