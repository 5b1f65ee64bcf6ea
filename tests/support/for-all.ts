import * as fc from 'fast-check'

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/**
 * Checks the last argument, a rule, with 100 sets of values: one value from each generator before
 * the rule. Throws if the rule throws or returns false.
 */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...rule: [...of: Arbitraries<Values>, holds: (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property(...rule))
}
