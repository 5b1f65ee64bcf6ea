/** Where an arrow key leads among `count` things of which `at` is chosen; null for any other key. */
export function placeAfterKey(key: string, at: number, count: number, ends: 'stop' | 'round'): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return null
  return ends === 'round' ? (at + step + count) % count : Math.min(Math.max(at + step, 0), count - 1)
}
