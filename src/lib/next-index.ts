/** Null for keys other than an arrow, Home or End, and for an empty row. */
export function nextIndex(key: string, current: number, count: number, atEnd: 'stop' | 'wrap'): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  return atEnd === 'wrap' ? (current + step + count) % count : Math.min(Math.max(current + step, 0), count - 1)
}
