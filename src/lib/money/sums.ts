import { money, type Money } from './text.ts'

/** The exact value `units` × 10^−`decimals`, however large. */
interface Decimal {
  units: bigint
  decimals: number
}

function toDecimal(text: string): Decimal {
  return { units: BigInt(text.replace('.', '')), decimals: text.split('.')[1]?.length ?? 0 }
}

function toMoney({ units, decimals }: Decimal): Money {
  const text = String(units)
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.slice(sign.length).padStart(decimals + 1, '0')
  const pointIndex = digits.length - decimals
  return money(`${sign}${digits.slice(0, pointIndex)}.${digits.slice(pointIndex)}`)
}

function unitsOf({ units, decimals }: Decimal, wantedDecimals: number): bigint {
  return units * 10n ** BigInt(wantedDecimals - decimals)
}

function plus(left: Decimal, right: Decimal): Decimal {
  const decimals = Math.max(left.decimals, right.decimals)
  return { units: unitsOf(left, decimals) + unitsOf(right, decimals), decimals }
}

function minus(left: Money, right: Money): Decimal {
  const { units, decimals } = toDecimal(right)
  return plus(toDecimal(left), { units: -units, decimals })
}

export function add(left: Money, right: Money): Money {
  return sum([left, right])
}

export function subtract(left: Money, right: Money): Money {
  return toMoney(minus(left, right))
}

/** @param factor a whole number, or a decimal as text */
export function multiply(amount: Money, factor: string | number): Money {
  const [left, right] = [toDecimal(amount), toDecimal(String(factor))]
  return toMoney({ units: left.units * right.units, decimals: left.decimals + right.decimals })
}

/**
 * Returns `amount` × `numerator` ÷ `denominator`, cut to two decimals toward zero. `numerator` and
 * `denominator` must be whole numbers.
 */
export function multiplyByFraction(amount: Money, numerator: number, denominator: number): Money {
  const { units, decimals } = toDecimal(amount)
  const hundredths = (units * BigInt(numerator) * 100n) / (BigInt(denominator) * 10n ** BigInt(decimals))
  return toMoney({ units: hundredths, decimals: 2 })
}

export function sum(amounts: readonly Money[]): Money {
  return toMoney(amounts.map(toDecimal).reduce(plus, { units: 0n, decimals: 0 }))
}

/** Returns -1 if `left` is smaller, 1 if `left` is greater, 0 if both are equal. */
export function compare(left: Money, right: Money): number {
  const { units } = minus(left, right)
  return units < 0n ? -1 : units > 0n ? 1 : 0
}

export function minimum(left: Money, right: Money): Money {
  return compare(left, right) < 0 ? left : right
}

export function maximum(left: Money, right: Money): Money {
  return minimum(left, right) === left ? right : left
}

const ROUND_AMOUNTS = Array.from({ length: 12 }, (_, zeros) =>
  ['1', '5'].map((digit) => money(digit + '0'.repeat(zeros))),
).flat()

const MAX_ROUND_AMOUNTS = 3

/**
 * Returns the amounts of the series 1, 5, 10, 50, 100 … that lie between `min` and `max`, both
 * included. Of more than three, only the three greatest are returned, in ascending order.
 */
export function roundAmountsBetween(min: Money, max: Money): Money[] {
  return ROUND_AMOUNTS.filter((amount) => compare(amount, min) >= 0 && compare(amount, max) <= 0).slice(
    -MAX_ROUND_AMOUNTS,
  )
}

/**
 * Returns the position of `amount` between `from` (0) and `to` (1); 0.5 if `from` equals `to`. The
 * result is inexact, so it is only for drawings.
 */
export function positionBetween(from: Money, amount: Money, to: Money): number {
  const span = Number(toMoney(minus(to, from)))
  return span === 0 ? 0.5 : Number(toMoney(minus(amount, from))) / span
}
