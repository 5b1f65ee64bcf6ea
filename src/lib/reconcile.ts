/**
 * What the platform's record says of a request whose answer was lost, by how many entries like it there were before it was sent
 * and are now: one more, none, or more than one can tell. `before` is null where the record was not known. Neither orders nor
 * withdrawals have an id (PRODUCT, "Identity").
 */
export function reconcile(before: number | null, now: number): 'found' | 'missing' | 'unclear' {
  if (before === null) return now === 0 ? 'missing' : 'unclear'
  if (now <= before) return 'missing'
  return now === before + 1 ? 'found' : 'unclear'
}
