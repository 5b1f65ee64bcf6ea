import { type IDBPDatabase, openDB } from 'idb'
import { withTimeout } from './with-timeout'

/**
 * Limits the wait, because some browsers never answer a call. Most often this happens at a page's
 * first call.
 */
const DATABASE_TIMEOUT_MS = 5000

/** @throws if the browser refuses (private windows, a full disk) or does not answer in 5 s */
export function withDatabaseTimeout<T>(answer: Promise<T>): Promise<T> {
  return withTimeout(answer, DATABASE_TIMEOUT_MS)
}

/**
 * Returns a function that opens the database at its first call. It opens the database again after a
 * failure, and after another tab or the browser has closed it.
 */
export function createDatabaseOpener(
  name: string,
  createStores: (database: IDBPDatabase) => void,
): () => Promise<IDBPDatabase> {
  let openedDatabase: Promise<IDBPDatabase> | null = null
  const forgetDatabase = () => {
    openedDatabase = null
  }
  const open = async () => {
    // No version is given, so that a database that a later build has upgraded opens too.
    const database = openDB(name, undefined, {
      upgrade: createStores,
      // Called when another tab wants to delete the database or to open a newer version.
      blocking: (_version, _newer, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        forgetDatabase()
      },
      terminated: forgetDatabase,
    })
    return withDatabaseTimeout(database)
  }
  return () =>
    (openedDatabase ??= open().catch((error: unknown) => {
      forgetDatabase()
      throw error
    }))
}
