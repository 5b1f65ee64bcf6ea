/**
 * Whether a request whose answer was lost is in the platform's record (reading 86), judged by the
 * number of entries like it before it was sent (null: the record was not known) and now.
 */
export function reconcile(before: number | null, now: number): 'found' | 'missing' | 'unclear' {
  if (before === null) return now === 0 ? 'missing' : 'unclear'
  if (now <= before) return 'missing'
  return now === before + 1 ? 'found' : 'unclear'
}
