import * as v from 'valibot'
import { parseMoney, type Money } from './text'

export const storedAmount: v.GenericSchema<unknown, Money> = v.pipe(
  v.string(),
  v.transform(parseMoney),
  v.check((value) => value !== null),
  v.transform((value) => value as Money),
)
