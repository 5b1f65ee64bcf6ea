import { expect, it } from 'vitest'
import { readMostMinutes, readMostMoney } from './rules'

it.each([
  ['50000', '50000', null],
  ['50.000', '50000', null],
  ['٥٠', '50', null],
  ['', null, 'amount'],
  ['0', null, 'zero'],
  ['00', null, 'zero'],
  ['-5', null, 'notDigits'],
  ['1.50', null, 'decimals'],
  ['9999999999999999', null, 'tooLong'],
])('a limit of money: %j', (draft, most, problem) => {
  expect(readMostMoney(draft)).toEqual({ most, problem })
})

it.each([
  ['1', '1'],
  [' 90 ', '90'],
  ['٩٠', '90'],
  ['1440', '1440'],
  ['1441', null],
  ['0', null],
  ['', null],
  ['1.5', null],
  ['-5', null],
  ['1e2', null],
  ['an hour', null],
])('minutes of play: %j', (draft, most) => {
  expect(readMostMinutes(draft)).toEqual({ most, problem: most === null ? 'minutes' : null })
})
