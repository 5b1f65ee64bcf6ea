import * as v from 'valibot'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import { lostAnswer } from '@/shared/lost-answer'
import { moneyRequest, type MoneyRequest, type MoneyRequestKind } from './request'

const schema = v.object({
  /** From this device; the platform gives a request no id (reading 86). */
  id: v.string(),
  memberId: v.string(),
  request: moneyRequest,
  /** Epoch ms. */
  sentAt: v.number(),
  /** Epoch ms: by then the answer has come, or none will. */
  answerBy: v.number(),
  /** The sender knows that no answer will come. */
  isLost: v.boolean(),
  /** What came instead of an answer; told of a lost one alone. */
  lostAnswer: v.optional(lostAnswer, 'none'),
  /** The record's entries like this request just before it was sent; null: not freshly known. */
  before: v.nullable(v.array(v.string())),
  /** What the record said last; null: not looked up yet. */
  lookUp: v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])),
})

/**
 * Written before the request leaves. It belongs to the member: it outlives the screen, the tab and
 * the session, and ends when the outcome is known or the member lets go of it.
 */
export type RequestNote = v.InferOutput<typeof schema>

export type NoteOf<Request extends MoneyRequest> = RequestNote & { request: Request }

export type Notes = StoredEntries<RequestNote>

export const requestNotes: Notes = storedEntries('requests', schema)

/** Oldest first. */
export function openNotes(notes: Pick<Notes, 'list'>, memberId: string, kind?: MoneyRequestKind): RequestNote[] {
  return notes
    .list()
    .filter((note) => note.memberId === memberId && (kind === undefined || note.request.kind === kind))
    .sort((left, right) => left.sentAt - right.sentAt)
}

/** A clock that was set back says nothing about the answer: then it counts as missing. */
export function isUnderWay({ isLost, sentAt, answerBy }: RequestNote, now: number): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/** Why an earlier request holds back the next one of its kind. */
export type BusyKind = 'underWay' | 'unknownPending'

export function newNoteId(now: number): string {
  return `${now}-${Math.random().toString(36).slice(2)}`
}

/** One request of a kind and a member at a time, in all tabs. */
export function lockName({
  memberId,
  request,
}: Pick<RequestNote, 'memberId'> & { request: { kind: MoneyRequestKind } }) {
  return `${request.kind}.${memberId}`
}
