import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { requestTimes } from './in-flight'

const epochMs = v.number()

/**
 * An order as it was when its review opened. A later period of the game does not change these
 * values (reading 38).
 */
const orderSchema = v.object({
  kind: v.literal('order'),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms; null if the platform did not say when the period closes. */
  closesAt: v.fallback(v.nullable(epochMs), null),
  types: v.array(v.string()),
  perNote: storedAmount,
  total: storedAmount,
})

const withdrawalSchema = v.object({ kind: v.literal('withdrawal'), amount: storedAmount })

const topUpSchema = v.object({
  kind: v.literal('topUp'),
  amount: storedAmount,
  /**
   * Name of the payment method; null if the method was agreed with customer service (reading 62).
   */
  method: v.fallback(v.nullable(v.string()), null),
  /** The platform's total of the member's top-ups before this top-up; null if unknown. */
  totalBefore: v.fallback(v.nullable(storedAmount), null),
})

/**
 * An order, a withdrawal or a top-up. Never contains a secret, because the request is stored on the
 * device.
 */
export const moneyRequestSchema = v.variant('kind', [orderSchema, withdrawalSchema, topUpSchema])

export type MoneyRequest = v.InferOutput<typeof moneyRequestSchema>
export type MoneyRequestKind = MoneyRequest['kind']
export type MoneyRequestOf<Kind extends MoneyRequestKind> = Extract<MoneyRequest, { kind: Kind }>

/**
 * A stored request. Another build may have stored a field in another form: most fields then fall
 * back to a safe value. `id`, `memberId`, `request`, `sentAt` and `answerBy` have no fallback. If
 * one of these fields is missing or unreadable, `unreadableRequests` lists the request.
 */
const pendingRequestSchema = v.object({
  /** An id made by this device, because the platform gives a request no id (reading 86). */
  id: v.string(),
  memberId: v.string(),
  request: moneyRequestSchema,
  ...requestTimes,
  /**
   * The entries of the platform's record that match this request, read before sending; null if
   * unknown.
   */
  before: v.fallback(v.nullable(v.array(v.string())), null),
  /** Result of the last look-up in the platform's record; null before the first look-up. */
  lookUp: v.fallback(v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])), 'unclear'),
  /**
   * The platform's message about a refusal that its record has not confirmed (reading 104); '' if
   * the platform gave no message. Missing if the platform has not refused the request.
   */
  refusal: v.fallback(v.optional(v.string()), undefined),
})

/**
 * A request without a known outcome. The device stores it before the request is sent, and keeps it
 * when the tab is closed or the session expires. The request is removed when the outcome is known,
 * or when the member dismisses the request or logs out.
 */
export type PendingRequest = v.InferOutput<typeof pendingRequestSchema>

export type PendingRequestOf<Request extends MoneyRequest> = PendingRequest & { request: Request }

export type PendingRequests = StoredEntries<PendingRequest>

export const pendingRequests: PendingRequests = storedEntries('requests', pendingRequestSchema)

/** Returns the member's pending requests, oldest first. Without `kind`, requests of all kinds. */
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
 * Returns the stored entries that cannot be read and that name this member or no member. Each of
 * these entries counts as an open request of every kind until the member dismisses it.
 */
export function unreadableRequests(requests: Pick<PendingRequests, 'unreadable'>, memberId: string) {
  return requests.unreadable().filter((entry) => entry.memberId === null || entry.memberId === memberId)
}

/**
 * Reasons why an earlier request blocks the next request of its kind. `underWay`: the answer to the
 * earlier request may still arrive. `unknownPending`: the outcome of the earlier request is
 * unknown.
 */
export type BusyKind = 'underWay' | 'unknownPending'

/**
 * Reasons why no request was sent. `unreadableRequest`: a stored request cannot be read. `offline`:
 * the platform did not answer a test call that precedes the request. `notSent`: an error occurred
 * on this device.
 */
export type NotSentKind = BusyKind | 'unreadableRequest' | 'offline' | 'notSent'
