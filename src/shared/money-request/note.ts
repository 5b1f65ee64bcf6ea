import * as v from 'valibot'
import { storedRecord } from '@/lib/storage'

/**
 * One request as it is written down before it leaves, so that an app that is killed on the way still knows to look for it. It
 * never holds a secret: `request` is what was asked for, not what was sent with it.
 */
export interface RequestNote<Request> {
  /** Of this device; the platform gives a request no id (reading 86). */
  id: string
  memberId: string
  /** Epoch ms by this device's clock. */
  sentAt: number
  request: Request
  /** Entries like it in the platform's record before it was sent; null when the record was not known. */
  alikeBefore: number | null
}

/** Why a note is no longer open. `dismissed`: the member has looked without us. */
export type NoteEnd = 'accepted' | 'refused' | 'found' | 'dismissed'

/** Where the notes of one kind of request are kept. */
export interface RequestNotes<Request> {
  /** The member's request without an answer, from before this screen was opened; null when there is none. */
  findOpen: (memberId: string) => RequestNote<Request> | null
  write: (note: RequestNote<Request>) => void
  end: (note: RequestNote<Request>, end: NoteEnd) => void
}

/** Keeps at most one note under `name` until the request is settled, in whatever way; a log-out wipes it. */
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

/** @returns an id that no other request of this device has. */
export function newNoteId(sentAt: number): string {
  return `${sentAt}-${Math.random().toString(36).slice(2)}`
}
