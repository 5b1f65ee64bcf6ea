import * as v from 'valibot'
import { copiedGame, drawHistory, payoutOptions } from '@/api/games'
import { noticeList } from '@/api/notices'
import { orderList } from '@/api/orders'
import { reportSchema, withdrawalList } from '@/api/wallet'
import { withDatabaseTimeout, indexedDatabase } from '@/lib/indexed-db'
import { COPIES_DATABASE, copyChoices, isCopying, mayKeep, type Copy } from './choice'

/**
 * The schemas of the answers kept for reading offline, by the beginning of `copyName`. Copies hold
 * the raw answer and are parsed again. To keep another resource, add a line and read it with
 * `useCopied`. Never add data that a money request relies on: the balance, limits, the bank
 * account, an open draw.
 */
const KEPT: Readonly<Record<string, v.GenericSchema>> = {
  orders: orderList,
  withdrawals: withdrawalList,
  notices: noticeList,
  report: reportSchema,
  'games.one': copiedGame,
  'games.history': drawHistory,
  'games.payouts': payoutOptions,
}

function schemaOf(name: string): v.GenericSchema | undefined {
  return Object.entries(KEPT).find(([prefix]) => name === prefix || name.startsWith(`${prefix}.`))?.[1]
}

/** @param name from `copyName` */
export function isKept(name: string): boolean {
  return schemaOf(name) !== undefined
}

/** Earlier builds stored no `answer`; their copies cannot be read. */
const stored = v.object({ at: v.number(), answer: v.unknown() })

/** @returns null if the stored value cannot be read, or `name` is not kept */
export function parseCopy(name: string, value: unknown): Copy | null {
  const schema = schemaOf(name)
  const read = v.safeParse(stored, value)
  if (schema === undefined || !read.success) return null
  const { at, answer } = read.output
  const { success, output: data } = v.safeParse(schema, answer)
  if (!success) return null
  // Marks the list itself, so that no sum, file or receipt presents it as up to date.
  return { at, data: Array.isArray(data) ? Object.assign(data, { copiedAt: at }) : data }
}

const COPIES = 'copies'

const database = indexedDatabase(COPIES_DATABASE, (made) => {
  made.createObjectStore(COPIES)
})

/**
 * @param at epoch ms
 * @throws if the browser refuses or does not answer in time
 */
export async function keepCopy(memberId: string, name: string, answer: unknown, at: number): Promise<void> {
  const connection = await database()
  // Checked after the wait, since the member may have logged out. The browser queues the erasure of
  // a later log-out behind this write.
  if (!mayKeep(memberId)) return
  await withDatabaseTimeout(connection.put(COPIES, { at, answer }, [memberId, name]))
}

/** @returns null if the member keeps no readable copy */
export async function readCopy(memberId: string, name: string): Promise<Copy | null> {
  const value: unknown = await withDatabaseTimeout((await database()).get(COPIES, [memberId, name]))
  return mayKeep(memberId) ? parseCopy(name, value) : null
}

export async function countCopies(): Promise<number> {
  return withDatabaseTimeout((await database()).count(COPIES))
}

/** Erases a member's copies, and the choice too unless copies are on. */
export async function eraseCopies(memberId: string): Promise<void> {
  await withDatabaseTimeout((await database()).delete(COPIES, IDBKeyRange.bound([memberId], [memberId, []])))
  if (!isCopying(memberId)) copyChoices.remove(memberId)
}
