/** FNV-1a with the finaliser of murmur3, so that similar texts have unrelated hashes. */
export function hash32(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Both bounds are included. */
export function hashBetween(text: string, from: number, to: number): number {
  return from + (hash32(text) % (to - from + 1))
}
