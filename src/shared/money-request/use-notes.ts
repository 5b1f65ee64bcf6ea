import { useSyncExternalStore } from 'react'
import { useSecondsLeft } from '@/ui/Countdown'
import { desk } from './desk'
import {
  isUnderWay,
  openNotes,
  unreadableNotes,
  type BusyKind,
  type NoteOf,
  type RequestNote,
  type UnreadableNote,
} from './notes'
import type { MoneyRequest, MoneyRequestKind, MoneyRequestOf } from './request'

/** Of the kind, or of none that could be told: they may stand for open requests. */
export function useUnreadableNotes(memberId: string, kind?: MoneyRequestKind): UnreadableNote[] {
  const unreadable = useSyncExternalStore(desk.notes.subscribe, desk.notes.unreadable)
  return unreadableNotes({ unreadable: () => unreadable }, memberId, kind)
}

/** How many open requests, or notes that cannot be read, name other members of this device. */
export function useOpenOfOthers(memberId: string): number {
  const notes = useSyncExternalStore(desk.notes.subscribe, desk.notes.list)
  const unreadable = useSyncExternalStore(desk.notes.subscribe, desk.notes.unreadable)
  return [...notes, ...unreadable].filter((note) => note.memberId !== null && note.memberId !== memberId).length
}

export interface OpenRequest<Request extends MoneyRequest = MoneyRequest> {
  note: NoteOf<Request>
  /** Its answer may still come. */
  isUnderWay: boolean
}

/** Those of the member's in all tabs, oldest first. */
export function useOpenNotes(memberId: string): RequestNote[] {
  const notes = useSyncExternalStore(desk.notes.subscribe, desk.notes.list)
  return openNotes({ list: () => notes }, memberId)
}

/** The oldest request of the kind whose outcome is not known. */
export function useOpenRequest<Kind extends MoneyRequestKind>(
  memberId: string,
  kind: Kind,
): OpenRequest<MoneyRequestOf<Kind>> | null {
  const note = useOpenNotes(memberId).find(({ request }) => request.kind === kind) as
    NoteOf<MoneyRequestOf<Kind>> | undefined
  // Renders again when the time for an answer is over.
  useSecondsLeft(note?.answerBy ?? 0)
  return note === undefined ? null : { note, isUnderWay: isUnderWay(note, desk.now()) }
}

function busyKindOf(open: OpenRequest | null): BusyKind | null {
  if (open === null) return null
  return open.isUnderWay ? 'underWay' : 'unknownPending'
}

/**
 * What holds a request back under review: another one for as long as it is open, in whatever tab,
 * else our own reason of the last tap.
 */
export function refusalNow<Refusal extends { kind: string }>(
  refused: Refusal | null,
  open: OpenRequest | null,
): Refusal | { kind: BusyKind } | null {
  const kind = busyKindOf(open)
  if (kind !== null) return { kind }
  return refused?.kind === 'underWay' || refused?.kind === 'unknownPending' ? null : refused
}
