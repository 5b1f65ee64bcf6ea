import { expect, it } from 'vitest'
import { readMostMinutes, readMostMoney } from './rules'

it.each([
  ['50.000', '50000', null],
  ['', null, 'amount'],
  ['0', null, 'zero'],
  ['1.50', null, 'decimals'],
])('a limit of money: %j', (draft, most, problem) => {
  expect(readMostMoney(draft)).toEqual({ most, problem })
})

it('minutes of play are whole, and within a day', () => {
  const most = ['1', ' 90 ', '٩٠', '1440'].map((draft) => readMostMinutes(draft))
  expect(most).toEqual(['1', '90', '90', '1440'].map((minutes) => ({ most: minutes, problem: null })))
  for (const draft of ['1441', '0', '', '1.5', '-5', '1e2', 'an hour'])
    expect(readMostMinutes(draft)).toEqual({ most: null, problem: 'minutes' })
})
