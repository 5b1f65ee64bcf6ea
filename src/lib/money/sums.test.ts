import { amountArbitrary, hundredthsOf } from '../../../tests/support/amounts'
import { forAll } from '../../../tests/support/for-all'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  add,
  compare,
  multiplyByFraction,
  maximum,
  minimum,
  multiply,
  positionBetween,
  roundAmountsBetween,
  subtract,
  sum,
} from './sums'
import { money } from './text'

it('sum, add, subtract, compare and multiply are exact, even for amounts that no JavaScript number can hold', () => {
  const parts = fc.bigInt({ min: -(2n ** 56n), max: 2n ** 56n })
  const textOf = (count: bigint) => {
    const text = String(count < 0n ? -count : count).padStart(5, '0')
    return money(`${count < 0n ? '-' : ''}${text.slice(0, -4)}.${text.slice(-4)}`)
  }
  forAll(fc.array(fc.oneof(parts, fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }))), (counts) => {
    expect(sum(counts.map(textOf))).toBe(textOf(counts.reduce((total, count) => total + count, 0n)))
    const [left = 0n, right = 0n] = counts
    expect(add(textOf(left), textOf(right))).toBe(textOf(left + right))
    expect(subtract(textOf(left), textOf(right))).toBe(textOf(left - right))
    expect(compare(textOf(left), textOf(right))).toBe(left < right ? -1 : left > right ? 1 : 0)
    expect(multiply(textOf(left), String(right))).toBe(textOf(left * right))
    expect(multiply(textOf(left * 10_000n), textOf(right))).toBe(textOf(left * right))
  })
})

it('minimum returns the smaller and maximum the greater of two amounts, in the order of compare', () => {
  expect([compare(money('10'), money('9')), compare(money('0.1'), money('0.10'))]).toEqual([1, 0])
  forAll(amountArbitrary, amountArbitrary, (left, right) => {
    const [smaller, greater] = [minimum(left, right), maximum(left, right)]
    expect(compare(smaller, greater)).toBeLessThanOrEqual(0)
    expect([left, right]).toContain(smaller)
    expect(add(smaller, greater)).toBe(add(left, right))
  })
})

it.each([
  ['0', '0', '100', 0],
  ['0', '100', '100', 1],
  ['-50', '0', '150', 0.25],
  ['-1000.5', '-1000.25', '-1000', 0.5],
  ['9007199254740992', '9007199254740993', '9007199254740994', 0.5],
  ['7', '7', '7', 0.5],
])('positionBetween(%s, %s, %s) returns %d', (from, amount, to, expected) => {
  expect(positionBetween(money(from), money(amount), money(to))).toBe(expected)
})

it('sum returns an exact amount even if it has more digits than parseMoney accepts', () => {
  expect(sum([money('9'.repeat(40)), money('1')])).toBe(`1${'0'.repeat(40)}`)
})

it('multiplyByFraction cuts its result to hundredths, toward zero', () => {
  expect([multiplyByFraction(money('-1000'), 2, 3), multiplyByFraction(money('0.01'), 1, 2)]).toEqual(['-666.66', '0'])
  const digits = fc.stringMatching(/^\d{1,30}$/)
  forAll(digits, fc.nat(216), fc.integer({ min: 1, max: 216 }), (amount, numerator, denominator) => {
    const result = multiplyByFraction(money(amount), numerator, denominator)
    expect(hundredthsOf(result)).toBe((BigInt(amount) * 100n * BigInt(numerator)) / BigInt(denominator))
  })
})

it.each<[string, string, string[]]>([
  ['10000', '500000', ['50000', '100000', '500000']],
  ['10000', '86500.99', ['10000', '50000']],
  ['10000', '9999', []],
  ['0.5', '4', ['1']],
  ['0', '-3', []],
])('roundAmountsBetween from %s to %s returns %j', (min, max, amounts) => {
  expect(roundAmountsBetween(money(min), money(max))).toEqual(amounts)
})
