import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestNote } from './note'
import { isOpen, reduce, type LookUp, type RequestEvent, type RequestState } from './state'

type State = RequestState<string, string>
type Event = RequestEvent<string, string>

const note: RequestNote<string> = { id: '1', memberId: '1001', sentAt: 0, request: 'a', alikeBefore: 0 }
const states: Record<string, State> = {
  idle: { status: 'idle' },
  review: { status: 'review', request: 'a', refusal: null },
  heldBack: { status: 'review', request: 'a', refusal: 'offline' },
  sending: { status: 'sending', request: 'a' },
  accepted: { status: 'accepted', request: 'a' },
  refused: { status: 'refused', request: 'a', words: 'No.' },
  checking: { status: 'unknown', request: 'a', note, lookUp: 'checking' },
  missing: { status: 'unknown', request: 'a', note, lookUp: 'missing' },
  found: { status: 'unknown', request: 'a', note, lookUp: 'found' },
}
const events: Record<string, Event> = {
  review: { type: 'reviewed', request: 'b' },
  holdBack: { type: 'heldBack', request: 'b', refusal: 'offline' },
  edit: { type: 'edited' },
  send: { type: 'sent', request: 'b' },
  accept: { type: 'accepted' },
  refuse: { type: 'refused', words: 'Closed.' },
  lose: { type: 'lost', note },
  look: { type: 'lookedUp', lookUp: 'missing' },
  find: { type: 'lookedUp', lookUp: 'found' },
  close: { type: 'closed' },
  dismiss: { type: 'dismissed' },
}

/** An event that is not listed changes nothing. */
const table: Record<string, Record<string, string>> = {
  idle: { review: 'review b', holdBack: 'review b offline', send: 'sending b' },
  review: { review: 'review b', holdBack: 'review b offline', send: 'sending b', close: 'idle' },
  heldBack: { review: 'review b', holdBack: 'review b offline', edit: 'review a', send: 'sending b', close: 'idle' },
  sending: { accept: 'accepted a', refuse: 'refused a Closed.', lose: 'unknown a checking' },
  accepted: { review: 'review b', holdBack: 'review b offline', send: 'sending b', close: 'idle' },
  refused: { review: 'review b', holdBack: 'review b offline', edit: 'review a', send: 'sending b', close: 'idle' },
  checking: { look: 'unknown a missing', find: 'unknown a found', dismiss: 'idle' },
  missing: { find: 'unknown a found', dismiss: 'idle' },
  found: {
    review: 'review b',
    holdBack: 'review b offline',
    send: 'sending b',
    look: 'unknown a missing',
    close: 'idle',
    dismiss: 'idle',
  },
}

function told(state: State): string {
  switch (state.status) {
    case 'idle':
      return 'idle'
    case 'review':
      return ['review', state.request, state.refusal].filter(Boolean).join(' ')
    case 'sending':
    case 'accepted':
      return `${state.status} ${state.request}`
    case 'refused':
      return `refused ${state.request} ${state.words}`
    case 'unknown':
      return `unknown ${state.request} ${state.lookUp}`
  }
}

describe('the table', () => {
  const cases = Object.entries(states).flatMap(([from, state]) =>
    Object.entries(events).map(([name, event]): [string, string, State, Event, string] => [
      from,
      name,
      state,
      event,
      table[from]?.[name] ?? told(state),
    ]),
  )

  it.each(cases)('%s, %s', (_from, _name, state, event, expected) => {
    expect(told(reduce(state, event))).toBe(expected)
  })
})

const lookUps: LookUp[] = ['checking', 'missing', 'unclear', 'failed', 'found']
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom(...Object.values(events)),
  fc.constantFrom(...lookUps).map((lookUp): Event => ({ type: 'lookedUp', lookUp })),
)

interface Step {
  before: State
  event: Event
  after: State
}

/** Starts from idle. */
function changesOf(sequence: readonly Event[]): Step[] {
  let state: State = { status: 'idle' }
  return sequence
    .map((event): Step => {
      const before = state
      state = reduce(before, event)
      return { before, event, after: state }
    })
    .filter(({ before, after }) => before !== after)
}

describe('after any events', () => {
  const sequences = fc.array(anyEvent, { maxLength: 40 })

  it('a request leaves only when none before it is open', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const sent = changesOf(sequence).filter(({ after }) => after.status === 'sending')
        expect(sent.filter(({ before }) => isOpen(before))).toEqual([])
      }),
    )
  })

  it('a request under way is ended by its answer alone', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const ended = changesOf(sequence).filter(({ before }) => before.status === 'sending')
        expect(ended.filter(({ event }) => !['accepted', 'refused', 'lost'].includes(event.type))).toEqual([])
      }),
    )
  })

  it('a request without an answer stays until the record or the member settles it', () => {
    const settles = (event: Event) =>
      event.type === 'dismissed' || (event.type === 'lookedUp' && event.lookUp === 'found')
    fc.assert(
      fc.property(sequences, (sequence) => {
        const ended = changesOf(sequence).filter(
          ({ before, after }) => before.status === 'unknown' && isOpen(before) && !isOpen(after),
        )
        expect(ended.filter(({ event }) => !settles(event))).toEqual([])
      }),
    )
  })
})
