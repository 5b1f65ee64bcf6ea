import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedRecord } from '@/lib/storage'

const schema = v.nullable(
  v.object({
    memberId: v.string(),
    amount: storedAmount,
    /** Withdrawals of this amount in the record before it was sent; null when the record was not known. */
    alikeBefore: v.nullable(v.number()),
  }),
)

export type PendingWithdrawal = NonNullable<v.InferOutput<typeof schema>>

/**
 * The withdrawal that was sent and has no answer yet; never its fund password. Written before sending, so that an app killed on
 * the way still knows to look in the record; removed by a clear answer, and with the member's data at log-out.
 */
export const pendingWithdrawalRecord = storedRecord<PendingWithdrawal | null>('member.pendingWithdrawal', schema, null)

/** When the last withdrawal was sent, epoch ms: the guard of 5 s holds on another screen and after a restart too. */
export const withdrawSentRecord = storedRecord('member.withdrawSentAt', v.number(), 0)
