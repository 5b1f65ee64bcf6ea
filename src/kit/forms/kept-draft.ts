import * as v from 'valibot'
import { presentMemberId, sessionStore } from '@/session/store'
import { drafts } from './drafts'

const KEPT_MS = 30 * 60_000

export interface KeptDraft<Draft> {
  /** Null if no valid draft of the present member is saved, or if it is older than 30 minutes. */
  read: () => Draft | null
  write: (draft: Draft) => void
  /** Called when the draft is sent. */
  forget: () => void
}

/**
 * Saves the draft of a form across a reload: while the camera is open, a phone with little memory
 * may discard the page (reading 99). Only for forms without secrets and personal data.
 * @param form key of the form: its name and subject
 */
export function keptDraft<Draft>(form: string, schema: v.GenericSchema<unknown, Draft>): KeptDraft<Draft> {
  const write = (entry: { at: number; draft: unknown } | null) => {
    const memberId = presentMemberId()
    if (memberId === '' || !sessionStore.isStored()) return
    const kept = drafts.read()
    const { [form]: _before, ...others } = kept?.memberId === memberId ? kept.forms : {}
    const forms = entry === null ? others : { ...others, [form]: entry }
    drafts.write(Object.keys(forms).length === 0 ? null : { memberId, forms })
  }
  return {
    read: () => {
      const kept = drafts.read()
      const entry = kept?.forms[form]
      if (kept === null || kept.memberId !== presentMemberId() || entry === undefined) return null
      const age = Date.now() - entry.at
      const { success, output } = v.safeParse(schema, entry.draft)
      return success && age >= 0 && age < KEPT_MS ? output : null
    },
    write: (draft) => write({ at: Date.now(), draft }),
    forget: () => write(null),
  }
}
