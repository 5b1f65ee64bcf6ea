import * as v from 'valibot'
import { copiedGameSchema, drawHistorySchema, payoutOptionsSchema } from '@/api/games'
import { noticeListSchema } from '@/api/notices'
import { orderListSchema } from '@/api/orders'
import { reportSchema, withdrawalListSchema } from '@/api/wallet'
import { withDatabaseTimeout, createDatabaseOpener } from '@/lib/indexed-db'
import { COPIES_DATABASE, copyChoices, isCopying, mayKeepCopies, type Copy } from './choice'

/**
 * The schemas of the answers that are kept offline. The key is the name of the copy (`copyName`),
 * or the beginning of that name before a dot. A copy holds the raw answer and is parsed at each
 * read. Never add data that money requests rely on: the balance, limits, the bank account, an open
 * draw.
 */
const KEPT_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  orders: orderListSchema,
  withdrawals: withdrawalListSchema,
  notices: noticeListSchema,
  report: reportSchema,
  'games.one': copiedGameSchema,
  'games.history': drawHistorySchema,
  'games.payouts': payoutOptionsSchema,
}

function schemaOf(name: string): v.GenericSchema | undefined {
  return Object.entries(KEPT_SCHEMAS).find(([prefix]) => name === prefix || name.startsWith(`${prefix}.`))?.[1]
}

/** @param name from `copyName` */
export function isKeptOffline(name: string): boolean {
  return schemaOf(name) !== undefined
}

/** The form of a stored copy. Copies of some earlier builds have no `answer` and cannot be read. */
const storedCopySchema = v.object({ at: v.number(), answer: v.unknown() })

/** Returns null if the value is unreadable, or if no schema of `KEPT_SCHEMAS` has this name. */
export function parseCopy(name: string, value: unknown): Copy | null {
  const schema = schemaOf(name)
  const parsed = v.safeParse(storedCopySchema, value)
  if (schema === undefined || !parsed.success) return null
  const { at, answer } = parsed.output
  const { success, output: data } = v.safeParse(schema, answer)
  if (!success) return null
  // `copiedAt` marks the list, so that no sum, file or receipt presents it as up to date.
  return { at, data: Array.isArray(data) ? Object.assign(data, { copiedAt: at }) : data }
}

const COPIES_STORE = 'copies'

const openDatabase = createDatabaseOpener(COPIES_DATABASE, (newDatabase) => {
  newDatabase.createObjectStore(COPIES_STORE)
})

/**
 * Stores an answer as a copy, if the member is logged in and has switched copies on.
 * @param at when the platform answered, in epoch ms
 * @throws Error if the browser refuses or does not answer in time
 */
export async function keepCopy(memberId: string, name: string, answer: unknown, at: number): Promise<void> {
  const connection = await openDatabase()
  // This check comes after the opening of the database, because the member may have logged out
  // meanwhile. A log-out after the check erases the copies after this write.
  if (!mayKeepCopies(memberId)) return
  await withDatabaseTimeout(connection.put(COPIES_STORE, { at, answer }, [memberId, name]))
}

/** Returns null if the copy is missing or unreadable, or if the member may not keep copies. */
export async function readCopy(memberId: string, name: string): Promise<Copy | null> {
  const value: unknown = await withDatabaseTimeout((await openDatabase()).get(COPIES_STORE, [memberId, name]))
  return mayKeepCopies(memberId) ? parseCopy(name, value) : null
}

export async function countCopies(): Promise<number> {
  return withDatabaseTimeout((await openDatabase()).count(COPIES_STORE))
}

/** Erases a member's copies. If copies are switched off, the member's choice is removed, too. */
export async function eraseCopies(memberId: string): Promise<void> {
  await withDatabaseTimeout((await openDatabase()).delete(COPIES_STORE, IDBKeyRange.bound([memberId], [memberId, []])))
  if (!isCopying(memberId)) copyChoices.remove(memberId)
}
