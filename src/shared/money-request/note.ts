import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/**
 * Written before the request leaves, so that an app killed on the way still looks for it. `request`
 * never holds a secret.
 */
export interface RequestNote<Request> {
  /** From this device; the platform gives a request no id (reading 86). */
  id: string
  memberId: string
  /** Epoch ms. */
  sentAt: number
  request: Request
  /** Matching entries before it was sent; null: record not known. */
  alikeBefore: number | null
}

/** `dismissed`: the member has checked it without the app. */
export type NoteEnd = 'accepted' | 'refused' | 'found' | 'dismissed'

export interface RequestNotes<Request> {
  /** Null when no earlier request lacks an answer. */
  findOpen: (memberId: string) => RequestNote<Request> | null
  write: (note: RequestNote<Request>) => void
  end: (note: RequestNote<Request>, end: NoteEnd) => void
}

export function storedNotes<Request>(
  name: `member.${string}`,
  request: v.GenericSchema<unknown, Request>,
): RequestNotes<Request> {
  const schema = v.object({
    id: v.string(),
    memberId: v.string(),
    sentAt: v.number(),
    request,
    alikeBefore: v.nullable(v.number()),
  })
  const record = storedRecord<RequestNote<Request> | null>(name, v.nullable(schema), null)
  return {
    findOpen: (memberId) => {
      const note = record.read()
      return note?.memberId === memberId ? note : null
    },
    write: (note) => record.write(note),
    end: () => record.remove(),
  }
}

export function newNoteId(sentAt: number): string {
  return `${sentAt}-${Math.random().toString(36).slice(2)}`
}
