import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { requestTimes } from './in-flight'

const epochMs = v.number()

/** Frozen when the sheet opened (reading 38). */
const order = v.object({
  kind: v.literal('order'),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  closesAt: v.fallback(v.nullable(epochMs), null),
  types: v.array(v.string()),
  perNote: storedAmount,
  total: storedAmount,
})

const withdrawal = v.object({ kind: v.literal('withdrawal'), amount: storedAmount })

const topUp = v.object({
  kind: v.literal('topUp'),
  amount: storedAmount,
  /** Null: as agreed with customer service (reading 62). */
  method: v.fallback(v.nullable(v.string()), null),
  /** The platform's total of top-ups before this one; null: not known. */
  totalBefore: v.fallback(v.nullable(storedAmount), null),
})

/** What the member asks of the platform. It is kept on the device, so it never holds a secret. */
export const moneyRequest = v.variant('kind', [order, withdrawal, topUp])

export type MoneyRequest = v.InferOutput<typeof moneyRequest>
export type MoneyRequestKind = MoneyRequest['kind']
export type MoneyRequestOf<Kind extends MoneyRequestKind> = Extract<MoneyRequest, { kind: Kind }>

/**
 * One of another build is read as what is safest to say. `id` to `answerBy` cannot be guessed:
 * without them it is one of the `unreadableRequests`.
 */
const schema = v.object({
  /** From this device; the platform gives a request no id (reading 86). */
  id: v.string(),
  memberId: v.string(),
  request: moneyRequest,
  ...requestTimes,
  /** The record's entries like this request just before it was sent; null: not freshly known. */
  before: v.fallback(v.nullable(v.array(v.string())), null),
  /** What the record said last; null: not looked up yet. */
  lookUp: v.fallback(v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])), 'unclear'),
  /** The platform's words where it refused, which the record has yet to confirm (reading 104). */
  refusal: v.fallback(v.optional(v.string()), undefined),
})

/**
 * Written before the request leaves. It belongs to the member: it outlives the screen, the tab and
 * the session, and ends when the outcome is known or the member lets go of it.
 */
export type PendingRequest = v.InferOutput<typeof schema>

export type PendingRequestOf<Request extends MoneyRequest> = PendingRequest & { request: Request }

export type PendingRequests = StoredEntries<PendingRequest>

export const pendingRequests: PendingRequests = storedEntries('requests', schema)

/** Oldest first. */
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

/** Of the member or of nobody: each may be open, of any kind, until the member says it is not. */
export function unreadableRequests(requests: Pick<PendingRequests, 'unreadable'>, memberId: string) {
  return requests.unreadable().filter((entry) => entry.memberId === null || entry.memberId === memberId)
}

/** Why an earlier request holds back the next one of its kind. */
export type BusyKind = 'underWay' | 'unknownPending'

/**
 * Why nothing was sent. `offline`: the browser says so, and a read had no answer; `notSent`:
 * something broke on this device.
 */
export type NotSentKind = BusyKind | 'unreadableRequest' | 'offline' | 'notSent'
