import * as v from 'valibot'
import { storedAmount } from '@/lib/money/text'

const epochMs = v.number()

export const moneyRequestKind = v.picklist(['order', 'withdrawal', 'topUp'])

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
