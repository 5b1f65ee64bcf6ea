import { expect, it } from 'vitest'
import { readAmount } from '@/kit/forms/amount-draft'
import { requestedLimitOfMinutes, requestedLimitOfMoney } from './rules'

it.each([
  ['50.000', '50000', null],
  ['', null, { kind: 'wrongAmount' }],
  ['0', null, { kind: 'zero' }],
  ['1.50', null, { kind: 'unreadable', problem: 'decimals' }],
])('requestedLimitOfMoney reads %j as the cap %j, with the refusal %j', (text, cap, refusal) => {
  expect(requestedLimitOfMoney(readAmount(text))).toEqual({ cap, refusal })
})

it('requestedLimitOfMinutes accepts only whole minutes from 1 to 1440, in digits of any script', () => {
  const requested = ['1', ' 90 ', '٩٠', '1440'].map(requestedLimitOfMinutes)
  expect(requested).toEqual(['1', '90', '90', '1440'].map((minutes) => ({ cap: minutes, refusal: null })))
  for (const text of ['1441', '0', '', '1.5', '-5', '1e2', 'an hour'])
    expect(requestedLimitOfMinutes(text)).toEqual({ cap: null, refusal: { kind: 'minutes' } })
})
