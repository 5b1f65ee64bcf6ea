/** "43 of 100": how often fair draws give at least as much. */
export interface Frequency {
  /** 0 where it is fewer than one. */
  times: number
  of: number
}

/** The larger samples are for small p-values, so that two figures are left of them. */
export function frequencyOf(p: number): Frequency {
  const of = [100, 1000].find((samples) => p * samples >= 9.5) ?? 10_000
  return p * of < 1 ? { times: 0, of } : { times: Math.round(p * of), of }
}

const SMALLEST = 0.0001

/** "0.43", "0.0021": two figures, as a decimal text; "0.0001" for what is smaller. */
export function figureOf(p: number): string {
  return String(Number(Math.max(p, SMALLEST).toPrecision(2)))
}

export function isBelowFigures(p: number): boolean {
  return p < SMALLEST
}
