import * as v from 'valibot'
import { storedRecord, type StoredRecord } from '@/lib/storage'

const schema = v.object({
  /** Epoch ms: when the record that is kept now began. */
  began: v.number(),
  lines: v.number(),
  /** The last record that is gone. */
  lost: v.nullable(v.object({ began: v.number(), lines: v.number(), noticedAt: v.number() })),
  /** Members who have logged out, and what of theirs is not known to be removed. */
  toForget: v.fallback(v.optional(v.array(v.string())), undefined),
})

/**
 * Says in another kind of storage that there is a ledger, so that its loss is noticed. A browser
 * that erases all storage of a site erases this too: then nothing is noticed.
 */
export type LedgerMark = v.InferOutput<typeof schema>

export const ledgerMark = storedRecord<LedgerMark | null>('ledger', v.nullable(schema), null)

/** The mark for so many lines; notes a loss once, and keeps it noted. */
export function markAfter(mark: LedgerMark | null, lines: number, now: number): LedgerMark {
  if (mark === null) return { began: now, lines, lost: null }
  if (lines > 0) return { ...mark, began: mark.lines === 0 ? now : mark.began, lines }
  const lost = mark.lines === 0 ? mark.lost : { began: mark.began, lines: mark.lines, noticedAt: now }
  return { ...mark, lines: 0, lost }
}

/** Before their lines are removed: what fails is done when the record is opened next. */
export function noteToForget(kept: StoredRecord<LedgerMark | null>, memberId: string): void {
  const mark = kept.read()
  if (mark !== null) kept.write({ ...mark, toForget: [...new Set([...(mark.toForget ?? []), memberId])] })
}
