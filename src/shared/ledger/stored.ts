import * as v from 'valibot'
import type { Numbers } from '@/lib/game-rules'

// Only what the first load has of the schema library: any other part of it would join that.
const whole = v.pipe(
  v.number(),
  v.check((value) => Number.isSafeInteger(value)),
)

const numbers = v.pipe(
  v.array(whole),
  v.check((value) => value.length === 3),
  v.transform((value) => value as unknown as Numbers),
)

/** An `Observation` as it is stored; what a later build adds to it is left out. */
export const observation = v.object({
  period: v.string(),
  numbers,
  seenAt: whole,
  source: v.picklist(['draw', 'history', 'order']),
})
