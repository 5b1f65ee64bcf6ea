import * as v from 'valibot'
import { parseMoney, type Money } from './text'

/**
 * An amount in a record of the device's storage, which the member or an older version may have
 * changed.
 */
export const storedAmount: v.GenericSchema<unknown, Money> = v.pipe(
  v.string(),
  v.transform(parseMoney),
  v.check((value) => value !== null),
  v.transform((value) => value as Money),
)
