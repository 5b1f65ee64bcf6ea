import * as v from 'valibot'
import { unreadableIn, type CopyFacts, type Listing } from '@/api/listing'
import type { Draw, Game, PayoutOption } from '@/api/games'
import type { Notice } from '@/api/notices'
import type { Order } from '@/api/orders'
import type { Report } from '@/api/report'
import type { Withdrawal } from '@/api/wallet'
import { storedAmount } from '@/lib/money/text'
import type { Copy } from './name'

/** Of a list, its first rows: all of them are newest first. */
export const MOST_ROWS = 500

/** Goes up when what is stored has another shape or meaning: copies of before are dropped. */
export const COPY_VERSION = 1

type Stored<T> = v.GenericSchema<unknown, T>

const text = v.string()
const amount = storedAmount
const number = v.number()
const yes = v.boolean()
const numbers = v.pipe(
  v.nullable(v.array(number)),
  v.check((value) => value === null || value.length === 3),
  v.transform((value) => value as Draw['numbers']),
)

const order: Stored<Order> = v.object({
  period: text,
  gameName: text,
  iconUrl: text,
  isSettled: yes,
  statusText: text,
  total: amount,
  numbers,
  lines: v.array(
    v.object({
      gameId: text,
      type: text,
      stake: amount,
      outcome: v.picklist(['pending', 'won', 'lost']),
      recordedReturn: v.nullable(amount),
      placedAt: text,
    }),
  ),
  updatedAt: text,
})

const withdrawal: Stored<Withdrawal> = v.object({
  status: v.nullable(number),
  statusText: text,
  amount,
  description: text,
  submittedAt: text,
  reviewedAt: text,
})

const notice: Stored<Notice> = v.object({ title: text, body: text, publishedAt: text })

const report: Stored<Report> = v.object({ staked: amount, toppedUp: amount, withdrawn: amount, won: amount })

const draw: Stored<Draw> = v.object({ period: text, numbers })

const payout: Stored<PayoutOption> = v.object({ type: text, name: text, payout: v.nullable(text) })

/** Never where an order can be placed: its clock and its open period are those of another hour. */
const game: Stored<Game> = v.object({
  id: text,
  key: text,
  name: text,
  iconUrl: text,
  description: text,
  classKey: text,
  drawnPeriod: text,
  openPeriod: text,
  closesAt: v.nullable(number),
  roundSeconds: v.nullable(number),
  drawnNumbers: numbers,
  minimumBalance: v.nullable(amount),
})

/**
 * What is kept for reading offline, by the words with which a key of its query begins. Another list
 * joins by a line here, and is asked for with `useCopied` where it is shown. Never what an action
 * with money goes by: the balance, limits, the bank account, an open draw.
 */
const KEPT: Readonly<Record<string, Stored<unknown>>> = {
  orders: v.array(order),
  withdrawals: v.array(withdrawal),
  notices: v.array(notice),
  report,
  'games.one': game,
  'games.history': v.array(draw),
  'games.payouts': v.array(payout),
}

/** @param name as `copyName` makes it */
export function isKept(name: string): boolean {
  return schemaOf(name) !== undefined
}

function schemaOf(name: string): Stored<unknown> | undefined {
  return Object.entries(KEPT).find(([call]) => name === call || name.startsWith(`${call}.`))?.[1]
}

export interface StoredCopy extends Copy {
  version: number
  unreadable: number
}

/** An answer as it is stored. */
export function packed(data: unknown, at: number): StoredCopy {
  const facts = { version: COPY_VERSION, at, unreadable: unreadableIn(data) }
  if (!Array.isArray(data)) return { ...facts, data, leftOut: 0 }
  return { ...facts, data: data.slice(0, MOST_ROWS), leftOut: Math.max(0, data.length - MOST_ROWS) }
}

const envelope = v.object({
  version: v.pipe(
    number,
    v.check((version) => version === COPY_VERSION),
  ),
  at: number,
  leftOut: number,
  unreadable: number,
  data: v.unknown(),
})

/** @returns null for what this version of Tiga cannot read */
export function unpacked(name: string, stored: unknown): Copy | null {
  const schema = schemaOf(name)
  const read = v.safeParse(envelope, stored)
  if (schema === undefined || !read.success) return null
  const { at, leftOut, unreadable, data } = read.output
  const content = v.safeParse(schema, data)
  if (!content.success) return null
  const facts = { at, leftOut }
  return { ...facts, data: Array.isArray(content.output) ? marked(content.output, unreadable, facts) : content.output }
}

/** The list itself says that it is a copy, so that no sum, file or receipt takes it for more. */
function marked(rows: unknown[], unreadable: number, copy: CopyFacts): Listing<unknown> {
  return Object.assign(rows, { copy }, unreadable === 0 ? {} : { unreadable })
}
