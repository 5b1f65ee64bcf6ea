import { positionBetween } from '@/lib/money/sums'
import { ZERO, type Money } from '@/lib/money/text'
import { dayNumber, type Series } from './series'

/** The drawing's own units; it is stretched to the width it gets. */
export const WIDTH = 1000
export const HEIGHT = 400

export interface Plot {
  /** The line as SVG path data. */
  line: string
  /** The surface between the line and zero, as SVG path data. */
  area: string
  /** The height at which zero lies. */
  zero: number
}

/**
 * The net result as steps: level through the days that changed nothing, up or down in the middle of each day that did. It begins at
 * zero, so that what is seen is the change within the span.
 */
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
