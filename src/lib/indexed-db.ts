import { inTime } from './time'

/** Some browsers never answer, above all the first call of a page. */
const LONGEST_MS = 5000

/**
 * Opened with its first use, and anew when another tab has deleted it or the browser has lost it.
 * Rejects where the browser refuses (private windows, web views, a full disk) or does not answer.
 */
export function indexedDatabase(name: string, make: (database: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null
  const lost = () => {
    opened = null
  }
  // A task later, so that a browser which refuses at once is asked again the next time.
  return () => (opened ??= Promise.resolve().then(() => open(name, make, lost)))
}

/** @param onLost the connection is of no more use, and the next call must open another */
async function open(name: string, make: (database: IDBDatabase) => void, onLost: () => void): Promise<IDBDatabase> {
  try {
    // As it is: what a later build has kept in it is read and erased too.
    const request = indexedDB.open(name)
    request.addEventListener('upgradeneeded', () => make(request.result))
    const database = await answerOf(request)
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

/** Rejects where the browser refuses, or does not answer. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no reason')))
  })
  return inTime(answer, LONGEST_MS)
}

/** As above. */
export function isDone(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave no reason')))
  })
  return inTime(done, LONGEST_MS)
}

/**
 * Without it some browsers erase all records of a site, the ledger among them, that was not opened
 * for a week, or where space is short.
 */
export function askToKeep(): Promise<void> {
  asked = persist()
  return asked
}

/** A browser may ask the member first, who takes a while to answer. */
let asked: Promise<void> | null = null

async function persist(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // On plain http, and in old browsers, there is nobody to ask.
  }
}

/** Whether the browser has not promised to keep what is kept here, once it was asked. */
export async function mayBeDropped(): Promise<boolean> {
  try {
    await asked
    return !(await navigator.storage.persisted())
  } catch {
    // Nobody can tell.
    return false
  }
}
