/**
 * Returns an FNV-1a hash of 32 bits. The finaliser of murmur3 makes the hashes of similar texts
 * differ a lot.
 */
export function hash32(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Returns a whole number from `from` to `to`, both included. Equal texts give equal numbers. */
export function pseudoRandomBetween(text: string, from: number, to: number): number {
  return from + (hash32(text) % (to - from + 1))
}
