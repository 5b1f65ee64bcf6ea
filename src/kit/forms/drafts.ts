import * as v from 'valibot'
import { tabRecord } from '@/lib/storage'

/** Drafts that a member has typed in forms of this tab (`kept-draft.ts`). */
export const drafts = tabRecord(
  'draft',
  v.object({
    memberId: v.string(),
    /** `at` is the time of the last change, in epoch ms. */
    forms: v.record(v.string(), v.object({ at: v.number(), draft: v.unknown() })),
  }),
)

/** Deletes drafts of another member. Called once the platform has named the session's member. */
export function dropDraftsOfOthers(memberId: string): void {
  if (drafts.read()?.memberId !== memberId) drafts.write(null)
}
