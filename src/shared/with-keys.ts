/**
 * Gives each entry of a list a key of its own. Orders and withdrawals have no id (reading 86), so
 * alike ones are numbered from the oldest: a newer one changes no key.
 */
export function withKeys<Entry extends object>(
  newestFirst: readonly Entry[],
  likenessOf: (entry: Entry) => string,
): (Entry & { key: string })[] {
  const left = new Map<string, number>()
  const likenesses = newestFirst.map(likenessOf)
  for (const likeness of likenesses) left.set(likeness, (left.get(likeness) ?? 0) + 1)
  return newestFirst.map((entry, index) => {
    const likeness = likenesses[index] ?? ''
    const number = left.get(likeness) ?? 0
    left.set(likeness, number - 1)
    return { ...entry, key: `${likeness}|${number}` }
  })
}
