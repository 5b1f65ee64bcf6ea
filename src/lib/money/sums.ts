import Big from 'big.js'
import { money, ZERO, type Money } from './text.ts'

export function add(left: Money, right: Money): Money {
  return canonical(new Big(left).plus(right))
}

export function subtract(left: Money, right: Money): Money {
  return canonical(new Big(left).minus(right))
}

export function multiply(amount: Money, factor: string | number): Money {
  return canonical(new Big(amount).times(String(factor)))
}

/** `amount × numerator / denominator`, cut to two decimals toward zero. */
export function fraction(amount: Money, numerator: number, denominator: number): Money {
  const exact = new Big(amount).times(String(numerator))
  return canonical(exact.div(String(denominator)).round(2, Big.roundDown))
}

export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(add, ZERO)
}

export function compare(left: Money, right: Money): number {
  return new Big(left).cmp(right)
}

export function minimum(left: Money, right: Money): Money {
  return compare(left, right) <= 0 ? left : right
}

export function maximum(left: Money, right: Money): Money {
  return compare(left, right) >= 0 ? left : right
}

/** 0 to 1, or 0.5 where both ends are equal. A float, for drawing only. */
export function positionBetween(from: Money, amount: Money, to: Money): number {
  const span = new Big(to).minus(from)
  return span.eq(0) ? 0.5 : new Big(amount).minus(from).div(span).toNumber()
}

function canonical(value: Big): Money {
  return money(value.toFixed())
}
