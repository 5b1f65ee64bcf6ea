import * as fc from 'fast-check'

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/**
 * Checks that the last argument holds for a hundred sets of random values, one value from each of
 * the generators before it.
 */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...rule: [...of: Arbitraries<Values>, holds: (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property(...rule))
}
