import * as v from 'valibot'
import { copiedGame, drawHistory, payoutOptions } from '@/api/games'
import { noticeList } from '@/api/notices'
import { orderList } from '@/api/orders'
import { reportSchema, withdrawalList } from '@/api/wallet'
import { withDatabaseTimeout, indexedDatabase } from '@/lib/indexed-db'
import { COPIES_DATABASE, copyChoices, isCopying, mayKeep, type Copy } from './choice'

/**
 * What is kept for reading offline, by the words with which a key of its query begins: as the
 * platform sent it, and read again as an answer is. Another resource joins by a line here, and is
 * asked for with `useCopied` where it is shown. Never what an action with money goes by: the
 * balance, limits, the bank account, an open draw.
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
  return Object.entries(KEPT).find(([call]) => name === call || name.startsWith(`${call}.`))?.[1]
}

/** @param name as `copyName` makes it */
export function isKept(name: string): boolean {
  return schemaOf(name) !== undefined
}

/** Builds before this one kept no `answer`, but a part of one. */
const stored = v.object({ at: v.number(), answer: v.unknown() })

/** @returns null for what cannot be read */
export function unpacked(name: string, value: unknown): Copy | null {
  const schema = schemaOf(name)
  const read = v.safeParse(stored, value)
  if (schema === undefined || !read.success) return null
  const { at, answer } = read.output
  const { success, output: data } = v.safeParse(schema, answer)
  if (!success) return null
  // The list itself says that it is a copy, so that no sum, file or receipt takes it for more.
  return { at, data: Array.isArray(data) ? Object.assign(data, { copiedAt: at }) : data }
}

const COPIES = 'copies'

const database = indexedDatabase(COPIES_DATABASE, (made) => {
  made.createObjectStore(COPIES)
})

/** Of a member who wants it; what the browser refuses to store is not kept, and nobody waits. */
export async function keepCopy(memberId: string, name: string, answer: unknown, at: number): Promise<void> {
  const connection = await database()
  // Now: a log-out may have come first, and its erasure stands behind this in the browser's row.
  if (!mayKeep(memberId)) return
  await withDatabaseTimeout(connection.put(COPIES, { at, answer }, [memberId, name]))
}

/** @returns null where there is none that can be read, or the browser refuses */
export async function readCopy(memberId: string, name: string): Promise<Copy | null> {
  const value: unknown = await withDatabaseTimeout((await database()).get(COPIES, [memberId, name]))
  return mayKeep(memberId) ? unpacked(name, value) : null
}

export async function countCopies(): Promise<number> {
  return withDatabaseTimeout((await database()).count(COPIES))
}

/** Ends with the choice itself, unless the member wants copies in the next session. */
export async function eraseCopies(memberId: string): Promise<void> {
  await withDatabaseTimeout((await database()).delete(COPIES, IDBKeyRange.bound([memberId], [memberId, []])))
  if (!isCopying(memberId)) copyChoices.remove(memberId)
}
