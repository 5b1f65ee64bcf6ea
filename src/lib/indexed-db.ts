import { type IDBPDatabase, openDB } from 'idb'
import { withTimeout } from './with-timeout'

/** Some browsers never answer, above all the first call of a page. */
const DATABASE_TIMEOUT_MS = 5000

/** @throws where the browser refuses (private windows, a full disk) or does not answer in 5 s */
export function withDatabaseTimeout<T>(answer: Promise<T>): Promise<T> {
  return withTimeout(answer, DATABASE_TIMEOUT_MS)
}

/** Opens with its first use, and again when another tab has deleted it or the browser lost it. */
export function indexedDatabase(name: string, make: (database: IDBPDatabase) => void): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | null = null
  const forget = () => {
    opened = null
  }
  const open = async () => {
    // As it is: what a later build has kept in it is read and erased too.
    const database = openDB(name, undefined, {
      upgrade: make,
      // Another tab erases it, or has a newer version of it.
      blocking: (_version, _newer, { target }) => {
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
      terminated: forget,
    })
    return withDatabaseTimeout(database)
  }
  return () =>
    (opened ??= open().catch((error: unknown) => {
      forget()
      throw error
    }))
}
