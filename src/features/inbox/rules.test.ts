import { expect, it } from 'vitest'
import { aTopUp, aWithdrawal, settledNews } from '../../../tests/support/messages'
import { destinationOf } from './rules'

it('a message leads to the record of what it is about', () => {
  expect(destinationOf(settledNews('0'))).toBe('order')
  expect(destinationOf({ outcome: 'found', request: aWithdrawal })).toBe('withdrawal')
  expect(destinationOf({ outcome: 'unknown', request: aTopUp })).toBe('topUp')
})
