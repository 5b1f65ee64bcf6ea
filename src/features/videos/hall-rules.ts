/** Which of `count` tabs an arrow key, Home or End leads to from the one at `at`; null for any other key. The arrows go round. */
export function tabAfterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/**
 * The rows to draw: those in view, and the one that has the focus with its neighbours, wherever it is. So a row that is scrolled
 * away keeps the focus, and Tab leads on from it.
 * @param inView ascending indexes
 * @param focused null when no row has the focus
 */
export function rowsToDraw(inView: readonly number[], focused: number | null, count: number): number[] {
  if (focused === null) return [...inView]
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...inView, ...around])].sort((a, b) => a - b)
}
