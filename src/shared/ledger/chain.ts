import { canonicalJson, sha256 } from '@/lib/checksum'
import { takingTurns } from '@/lib/steps'
import type { LedgerEntry, Observation } from './entries'

/** SHA-256 in hexadecimal digits; null where the browser has none. */
export type Hash = (text: string) => Promise<string | null>

/**
 * What a line's hash is made over: its own values and the hash of the line before it, written as
 * the checksum of a receipt is. So no line can be changed, removed or put in between without
 * changing every hash behind it. Whoever makes the whole chain anew is not found out: it shows
 * that a record hangs together, not who wrote it.
 */
function linkText(gameId: string, previous: string | null, { period, numbers, seenAt, source }: Observation): string {
  return canonicalJson({ game: gameId, period, numbers, seenAt, source, previous })
}

/** @param previous the hash of the last line; null at the beginning */
export async function link(
  gameId: string,
  previous: string | null,
  observations: readonly Observation[],
  hash: Hash = sha256,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let last = previous
  // A browser may answer for a short text at once, so that thousands would be one task.
  const breathe = takingTurns()
  for (const { period, numbers, seenAt, source } of observations) {
    const observation = { period, numbers, seenAt, source }
    last = await hash(linkText(gameId, last, observation))
    await breathe()
    entries.push({ ...observation, hash: last })
  }
  return entries
}

export type ChainState =
  | { status: 'whole' }
  /** `at` counts the lines from 0. */
  | { status: 'broken'; at: number }
  /** Some lines have no hash, or this browser makes none. */
  | { status: 'unchecked' }

export async function checkChain(
  gameId: string,
  entries: readonly LedgerEntry[],
  hash: Hash = sha256,
): Promise<ChainState> {
  let previous: string | null = null
  let isChecked = true
  const breathe = takingTurns()
  for (const [at, entry] of entries.entries()) {
    const expected = await hash(linkText(gameId, previous, entry))
    await breathe()
    if (entry.hash === null || expected === null) isChecked = false
    else if (entry.hash !== expected) return { status: 'broken', at }
    previous = entry.hash
  }
  return { status: isChecked ? 'whole' : 'unchecked' }
}
