/** `part / whole` as "50.0%", one decimal, the same in every language as a figure of an instrument. */
export function percent(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)}%`
}
