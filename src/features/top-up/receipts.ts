import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedRecord } from '@/lib/storage'
import type { RequestNotes } from '@/shared/money-request/note'
import type { TopUpRequest } from './rules'

const KEPT = 20

const receiptSchema = v.object({
  id: v.string(),
  amount: storedAmount,
  /** Null: as agreed with customer service (reading 62). */
  method: v.nullable(v.string()),
  /** Epoch ms. */
  sentAt: v.number(),
  /** `sent`: received, not confirmed. `unknown`: no answer came. */
  state: v.picklist(['sent', 'unknown']),
  totalBefore: v.nullable(storedAmount),
})

export type TopUpReceipt = v.InferOutput<typeof receiptSchema>

const record = storedRecord<TopUpReceipt[]>('member.topUps', v.array(receiptSchema), [])

/** The platform has no list of top-ups (reading 63). A log-out wipes this one. */
export function listReceipts(): TopUpReceipt[] {
  return record.read()
}

/** A receipt is also the note of its request: kept once sent, removed by a refusal. */
export const receiptNotes: RequestNotes<TopUpRequest> = {
  // A missing answer does not block the next top-up.
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
