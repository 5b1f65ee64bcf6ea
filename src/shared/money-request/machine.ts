import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { lostAnswerOf } from '@/shared/forms/lost-answer'
import { asApiError } from '@/shared/forms/use-submit'
import { createBaseline } from './baseline'
import { reportLost, settle, type Desk, type Telling } from './desk'
import type { ReadAlike } from './evidence'
import { lookUp } from './look-up'
import {
  isUnderWay,
  lockName,
  newNoteId,
  openNotes,
  unreadableNotes,
  type NoteOf,
  type NotSentKind,
  type RequestNote,
} from './notes'
import type { MoneyRequest } from './request'

/** A sheet answers to its Confirm only after it has been on the screen this long. */
export const ARMING_MS = 600
/** From the tap until no answer can come any more: longer than the time-out of a call. */
export const ANSWER_MS = 25_000

export interface NotSent {
  kind: NotSentKind
}

/** `since` is when the member could first read it, in `elapsed` ms. */
export type LocalState<Request, Refusal> =
  | { status: 'idle' }
  | { status: 'review'; request: Request; refusal: Refusal | NotSent | null; since: number }
  | { status: 'sending'; request: Request }
  | { status: 'accepted'; request: Request; noteId: string }
  | { status: 'refused'; request: Request; noteId: string; words: string; since: number }
  /** The sheet shows what becomes of a request that was sent before. */
  | { status: 'following'; request: Request; noteId: string }

export interface Confirmation<Refusal> {
  /** Our own reason to send nothing. */
  refusal: Refusal | null
  /** What takes a while to check, while no other tab can send. */
  permit?: (() => Promise<Refusal | null>) | undefined
  /** What must stand on the device before the request leaves. */
  prepare?: (() => void) | undefined
  send: () => Promise<ApiError | null>
  wordsOf: (error: ApiError) => string
  telling: Telling
  onAccepted?: ((note: RequestNote) => void) | undefined
}

export interface MachineOptions<Request extends MoneyRequest> {
  desk: Desk
  memberId: () => string
  kind: Request['kind']
  /** Null where no record would hold the request. */
  readAlike: ReadAlike<Request> | null
  /** Whether a request of before holds back the next one. */
  blocks: (note: RequestNote, now: number) => boolean
}

export type MoneyMachine<Request extends MoneyRequest, Refusal> = ReturnType<typeof createMachine<Request, Refusal>>

/** Sends a reviewed request once and never again: a lost answer is looked up in the record. */
export function createMachine<Request extends MoneyRequest, Refusal>(options: MachineOptions<Request>) {
  const { desk, memberId, kind, readAlike, blocks } = options
  const listeners = new Set<() => void>()
  let state: LocalState<Request, Refusal> = { status: 'idle' }
  const baseline = createBaseline(desk, kind, readAlike)

  const change = (next: LocalState<Request, Refusal>) => {
    state = next
    for (const listener of listeners) listener()
  }
  /** What another request of the kind holds this one back with. */
  const heldBack = (): NotSent | null => {
    if (unreadableNotes(desk.notes, memberId(), kind).length > 0) return { kind: 'unreadableNote' }
    const note = openNotes(desk.notes, memberId(), kind).find((one) => blocks(one, desk.now()))
    if (note === undefined) return null
    return { kind: isUnderWay(note, desk.now()) ? 'underWay' : 'unknownPending' }
  }
  const refuse = (request: Request, refusal: Refusal | NotSent) =>
    change({ status: 'review', request, refusal, since: desk.elapsed() })

  /** The state first: what is thrown while the outcome is told changes nothing of it. */
  const end = (sent: Sent<Request>, confirmation: Confirmation<Refusal>) => {
    const { state: next, tell } = outcomeOf<Request, Refusal>(desk, sent, confirmation)
    change(next)
    tell()
    if (next.status === 'accepted') confirmation.onAccepted?.(sent.note)
  }

  /**
   * Ends the state "sending", whatever is thrown: before the request leaves, it is our own refusal;
   * from then on, an outcome that is not known.
   */
  const send = async (request: Request, confirmation: Confirmation<Refusal>): Promise<void> => {
    const leaving: { note: RequestNote | null } = { note: null }
    const task = async (): Promise<{ refusal: Refusal | NotSent | null }> => {
      const refusal = (await confirmation.permit?.()) ?? heldBack()
      if (refusal !== null) return { refusal }
      confirmation.prepare?.()
      const note = newNote(request, { memberId: memberId(), sentAt: desk.now(), before: baseline.entries() })
      desk.notes.put(note.id, note)
      leaving.note = note
      const error = await desk.busy.hold(note.id, confirmation.send).catch(asApiError)
      end({ request, note, error }, confirmation)
      return { refusal: null }
    }
    try {
      const tried = await desk.lock(lockName({ memberId: memberId(), request }), task)
      const { refusal } = tried ?? { refusal: { kind: 'underWay' } as const }
      if (refusal !== null) refuse(request, refusal)
    } catch (cause) {
      const { note } = leaving
      if (note === null) refuse(request, { kind: 'notSent' })
      else if (state.status === 'sending') end({ request, note, error: asApiError(cause) }, confirmation)
    }
    if (state.status === 'following') await check(state.noteId, confirmation.telling)
  }

  /** A request under way goes on. */
  const close = () => {
    if (state.status !== 'sending') change({ status: 'idle' })
  }

  const check = async (noteId: string, telling: Telling) => {
    const note = desk.notes.get(noteId)
    if (note === null || readAlike === null) return
    await lookUp(desk, note as NoteOf<Request>, readAlike, telling)
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** `isArmed`: the member has long had it on the screen. */
    review: (request: Request, { isArmed = false } = {}): void => {
      if (state.status === 'sending') return
      change({ status: 'review', request, refusal: null, since: isArmed ? -Infinity : desk.elapsed() })
      baseline.read(request)
    },

    /** @returns true when the request is on its way */
    confirm: (confirmation: Confirmation<Refusal>): boolean => {
      if (state.status !== 'review' && state.status !== 'refused') return false
      const { request, since } = state
      if (desk.elapsed() - since < ARMING_MS) return false
      const refusal = heldBack() ?? confirmation.refusal
      if (refusal !== null) {
        change({ status: 'review', request, refusal, since })
        return false
      }
      change({ status: 'sending', request })
      void send(request, confirmation)
      return true
    },

    edit: (): void => {
      if (state.status === 'review' || state.status === 'refused')
        change({ status: 'review', request: state.request, refusal: null, since: state.since })
    },

    /** Shows what becomes of an earlier request. */
    follow: ({ id, request }: NoteOf<Request>): void => {
      if (state.status !== 'sending') change({ status: 'following', request, noteId: id })
    },

    check,

    /** The member has looked in the record without the app. */
    dismiss: (note: RequestNote): void => {
      if (desk.busy.has(note.id)) return
      desk.notes.remove(note.id)
      close()
    },

    close,
  }
}

function newNote(
  request: MoneyRequest,
  { memberId, sentAt, before }: Pick<RequestNote, 'memberId' | 'sentAt' | 'before'>,
): RequestNote {
  const times = { sentAt, answerBy: sentAt + ANSWER_MS }
  return { id: newNoteId(sentAt), memberId, request, ...times, isLost: false, lostAnswer: 'none', before, lookUp: null }
}

interface Sent<Request> {
  request: Request
  note: RequestNote
  /** Null: accepted. */
  error: ApiError | null
}

/** @returns what the sheet shows of the outcome, and what tells it wherever the member is */
function outcomeOf<Request extends MoneyRequest, Refusal>(
  desk: Desk,
  { request, note, error }: Sent<Request>,
  { telling, wordsOf }: Confirmation<Refusal>,
): { state: LocalState<Request, Refusal>; tell: () => void } {
  const noteId = note.id
  if (error === null)
    return {
      state: { status: 'accepted', request, noteId },
      tell: () => settle(desk, note, { outcome: 'accepted', request }, telling),
    }
  if (isOutcomeUnknown(error))
    return {
      state: { status: 'following', request, noteId },
      tell: () => reportLost(desk, { ...note, lostAnswer: lostAnswerOf(error) }, telling),
    }
  const words = wordsOf(error)
  return {
    state: { status: 'refused', request, noteId, words, since: desk.elapsed() },
    tell: () => settle(desk, note, { outcome: 'refused', request, words }, telling),
  }
}
