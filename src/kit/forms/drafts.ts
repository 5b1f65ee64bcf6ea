import * as v from 'valibot'
import { tabRecord } from '@/lib/storage'

/** Drafts that a member has typed into the forms of this tab (see `kept-draft.ts`). */
export const draftRecord = tabRecord(
  'draft',
  v.object({
    memberId: v.string(),
    /** `at` is the time of the last change, in epoch ms. */
    forms: v.record(v.string(), v.object({ at: v.number(), draft: v.unknown() })),
  }),
)

/** Deletes another member's drafts. Called when the platform has named the present member. */
export function dropDraftsOfOthers(memberId: string): void {
  if (draftRecord.read()?.memberId !== memberId) draftRecord.write(null)
}
