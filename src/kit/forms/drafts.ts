import * as v from 'valibot'
import { tabRecord } from '@/lib/storage'

/** What a member has typed in forms of this tab (`kept-draft.ts`). */
export const drafts = tabRecord(
  'draft',
  v.object({
    memberId: v.string(),
    /** `at`, in epoch ms, is when it was typed. */
    forms: v.record(v.string(), v.object({ at: v.number(), draft: v.unknown() })),
  }),
)

/** Once the platform has said whose session it is. */
export function dropDraftsOfOthers(memberId: string): void {
  if (drafts.read()?.memberId !== memberId) drafts.write(null)
}
