import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedRecord } from '@/lib/storage'
import type { RequestNotes } from '@/shared/money-request/note'
import type { TopUpRequest } from './rules'

/** Receipts kept; a member who needs an older one has the platform's report. */
const KEPT = 20

const receiptSchema = v.object({
  id: v.string(),
  amount: storedAmount,
  /** The payment method's name as chosen; null: as agreed with customer service (reading 62). */
  method: v.nullable(v.string()),
  /** Epoch ms by this device's clock. */
  sentAt: v.number(),
  /** `sent`: the platform took it in, and has not confirmed it. `unknown`: no answer came. */
  state: v.picklist(['sent', 'unknown']),
  /** The platform's total of top-ups before this one, for an answer that never comes. */
  totalBefore: v.nullable(storedAmount),
})

export type TopUpReceipt = v.InferOutput<typeof receiptSchema>

const record = storedRecord<TopUpReceipt[]>('member.topUps', v.array(receiptSchema), [])

/**
 * What was sent from this device, newest first: the platform has no list of top-ups (reading 63). A log-out wipes it with all of
 * the member's data.
 */
export function listReceipts(): TopUpReceipt[] {
  return record.read()
}

/** A receipt is the note of its request: written as one without an answer, kept once it is sent, taken back by a refusal. */
export const receiptNotes: RequestNotes<TopUpRequest> = {
  // Its receipt says that an answer is missing; it does not hold back the next top-up.
  findOpen: () => null,
  write: ({ id, sentAt, request }) =>
    record.write([{ id, sentAt, ...request, state: 'unknown' as const }, ...record.read()].slice(0, KEPT)),
  end: ({ id }, end) => {
    if (end === 'accepted') change(id, (receipt) => [{ ...receipt, state: 'sent' }])
    if (end === 'refused') change(id, () => [])
  },
}

/** A receipt that a log-out has wiped meanwhile does not come back. */
function change(id: string, edit: (receipt: TopUpReceipt) => TopUpReceipt[]): void {
  const receipts = record.read()
  if (!receipts.some((receipt) => receipt.id === id)) return
  record.write(receipts.flatMap((receipt) => (receipt.id === id ? edit(receipt) : [receipt])))
}
