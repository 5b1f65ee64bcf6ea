import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { lostAnswerOf } from '@/shared/lost-answer'
import { createBaseline } from './baseline'
import { reportLost, settle, type Desk, type Telling } from './desk'
import type { ReadAlike } from './evidence'
import { lookUp } from './look-up'
import { lockName, newNoteId, openNotes, type NoteOf, type RequestNote } from './notes'
import type { MoneyRequest } from './request'

/** A sheet answers to its Confirm only after it has been on the screen this long. */
export const ARMING_MS = 600
/** From the tap until no answer can come any more: longer than the time-out of a call. */
export const ANSWER_MS = 25_000

/** `since` is when the member could first read it, in `elapsed` ms. */
export type LocalState<Request, Refusal> =
  | { status: 'idle' }
  | { status: 'review'; request: Request; refusal: Refusal | null; since: number }
  | { status: 'sending'; request: Request }
  | { status: 'accepted'; request: Request }
  | { status: 'refused'; request: Request; words: string; since: number }
  /** The sheet shows what becomes of a request that was sent before. */
  | { status: 'following'; request: Request; noteId: string }

export interface Confirmation<Refusal> {
  /** Our own reason to send nothing. */
  refusal: Refusal | null
  /** The reason if another request of the kind is open. */
  busy: Refusal
  /** What takes a while to check, while no other tab can send. Never rejects. */
  permit?: (() => Promise<Refusal | null>) | undefined
  /** Never rejects. */
  send: () => Promise<ApiError | null>
  wordsOf: (error: ApiError) => string
  telling: Telling
  onAccepted?: (() => void) | undefined
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
  const openNote = () => openNotes(desk.notes, memberId(), kind).find((note) => blocks(note, desk.now())) ?? null

  /** Nothing but the outcome ends the state "sending". @returns why nothing was sent, or null */
  const send = async (request: Request, confirmation: Confirmation<Refusal>): Promise<Refusal | null> => {
    const refusal = (await confirmation.permit?.()) ?? null
    if (refusal !== null) return refusal
    if (openNote() !== null) return confirmation.busy
    const note = newNote(request, { memberId: memberId(), sentAt: desk.now(), before: baseline.entries() })
    desk.notes.put(note.id, note)
    const error = await desk.busy.hold(note.id, confirmation.send)
    change(stateAfter(desk, { request, note, error }, confirmation))
    if (error === null) confirmation.onAccepted?.()
    return null
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
      const refusal = openNote() === null ? confirmation.refusal : confirmation.busy
      if (refusal !== null) {
        change({ status: 'review', request, refusal, since })
        return false
      }
      change({ status: 'sending', request })
      void desk
        .lock(lockName({ memberId: memberId(), request }), async () => ({ held: await send(request, confirmation) }))
        .then((tried) => {
          const { held } = tried ?? { held: confirmation.busy }
          if (held !== null) change({ status: 'review', request, refusal: held, since: desk.elapsed() })
          else if (state.status === 'following') void check(state.noteId, confirmation.telling)
        })
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

/** Tells the outcome. @returns what the sheet shows of it */
function stateAfter<Request extends MoneyRequest, Refusal>(
  desk: Desk,
  { request, note, error }: { request: Request; note: RequestNote; error: ApiError | null },
  { telling, wordsOf }: Confirmation<Refusal>,
): LocalState<Request, Refusal> {
  if (error === null) {
    settle(desk, note, { outcome: 'accepted', request }, telling)
    return { status: 'accepted', request }
  }
  if (isOutcomeUnknown(error)) {
    reportLost(desk, { ...note, lostAnswer: lostAnswerOf(error) }, telling)
    return { status: 'following', request, noteId: note.id }
  }
  const words = wordsOf(error)
  settle(desk, note, { outcome: 'refused', request, words }, telling)
  return { status: 'refused', request, words, since: desk.elapsed() }
}
