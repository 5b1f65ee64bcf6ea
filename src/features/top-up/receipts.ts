import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedRecord } from '@/lib/storage'

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

/**
 * What was sent from this device, newest first: the platform has no list of top-ups (reading 63). Wiped with the member's data at
 * log-out.
 */
const record = storedRecord<TopUpReceipt[]>('member.topUps', v.array(receiptSchema), [])

export const topUpReceipts = {
  list: (): TopUpReceipt[] => record.read(),

  /** Written before the request goes, as one without an answer: an app that is killed on the way still knows of it. */
  begin(topUp: Omit<TopUpReceipt, 'id' | 'state'>): TopUpReceipt {
    const id = `${topUp.sentAt}-${Math.random().toString(36).slice(2)}`
    const receipt: TopUpReceipt = { ...topUp, id, state: 'unknown' }
    record.write([receipt, ...record.read()].slice(0, KEPT))
    return receipt
  },

  /** The platform took it in. */
  markSent(id: string): void {
    change(id, (receipt) => [{ ...receipt, state: 'sent' }])
  },

  /** The platform refused it: nothing was topped up. */
  remove(id: string): void {
    change(id, () => [])
  },
}

/** A receipt that a log-out has wiped meanwhile does not come back. */
function change(id: string, edit: (receipt: TopUpReceipt) => TopUpReceipt[]): void {
  const receipts = record.read()
  if (!receipts.some((receipt) => receipt.id === id)) return
  record.write(receipts.flatMap((receipt) => (receipt.id === id ? edit(receipt) : [receipt])))
}
