import { describe, expect, it } from 'vitest'
import type { Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { WALLET_MESSAGES } from '@/mocks/wallet-texts'
import { isSaidReturned } from './withdrawal-status'

const refused: Withdrawal = {
  status: 3,
  statusText: 'Rejected',
  amount: money('50000'),
  description: '',
  submittedAt: '2026-11-20 12:00:00',
  reviewedAt: '2026-11-20 12:05:00',
}

describe('money that came back', () => {
  it.each<[string, number, boolean]>([
    ...Object.values(WALLET_MESSAGES.withdrawalRefused).map((words): [string, number, boolean] => [words, 3, true]),
    ['Rejected, not returned', 3, false],
    ['Rejected, to be returned', 3, false],
    ['Rejected', 3, false],
    ['Returned to the queue', 2, false],
    ['Ditolak, dana akan dikembalikan', 3, false],
    ['已拒绝，款项将退回', 3, false],
  ])('by the platform’s words "%s" with status %i: %j', (statusText, status, expected) => {
    expect(isSaidReturned({ ...refused, status, statusText })).toBe(expected)
  })
})
