import * as v from 'valibot'
import type { Draw } from '@/api/games'
import { storedRecord } from '@/lib/storage'

/** By game and period, as "4,6,5": a drawn result must never change. */
export type SeenDraws = Record<string, Record<string, string>>

const KEPT_PER_GAME = 100
const byPeriod = new Intl.Collator('en', { numeric: true })
const seenDrawsRecord = storedRecord<SeenDraws>('seenDraws', v.record(v.string(), v.record(v.string(), v.string())), {})

/** @returns the periods whose numbers have changed, and the first numbers seen of each period. */
export function compareWithSeen(
  seen: Readonly<Record<string, string>>,
  draws: readonly Draw[],
): { changed: string[]; seen: Record<string, string> } {
  const next = new Map(Object.entries(seen))
  const changed: string[] = []
  for (const { period, numbers } of draws) {
    if (numbers === null) continue
    const shown = numbers.join(',')
    const before = next.get(period)
    if (before === undefined) next.set(period, shown)
    else if (before !== shown) changed.push(period)
  }
  const newest = [...next].sort(([left], [right]) => byPeriod.compare(right, left)).slice(0, KEPT_PER_GAME)
  return { changed, seen: Object.fromEntries(newest) }
}

export function noteSeenDraws(gameKey: string, draws: readonly Draw[]): string[] {
  const all = seenDrawsRecord.read()
  const { changed, seen } = compareWithSeen(all[gameKey] ?? {}, draws)
  seenDrawsRecord.write({ ...all, [gameKey]: seen })
  return changed
}
