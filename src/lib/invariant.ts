/** Marks a union as fully handled: the compiler refuses a missing case, and at run time it fails with the value named. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
