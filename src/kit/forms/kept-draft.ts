import * as v from 'valibot'
import { presentMemberId, sessionStore } from '@/session/store'
import { drafts } from './drafts'

const KEPT_MS = 30 * 60_000

export interface KeptDraft<Draft> {
  /** Null where none is kept of the present member, or it is older than 30 minutes. */
  read: () => Draft | null
  write: (draft: Draft) => void
  /** From the moment its request leaves. */
  forget: () => void
}

/**
 * What was typed in a form that holds no secret and nothing personal survives a reload: a camera
 * needs the memory of a cheap phone, and the page is gone when it closes (reading 99).
 * @param form its name, and what it is about
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
