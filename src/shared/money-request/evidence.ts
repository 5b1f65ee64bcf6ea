import { unreadableIn, type Listing } from '@/api/listing'

/**
 * Reads the record afresh.
 * @returns the entries like the request, each as what the platform never changes of it, with the
 * count of entries that could not be read: any of them may be the request
 */
export type ReadAlike<Request> = (request: Request) => Promise<Listing<string>>

/**
 * Compares the record's entries like a request before and after it was sent. Only a new entry shows
 * that it was taken: a count would be wrong where the record holds the last few entries only. Equal
 * entries are told apart by their number. Entries have no id (reading 86).
 * @param before null where the record was not known
 * @returns `unclear`: too many alike; `partial`: not in what could be read of the record
 */
export function compareEntries(
  before: readonly string[] | null,
  now: Listing<string>,
): 'found' | 'missing' | 'unclear' | 'partial' {
  const missing = unreadableIn(now) > 0 ? 'partial' : 'missing'
  if (before === null) return now.length === 0 ? missing : 'unclear'
  const known = [...before]
  const fresh = now.filter((entry) => {
    const index = known.indexOf(entry)
    if (index === -1) return true
    known.splice(index, 1)
    return false
  })
  if (fresh.length === 0) return missing
  return fresh.length === 1 ? 'found' : 'unclear'
}
