import { inTime } from '@/lib/time'
import { COPIES_DATABASE } from '../copies/store'
import { LEDGER_DATABASE } from '../ledger/store'

const OURS = [LEDGER_DATABASE, COPIES_DATABASE]
const LONGEST_MS = 3000

/**
 * Deletes our databases. The mock's world is in one of another name: it stands for the platform,
 * whose data no erasure of a device touches; its panel resets it.
 * @returns the names of those that are still there
 */
export async function deleteDatabases(): Promise<string[]> {
  const deleted = await Promise.all((await namesOfOurs()).map(async (name) => ((await isDeleted(name)) ? [] : [name])))
  return deleted.flat()
}

/** Also those of an older version, where the browser lists what there is. */
async function namesOfOurs(): Promise<string[]> {
  const listed = await inTime(list(), LONGEST_MS).catch(() => [])
  const names = listed.flatMap(({ name = '' }) => (name.startsWith('tiga.') ? [name] : []))
  return [...new Set([...OURS, ...names])]
}

async function list(): Promise<IDBDatabaseInfo[]> {
  return indexedDB.databases()
}

/** Another tab may hold it, until it hears of this. */
function isDeleted(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), LONGEST_MS)
    try {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', () => resolve(true))
      request.addEventListener('error', () => resolve(false))
    } catch {
      // A browser that refuses keeps nothing either.
      resolve(true)
    }
  })
}
