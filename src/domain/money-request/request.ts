import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'
import { storedEntries, type StoredEntries } from '@/lib/storage'
import { requestTimeFields } from './in-flight'

const epochMsSchema = v.number()

/**
 * An order keeps the values that it had when its review sheet opened. Its period does not change
 * even if the next period begins meanwhile (reading 38).
 */
const orderSchema = v.object({
  kind: v.literal('order'),
  gameId: v.string(),
  gameName: v.string(),
  period: v.string(),
  /** Epoch ms; null if the platform did not say when the period closes. */
  closesAt: v.fallback(v.nullable(epochMsSchema), null),
  types: v.array(v.string()),
  perNote: storedAmount,
  total: storedAmount,
})

const withdrawalSchema = v.object({ kind: v.literal('withdrawal'), amount: storedAmount })

const topUpSchema = v.object({
  kind: v.literal('topUp'),
  amount: storedAmount,
  /** Payment method; null if it was agreed with customer service (reading 62). */
  method: v.fallback(v.nullable(v.string()), null),
  /** The platform's total of the member's top-ups before this top-up; null if unknown. */
  totalBefore: v.fallback(v.nullable(storedAmount), null),
})

/** A request must not contain a secret, because it is stored on the device. */
export const moneyRequestSchema = v.variant('kind', [orderSchema, withdrawalSchema, topUpSchema])

export type MoneyRequest = v.InferOutput<typeof moneyRequestSchema>
export type MoneyRequestKind = MoneyRequest['kind']
export type MoneyRequestOf<Kind extends MoneyRequestKind> = Extract<MoneyRequest, { kind: Kind }>

/**
 * Another build may have stored a field in another form: most fields then fall back to a safe
 * value. If a field without a fallback is missing or unreadable, `unreadableRequestsOf` lists the
 * request.
 */
const pendingRequestSchema = v.object({
  /** An id made by this device, because the platform gives a request no id (reading 86). */
  id: v.string(),
  memberId: v.string(),
  request: moneyRequestSchema,
  ...requestTimeFields,
  /** The platform's entries that match this request, read before sending; null if unknown. */
  before: v.fallback(v.nullable(v.array(v.string())), null),
  /**
   * Result of the last look-up in the platform's record of requests; null before the first look-up.
   */
  lookUp: v.fallback(v.nullable(v.picklist(['missing', 'unclear', 'partial', 'failed'])), 'unclear'),
  /**
   * Epoch ms of the last look-up that read the platform's record; missing before it, and in data of
   * older builds.
   */
  checkedAt: v.fallback(v.optional(epochMsSchema), undefined),
  /**
   * The platform's message about a refusal that its record has not confirmed (reading 104); '' if
   * it gave none. Missing if the platform has not refused the request.
   */
  refusal: v.fallback(v.optional(v.string()), undefined),
})

/**
 * A request without a known outcome. It is stored before it is sent, and stays stored if the tab is
 * closed or the session expires. It is removed when the outcome is known, or when the member
 * dismisses it or logs out.
 */
export type PendingRequest = v.InferOutput<typeof pendingRequestSchema>

export type PendingRequestOf<Request extends MoneyRequest> = PendingRequest & { request: Request }

export type PendingRequests = StoredEntries<PendingRequest>

export const pendingRequests: PendingRequests = storedEntries('requests', pendingRequestSchema)

/** Returns the member's pending requests, oldest first. Without `kind`, requests of all kinds. */
export function listOpenRequests(
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
 * Returns the unreadable entries of this member or of no member. Each counts as an open request of
 * every kind until the member dismisses it.
 */
export function unreadableRequestsOf(requests: Pick<PendingRequests, 'unreadable'>, memberId: string) {
  return requests.unreadable().filter((entry) => entry.memberId === null || entry.memberId === memberId)
}

/**
 * Reasons why an earlier request blocks the next one. `underWay`: the earlier answer may still
 * arrive. `unknownPending`: the earlier outcome is unknown.
 */
export type BlockReason = 'underWay' | 'unknownPending'

/**
 * Reasons why no request was sent. `unreadableRequest`: a stored request cannot be read. `offline`:
 * a test call before the request got no answer. `notSent`: an error on this device.
 */
export type NotSentReason = BlockReason | 'unreadableRequest' | 'offline' | 'notSent'
