/** What a draw may have to say above its clock. */
export type NoteKind = 'refused' | 'break' | 'openOrder' | 'unreadable' | 'offline' | 'alarm' | 'data'

/** First what keeps an order from leaving, in the order of `whyBlocked`; then what may be wrong. */
const IMPORTANCE: readonly NoteKind[] = ['refused', 'break', 'openOrder', 'unreadable', 'offline', 'alarm', 'data']

export function byImportance(holds: Readonly<Record<NoteKind, boolean>>): NoteKind[] {
  return IMPORTANCE.filter((kind) => holds[kind])
}
