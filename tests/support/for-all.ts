import * as fc from 'fast-check'

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/** Checks a rule with a hundred sets of random values, made by the generators before the rule. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...rule: [...of: Arbitraries<Values>, holds: (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property(...rule))
}
