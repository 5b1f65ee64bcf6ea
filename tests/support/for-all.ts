import * as fc from 'fast-check'

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/** Checks the last argument with 100 sets of values, one value from each generator before it. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...rule: [...of: Arbitraries<Values>, holds: (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property(...rule))
}
