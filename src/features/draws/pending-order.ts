import * as v from 'valibot'
import { storedAmount } from '@/lib/money/stored'
import { storedRecord } from '@/lib/storage'

const schema = v.nullable(
  v.object({
    gameId: v.string(),
    gameName: v.string(),
    memberId: v.string(),
    period: v.string(),
    types: v.array(v.string()),
    perNote: storedAmount,
    /** Orders like it in the record before it was sent; null when the record was not known. */
    alikeBefore: v.nullable(v.number()),
  }),
)

export type PendingOrder = NonNullable<v.InferOutput<typeof schema>>

/**
 * The order that was sent and has no answer yet. Written before sending, so that an app killed on the way still knows to look in
 * the record (PRODUCT, "Identity"); removed by a clear answer, and with the member's data at log-out.
 */
export const pendingOrderRecord = storedRecord<PendingOrder | null>('member.pendingOrder', schema, null)
