/**
 * The rows in view and the focused one with its neighbours, so that a row scrolled away keeps the
 * focus and Tab continues from it.
 * @param inView ascending indexes
 */
export function rowsToDraw(inView: readonly number[], focused: number | null, count: number): number[] {
  if (focused === null) return [...inView]
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  return [...new Set([...inView, ...around])].sort((a, b) => a - b)
}
