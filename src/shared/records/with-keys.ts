import { atOnce, mapSteps, type Steps } from '@/lib/steps'

/**
 * Gives each entry of a list a key of its own. Orders and withdrawals have no id (reading 86), so
 * alike ones are numbered from the oldest: a newer one changes no key.
 */
export function withKeys<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): (Entry & { key: string })[] {
  return atOnce(keySteps(newestFirst, likenessOf))
}

/** The same for thousands of entries: the page may answer in between. */
export function* keySteps<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): Steps<(Entry & { key: string })[]> {
  const left = new Map<string, number>()
  const likenesses = yield* mapSteps(newestFirst, likenessOf)
  for (const likeness of likenesses) left.set(likeness, (left.get(likeness) ?? 0) + 1)
  const entries = newestFirst.map((entry, index) => ({ entry, likeness: likenesses[index] ?? '' }))
  return yield* mapSteps(entries, ({ entry, likeness }) => {
    const number = left.get(likeness) ?? 0
    left.set(likeness, number - 1)
    return { ...entry, key: `${likeness}|${number}` }
  })
}
