import * as fc from 'fast-check'

type Arbitraries<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/** Holds a rule against a hundred of whatever these come up with. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...rule: [...of: Arbitraries<Values>, holds: (...values: Values) => boolean | void]
): void {
  fc.assert(fc.property(...rule))
}
