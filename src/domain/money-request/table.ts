import type { NotSentKind } from './request'

export interface NotSent {
  kind: NotSentKind
}

/**
 * The states of a machine, and the data of each. `since` is when the member could first read it, in
 * `elapsed` ms.
 */
interface States<Request, Refusal> {
  idle: { status: 'idle' }
  review: { status: 'review'; request: Request; refusal: Refusal | NotSent | null; since: number }
  sending: { status: 'sending'; request: Request; isChecking: false }
  /** The platform has refused the request, and the record is asked whether it did. */
  checking: { status: 'sending'; request: Request; isChecking: true }
  accepted: { status: 'accepted'; request: Request; requestId: string }
  refused: { status: 'refused'; request: Request; requestId: string; words: string; since: number }
  /** The sheet shows the outcome of a request that was sent before, as far as it is known. */
  following: { status: 'following'; request: Request; requestId: string }
}

export type StateName = keyof States<unknown, unknown>

export type LocalState<Request, Refusal> = States<Request, Refusal>[StateName]

/** Events that every state takes in which no request is on its way. */
const whenSettled = { review: 'review', follow: 'following', close: 'idle' } as const

/** Events of a request that the member has read and may confirm. */
const whenReviewed = { confirm: 'sending', blocked: 'review', edit: 'review' } as const

/**
 * For each state, the events that it takes and the state that follows. A machine ignores an event
 * that its state does not take. The README of this folder draws this table.
 */
export const TABLE = {
  idle: whenSettled,
  review: { ...whenSettled, ...whenReviewed },
  sending: {
    blocked: 'review',
    accepted: 'accepted',
    refusalToCheck: 'checking',
    refused: 'refused',
    lost: 'following',
  },
  checking: { refused: 'refused', lost: 'following', found: 'following' },
  accepted: whenSettled,
  refused: { ...whenSettled, ...whenReviewed },
  following: { ...whenSettled, refused: 'refused' },
} as const satisfies Record<StateName, Readonly<Record<string, StateName>>>

type Table = typeof TABLE

export type EventName = { [Name in StateName]: keyof Table[Name] }[StateName]

/** The names of the states that may follow an event. */
type NameAfter<Event extends EventName> = {
  [Name in StateName]: Table[Name] extends Readonly<Record<Event, infer Next>> ? Next : never
}[StateName]

/** The states that may follow an event. */
export type StateAfter<Event extends EventName, Request, Refusal> = States<Request, Refusal>[NameAfter<Event> &
  StateName]

/**
 * Tells a machine an event, with the state that follows.
 * @returns false where the state of the machine does not take the event
 */
export type Dispatch<Request, Refusal> = <Event extends EventName>(
  event: Event,
  next: StateAfter<Event, Request, Refusal>,
) => boolean

/** Whether a state takes an event. */
export function handlesEvent(state: LocalState<unknown, unknown>, event: EventName): boolean {
  return event in TABLE[state.status === 'sending' && state.isChecking ? 'checking' : state.status]
}
