import { inTime } from './time'

/** Some browsers never answer the first call of a page. */
const LONGEST_MS = 5000

/**
 * A database that is opened with its first use, and anew when another tab has deleted it or the
 * browser has lost it. Rejects where the browser refuses (private windows, some web views, a full
 * disk) or does not answer.
 */
export function indexedDatabase(
  name: string,
  make: (database: IDBDatabase) => void,
  version = 1,
): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null
  const lost = () => {
    opened = null
  }
  // A task later, so that a browser which refuses at once is asked again the next time.
  return () => (opened ??= Promise.resolve().then(() => open(name, version, make, lost)))
}

/** @param onLost the connection is of no more use, and the next call must open another */
async function open(
  name: string,
  version: number,
  make: (database: IDBDatabase) => void,
  onLost: () => void,
): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => make(request.result))
    const database = await inTime(answerOf(request), LONGEST_MS)
    database.addEventListener('close', onLost)
    // Another tab erases it, or has a newer version of it.
    database.addEventListener('versionchange', () => {
      database.close()
      onLost()
    })
    return database
  } catch (error) {
    onLost()
    throw error
  }
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no reason')))
  })
}

/** @returns false where what was to be added was there already, so that nothing was written */
export function isDone(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(true))
    transaction.addEventListener('abort', () => {
      const { error } = transaction
      if (error?.name === 'ConstraintError') resolve(false)
      else reject(error ?? new Error('IndexedDB gave no reason'))
    })
  })
}
