import type { NotSentReason } from './request'

export interface NotSentRefusal {
  kind: NotSentReason
}

/**
 * The states of a money request's state machine. Confirm does not work for `ARMING_MS` after
 * `since`, which is in ms of `MoneyStore.elapsed`.
 */
interface States<Request, Refusal> {
  idle: { status: 'idle' }
  review: { status: 'review'; request: Request; refusal: Refusal | NotSentRefusal | null; since: number }
  sending: { status: 'sending'; request: Request; isChecking: false }
  /** The platform refused the request. The app reads the platform's list to confirm the refusal. */
  checking: { status: 'sending'; request: Request; isChecking: true }
  accepted: { status: 'accepted'; request: Request; requestId: string }
  refused: { status: 'refused'; request: Request; requestId: string; words: string; since: number }
  /** The sheet shows a request that was sent earlier, with its outcome if known. */
  following: { status: 'following'; request: Request; requestId: string }
}

export type StateName = keyof States<unknown, unknown>

/** A state of this tab's machine. Other tabs and the stored requests are not part of it. */
export type LocalState<Request, Refusal> = States<Request, Refusal>[StateName]

/** Events handled by every state except `sending` and `checking`. */
const eventsWhenNotSending = { review: 'review', follow: 'following', close: 'idle' } as const

/** Events handled while the member reads a request that they may confirm. */
const eventsInReview = { confirm: 'sending', blocked: 'review', edit: 'review' } as const

/**
 * Maps each state to the events that it handles, and each event to the next state. Other events are
 * ignored. `table.test.ts` compares this table with the README of this folder.
 */
export const TRANSITIONS = {
  idle: eventsWhenNotSending,
  review: { ...eventsWhenNotSending, ...eventsInReview },
  sending: {
    blocked: 'review',
    accepted: 'accepted',
    refusalToCheck: 'checking',
    refused: 'refused',
    lost: 'following',
  },
  checking: { refused: 'refused', lost: 'following', found: 'following' },
  accepted: eventsWhenNotSending,
  refused: { ...eventsWhenNotSending, ...eventsInReview },
  following: { ...eventsWhenNotSending, refused: 'refused' },
} as const satisfies Record<StateName, Readonly<Record<string, StateName>>>

type TransitionTable = typeof TRANSITIONS

export type EventName = { [Name in StateName]: keyof TransitionTable[Name] }[StateName]

type StateNameAfter<Event extends EventName> = {
  [Name in StateName]: TransitionTable[Name] extends Readonly<Record<Event, infer Next>> ? Next : never
}[StateName]

/** The states to which an event can lead. */
export type StateAfter<Event extends EventName, Request, Refusal> = States<Request, Refusal>[StateNameAfter<Event> &
  StateName]

/** @returns false if the present state does not handle the event and therefore stays as it is */
export type Dispatch<Request, Refusal> = <Event extends EventName>(
  event: Event,
  next: StateAfter<Event, Request, Refusal>,
) => boolean

export function handlesEvent(state: LocalState<unknown, unknown>, event: EventName): boolean {
  return event in TRANSITIONS[state.status === 'sending' && state.isChecking ? 'checking' : state.status]
}
