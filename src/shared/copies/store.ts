import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import { copyChoices, mayKeep } from './choice'
import { packed, unpacked } from './kept'
import type { Copy } from './name'

export const COPIES_DATABASE = 'tiga.copies'
const COPIES = 'copies'

const database = indexedDatabase(COPIES_DATABASE, (made) => made.createObjectStore(COPIES))

const allOf = (memberId: string) => IDBKeyRange.bound([memberId], [memberId, []])

/** Of a member who wants it; what the browser refuses to store is not kept, and nobody waits. */
export async function keepCopy(memberId: string, name: string, data: unknown, at: number): Promise<void> {
  const connection = await database()
  // Now: a log-out may have come first, and its erasure stands behind this in the browser's row.
  if (!mayKeep(memberId)) return
  noteCopies(memberId)
  const transaction = connection.transaction(COPIES, 'readwrite')
  transaction.objectStore(COPIES).put(packed(data, at), [memberId, name])
  await isDone(transaction)
  // An erasure that stood before it in the row has just said that there are none.
  noteCopies(memberId)
}

function noteCopies(memberId: string): void {
  const choice = copyChoices.get(memberId)
  if (choice?.hasCopies === false) copyChoices.put(memberId, { ...choice, hasCopies: true })
}

/** @returns null where there is none that can be read, or the browser refuses */
export async function readCopy(memberId: string, name: string): Promise<Copy | null> {
  const stored: unknown = await answerOf(
    (await database()).transaction(COPIES, 'readonly').objectStore(COPIES).get([memberId, name]),
  )
  return mayKeep(memberId) ? unpacked(name, stored) : null
}

export async function countCopies(): Promise<number> {
  return answerOf((await database()).transaction(COPIES, 'readonly').objectStore(COPIES).count())
}

/** Ends with the choice itself, if the member has taken it back. */
export async function eraseCopies(memberId: string): Promise<void> {
  const transaction = (await database()).transaction(COPIES, 'readwrite')
  transaction.objectStore(COPIES).delete(allOf(memberId))
  await isDone(transaction)
  const choice = copyChoices.get(memberId)
  if (choice?.isOn === true) copyChoices.put(memberId, { ...choice, hasCopies: false })
  else copyChoices.remove(memberId)
}
