import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { money } from '@/lib/money/text'
import type { VariantName } from '@/mocks/variants'
import { answerGetsWith, api } from '../support/api'
import { NOON } from '../support/draw'
import { stopClockAt, plainTextOf } from '../support/look'
import { openScreen } from '../support/open-screen'
import { openSheetBy } from '../support/sheets'

beforeEach(() => stopClockAt(NOON))

async function openWaitingWithdrawal(...variants: VariantName[]): Promise<string> {
  await api.world.transact((state, now) => {
    const waiting = { memberId: '1002', money: money('21450.6'), status: 1, createdAt: now - 5000 } as const
    state.withdrawals.push({ id: 999, ...waiting, reviewedAt: null })
  })
  await api.variants.use(...variants)
  const app = await openScreen('/WithdrawRecord', 'Withdrawal record', { member: 'budi_k' })
  return plainTextOf(await openSheetBy(app.user, /21,450\.60/, /./))
}

const EMPTY_TIMES = ['empty-time-1970', 'empty-time-zeros', 'empty-time-false', 'empty-time-0'] as const

test.each(EMPTY_TIMES)(
  'a waiting withdrawal is not shown as reviewed if the platform sends the variant %s',
  async (variant) => {
    const words = await openWaitingWithdrawal(variant, 'php-object-lists', 'amount-float-dust')
    expect(words).toMatch(/Submitted.*server time\s*Waiting for review/)
    expect(words).not.toContain('Reviewed')
    expect(screen.getAllByRole('listitem', { current: 'step' }).map(plainTextOf)).toEqual([
      expect.stringMatching(/^Waiting for review/),
    ])
  },
)

test('a Unix time of the platform is not marked as server time', async () => {
  expect(await openWaitingWithdrawal('time-unix')).not.toMatch(/server time|1970|T\d\d:/)
})

test('an unreadable total of the report is shown as “Couldn’t be read”, beside the other totals', async () => {
  answerGetsWith('/member/getPersonalreport', {
    play_money: '1000',
    recharge: 'a lot',
    withdrawal: '0',
    win_money: '1,950.00',
  })
  await openScreen('/Personalreport', 'Personal report', { member: 'wulan_r' })
  await waitFor(() => expect(plainTextOf(screen.getByRole('main'))).toContain('Topped upCouldn’t be read'))
  expect(plainTextOf(screen.getByRole('main'))).toContain('Rp 1,950')
})
