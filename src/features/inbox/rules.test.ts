import { expect, it } from 'vitest'
import { aTopUp, aWithdrawal, settledNews } from '../../../tests/support/messages'
import { wayOf } from './rules'

it('a message leads to the record of what it is about', () => {
  expect(wayOf(settledNews('0'))).toBe('order')
  expect(wayOf({ outcome: 'found', request: aWithdrawal })).toBe('withdrawal')
  expect(wayOf({ outcome: 'unknown', request: aTopUp })).toBe('topUp')
})
