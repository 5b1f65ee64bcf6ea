import { unreadableIn } from '@/api/listing'
import type { Desk } from './desk'
import type { ReadAlike } from './evidence'
import type { MoneyRequest } from './request'

/** An earlier reading of the record may be older than an order from another device. */
const FRESH_MS = 60_000

export interface Baseline<Request extends MoneyRequest> {
  /** Begins to read; what an earlier call read no longer counts. */
  read: (request: Request) => void
  /** Null where nothing was read, or where it proves nothing any more. */
  entries: () => string[] | null
}

/**
 * What the record holds of requests alike before one is sent. It proves nothing once it is a minute
 * old, or once any request of the kind has had an outcome.
 * @param readAlike null where no record would hold the request
 */
export function createBaseline<Request extends MoneyRequest>(
  desk: Desk,
  kind: Request['kind'],
  readAlike: ReadAlike<Request> | null,
): Baseline<Request> {
  let latest: { at: number; outcomes: string; entries: string[] | null } | null = null

  const outcomes = () => {
    const ofKind = desk.messages.list().filter(({ news }) => 'request' in news && news.request.kind === kind)
    // What cannot be read may be an outcome too.
    return [...ofKind, ...desk.messages.unreadable()].map(({ id }) => id).join()
  }

  return {
    read: (request) => {
      const reading: NonNullable<typeof latest> = { at: desk.elapsed(), outcomes: outcomes(), entries: null }
      latest = reading
      readAlike?.(request).then(
        (entries) => {
          reading.entries = unreadableIn(entries) === 0 ? entries : null
        },
        () => undefined,
      )
    },
    entries: () => {
      if (latest === null || latest.outcomes !== outcomes()) return null
      return desk.elapsed() - latest.at > FRESH_MS ? null : latest.entries
    },
  }
}
