import { positionBetween } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayNumber } from '@/lib/server-day'
import type { Series } from './series'

/** In the drawing's own units; it is stretched to the width it gets. */
export const WIDTH = 1000
export const HEIGHT = 400

export interface Plot {
  /** SVG path data, like `area`. */
  line: string
  area: string
  zero: number
}

export function plotOf({ days, from, to, lowest, highest }: Series): Plot {
  const start = dayNumber(from) ?? 0
  const count = (dayNumber(to) ?? 0) - start + 1
  const y = (amount: Money) => round(HEIGHT * (1 - positionBetween(lowest, amount, highest)))
  const zero = y(ZERO)
  const steps = days.map(({ number, total }) => `H${round((WIDTH * (number - start + 0.5)) / count)}V${y(total)}`)
  const line = `M0 ${zero}${steps.join('')}H${WIDTH}`
  return { line, area: `${line}V${zero}Z`, zero }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
