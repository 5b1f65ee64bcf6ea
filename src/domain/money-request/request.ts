import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { requestTimes } from './in-flight'

const epochMs = v.number()

/** Frozen when the review opens: a later period of the game does not change it (reading 38). */
const order = v.object({
  kind: v.literal('order'),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Null if the platform did not say when the period closes. */
  closesAt: v.fallback(v.nullable(epochMs), null),
  types: v.array(v.string()),
  perNote: storedAmount,
  total: storedAmount,
})

const withdrawal = v.object({ kind: v.literal('withdrawal'), amount: storedAmount })

const topUp = v.object({
  kind: v.literal('topUp'),
  amount: storedAmount,
  /** Name of the payment method; null: as agreed with customer service (reading 62). */
  method: v.fallback(v.nullable(v.string()), null),
  /** The platform's total of top-ups before this one; null if unknown. */
  totalBefore: v.fallback(v.nullable(storedAmount), null),
})

/** An order, a withdrawal or a top-up. It is stored on the device, so it never holds a secret. */
export const moneyRequest = v.variant('kind', [order, withdrawal, topUp])

export type MoneyRequest = v.InferOutput<typeof moneyRequest>
export type MoneyRequestKind = MoneyRequest['kind']
export type MoneyRequestOf<Kind extends MoneyRequestKind> = Extract<MoneyRequest, { kind: Kind }>

/**
 * A field written by another build that does not fit falls back to the value that claims least.
 * The fields `id` to `answerBy` have no fallback: a request without them is listed by
 * `unreadableRequests`. `isLost` falls back, too.
 */
const schema = v.object({
  /** Made by this device: the platform gives a request no id (reading 86). */
  id: v.string(),
  memberId: v.string(),
  request: moneyRequest,
  ...requestTimes,
  /** The record's entries that match this request, read before it was sent; null if unknown. */
  before: v.fallback(v.nullable(v.array(v.string())), null),
  /** Result of the last look-up; null before the first. */
  lookUp: v.fallback(v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])), 'unclear'),
  /**
   * Set once the platform has refused and the record has yet to confirm it (reading 104): the
   * platform's message, or '' if it gave none.
   */
  refusal: v.fallback(v.optional(v.string()), undefined),
})

/**
 * A request whose outcome is unknown. It is stored before the request is sent, and outlives the
 * screen, the tab and the session. It is removed when the outcome is known, or when the member
 * dismisses it or logs out.
 */
export type PendingRequest = v.InferOutput<typeof schema>

export type PendingRequestOf<Request extends MoneyRequest> = PendingRequest & { request: Request }

export type PendingRequests = StoredEntries<PendingRequest>

export const pendingRequests: PendingRequests = storedEntries('requests', schema)

/** The member's pending requests, of one kind or of all, oldest first. */
export function openRequests(
  requests: Pick<PendingRequests, 'list'>,
  memberId: string,
  kind?: MoneyRequestKind,
): PendingRequest[] {
  return requests
    .list()
    .filter((pending) => pending.memberId === memberId && (kind === undefined || pending.request.kind === kind))
    .sort((left, right) => left.sentAt - right.sentAt)
}

/**
 * Stored entries that cannot be read and that name this member or nobody. Each counts as an open
 * request of any kind until the member dismisses it.
 */
export function unreadableRequests(requests: Pick<PendingRequests, 'unreadable'>, memberId: string) {
  return requests.unreadable().filter((entry) => entry.memberId === null || entry.memberId === memberId)
}

/**
 * Why an earlier request blocks the next one of its kind. `underWay`: its answer may still arrive;
 * `unknownPending`: its outcome is unknown.
 */
export type BusyKind = 'underWay' | 'unknownPending'

/**
 * Why nothing was sent. `offline`: a read before sending had no answer; `notSent`: an error on this
 * device.
 */
export type NotSentKind = BusyKind | 'unreadableRequest' | 'offline' | 'notSent'
