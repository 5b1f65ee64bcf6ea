/**
 * Returns the FNV-1a hash of 32 bits, mixed by Murmur3's finaliser, so that similar texts get very
 * different hashes.
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

/** Both ends are included. Equal texts give equal numbers. */
export function pseudoRandomBetween(text: string, from: number, to: number): number {
  return from + (hash32(text) % (to - from + 1))
}
