import { expect, it } from 'vitest'
import { readAmount } from '@/kit/forms/amount-draft'
import { requestedLimitOfMinutes, requestedLimitOfMoney } from './rules'

it.each([
  ['50.000', '50000', null],
  ['', null, { kind: 'wrongAmount' }],
  ['0', null, { kind: 'zero' }],
  ['1.50', null, { kind: 'unreadable', problem: 'decimals' }],
])('a limit of money: %j', (text, most, refusal) => {
  expect(requestedLimitOfMoney(readAmount(text))).toEqual({ most, refusal })
})

it('minutes of play are whole, and within a day', () => {
  const most = ['1', ' 90 ', '٩٠', '1440'].map(requestedLimitOfMinutes)
  expect(most).toEqual(['1', '90', '90', '1440'].map((minutes) => ({ most: minutes, refusal: null })))
  for (const text of ['1441', '0', '', '1.5', '-5', '1e2', 'an hour'])
    expect(requestedLimitOfMinutes(text)).toEqual({ most: null, refusal: { kind: 'minutes' } })
})
