import { type IDBPDatabase, openDB } from 'idb'
import { withTimeout } from './with-timeout'

/** Some browsers never answer a call, most often the first one of a page. */
const DATABASE_TIMEOUT_MS = 5000

/** @throws if the browser refuses (private windows, a full disk) or does not answer in 5 s */
export function withDatabaseTimeout<T>(answer: Promise<T>): Promise<T> {
  return withTimeout(answer, DATABASE_TIMEOUT_MS)
}

/** Opens at the first call, and again after another tab deleted it, a loss or a failure. */
export function indexedDatabase(
  name: string,
  createStores: (database: IDBPDatabase) => void,
): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | null = null
  const dropOpened = () => {
    opened = null
  }
  const open = async () => {
    // No version is given: a database that a later build has upgraded must open too.
    const database = openDB(name, undefined, {
      upgrade: createStores,
      // Another tab deletes the database or opens a newer version.
      blocking: (_version, _newer, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        dropOpened()
      },
      terminated: dropOpened,
    })
    return withDatabaseTimeout(database)
  }
  return () =>
    (opened ??= open().catch((error: unknown) => {
      dropOpened()
      throw error
    }))
}
