import { expect, it } from 'vitest'
import { sampleTopUpRequest, sampleWithdrawalRequest, settledNews } from '../../../tests/support/messages'
import { destinationOf } from './rules'

it('destinationOf returns the kind of the request that a message is about, and "order" for a settled period', () => {
  expect(destinationOf(settledNews('0'))).toBe('order')
  expect(destinationOf({ outcome: 'found', request: sampleWithdrawalRequest })).toBe('withdrawal')
  expect(destinationOf({ outcome: 'unknown', request: sampleTopUpRequest })).toBe('topUp')
})
