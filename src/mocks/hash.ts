/** A well-mixed 32-bit number for a text: FNV-1a, then murmur3's finaliser so that neighbouring texts differ in every bit. */
export function hash32(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** A whole number in `from`..`to`, both included, fixed by the text. */
export function hashBetween(text: string, from: number, to: number): number {
  return from + (hash32(text) % (to - from + 1))
}
