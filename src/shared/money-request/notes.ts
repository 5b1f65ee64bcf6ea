import * as v from 'valibot'
import { jsonOf, readText, removeText, writeText } from '@/lib/storage'
import { storedEntries, type StoredEntries } from '@/lib/stored-entries'
import { lostAnswer } from '@/shared/forms/lost-answer'
import { moneyRequest, moneyRequestKind, type MoneyRequest, type MoneyRequestKind } from './request'

/**
 * A note of another build is read as what is safest to say. `id` to `answerBy` cannot be guessed:
 * without them it is an `UnreadableNote`.
 */
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
  isLost: v.fallback(v.boolean(), false),
  /** What came instead of an answer; told of a lost one alone. */
  lostAnswer: v.fallback(v.optional(lostAnswer, 'none'), 'unreadable'),
  /** The record's entries like this request just before it was sent; null: not freshly known. */
  before: v.fallback(v.nullable(v.array(v.string())), null),
  /** What the record said last; null: not looked up yet. */
  lookUp: v.fallback(v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])), 'unclear'),
})

/**
 * Written before the request leaves. It belongs to the member: it outlives the screen, the tab and
 * the session, and ends when the outcome is known or the member lets go of it.
 */
export type RequestNote = v.InferOutput<typeof schema>

export type NoteOf<Request extends MoneyRequest> = RequestNote & { request: Request }

export type Notes = StoredEntries<RequestNote>

export const requestNotes: Notes = storedEntries('requests', schema)

/** Where a build of before kept what was open: one of each kind, or a list. */
const FORMER = { order: 'pendingOrder', withdrawal: 'pendingWithdrawal', topUp: 'topUps' } as const

/** The list of top-ups had those as well that the platform had taken. */
const noneOpen = v.array(v.object({ state: v.literal('sent') }))

/** What is compared today is not in them: they are kept as notes that cannot be read. */
export function takeOverFormerNotes(): void {
  for (const [kind, name] of Object.entries(FORMER)) {
    const text = readText(`tiga.member.${name}`)
    removeText(`tiga.member.${name}`)
    const isOpen = text !== null && text !== 'null' && (kind !== 'topUp' || !v.is(noneOpen, jsonOf(text)))
    if (isOpen) writeText(`tiga.requests.${name}`, JSON.stringify({ ...Object(jsonOf(text)), request: { kind } }))
  }
}

/** Oldest first. */
export function openNotes(notes: Pick<Notes, 'list'>, memberId: string, kind?: MoneyRequestKind): RequestNote[] {
  return notes
    .list()
    .filter((note) => note.memberId === memberId && (kind === undefined || note.request.kind === kind))
    .sort((left, right) => left.sentAt - right.sentAt)
}

/** It may stand for an open request, and holds back others of its kind until the member says so. */
export interface UnreadableNote {
  id: string
  /** Null: it may be of any kind. */
  kind: MoneyRequestKind | null
}

const ofKind = v.object({ request: v.object({ kind: moneyRequestKind }) })

/** Those of the member and the kind, as far as they tell either. */
export function unreadableNotes(
  notes: Pick<Notes, 'unreadable'>,
  memberId: string,
  kind?: MoneyRequestKind,
): UnreadableNote[] {
  return notes
    .unreadable()
    .filter((note) => note.memberId === null || note.memberId === memberId)
    .map(({ id, value }) => ({ id, kind: v.is(ofKind, value) ? value.request.kind : null }))
    .filter((note) => kind === undefined || note.kind === null || note.kind === kind)
}

/** A clock that was set back says nothing about the answer: then it counts as missing. */
export function isUnderWay({ isLost, sentAt, answerBy }: RequestNote, now: number): boolean {
  return !isLost && sentAt <= now && now < answerBy
}

/** Why an earlier request holds back the next one of its kind. */
export type BusyKind = 'underWay' | 'unknownPending'

/** Why nothing was sent; `notSent`: something broke on this device. */
export type NotSentKind = BusyKind | 'unreadableNote' | 'notSent'

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
