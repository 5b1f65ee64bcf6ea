/** Ends a switch over a union: with a case missing, the call does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
