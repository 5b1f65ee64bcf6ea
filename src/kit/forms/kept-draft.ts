import * as v from 'valibot'
import { currentMemberId, sessionStore } from '@/session/store'
import { draftRecord } from './drafts'

const DRAFT_LIFETIME_MS = 30 * 60_000

export interface DraftStore<Draft> {
  /** Returns null if the present member has saved no valid draft in the last 30 minutes. */
  read: () => Draft | null
  write: (draft: Draft) => void
  /** Deletes the saved draft. A form calls this when it sends its request. */
  forget: () => void
}

/**
 * Saves the draft of a form, so that it survives a reload: a phone with little memory may discard
 * the page while the camera is open (reading 99). Use it only for forms without secrets and
 * personal data.
 * @param form key of the saved draft: the form's name and its subject, such as the id of a game
 */
export function createDraftStore<Draft>(form: string, schema: v.GenericSchema<unknown, Draft>): DraftStore<Draft> {
  const write = (entry: { at: number; draft: unknown } | null) => {
    const memberId = currentMemberId()
    if (memberId === '' || !sessionStore.isStored()) return
    const storedDrafts = draftRecord.read()
    const { [form]: _before, ...others } = storedDrafts?.memberId === memberId ? storedDrafts.forms : {}
    const forms = entry === null ? others : { ...others, [form]: entry }
    draftRecord.write(Object.keys(forms).length === 0 ? null : { memberId, forms })
  }
  return {
    read: () => {
      const storedDrafts = draftRecord.read()
      const entry = storedDrafts?.forms[form]
      if (storedDrafts === null || storedDrafts.memberId !== currentMemberId() || entry === undefined) return null
      const age = Date.now() - entry.at
      const { success, output } = v.safeParse(schema, entry.draft)
      return success && age >= 0 && age < DRAFT_LIFETIME_MS ? output : null
    },
    write: (draft) => write({ at: Date.now(), draft }),
    forget: () => write(null),
  }
}
