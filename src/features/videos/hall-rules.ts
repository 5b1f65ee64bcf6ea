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
