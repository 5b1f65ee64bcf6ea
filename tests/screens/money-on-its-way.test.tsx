import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { money } from '@/lib/money/text'
import { type News } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { answerGetsWith } from '../support/api'
import { NOON } from '../support/draw'
import { arriveAt, expectAnnounced, goTo, plainTextOf, stopClockAt } from '../support/look'
import { messageOf, sampleTopUpRequest, sampleWithdrawalRequest } from '../support/messages'
import { openScreen } from '../support/open-screen'
import { withdrawalPayload } from '../support/orders'
import { renderApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'

const LIST_CALL = '/member/getUserWithdrawList'
const REPORT_CALL = '/member/getPersonalreport'

const topUpNews: News = { outcome: 'accepted', request: { ...sampleTopUpRequest, totalBefore: money('0') } as never }
const withdrawalNews: News = { outcome: 'accepted', request: sampleWithdrawalRequest, before: [] }

function keep(id: string, news: News, minutesAgo: number): void {
  const at = Date.parse(NOON) - minutesAgo * 60_000
  moneyStore.messages.put(id, messageOf(news, { id, at, isRead: true }))
}

const answerReport = (recharge: string) =>
  answerGetsWith(REPORT_CALL, { play_money: '0', recharge, withdrawal: '0', win_money: '0' })

const waiting = (amount: string, time: string) => withdrawalPayload(1, 'Waiting for review', amount, time)

async function openMe() {
  const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await screen.findByText('wulan_r')
  return app
}

const findGroup = () => screen.findByRole('region', { name: 'On its way' })
describe('the group “On its way” on Me', () => {
  test('is missing if no money is on its way', async () => {
    answerGetsWith(LIST_CALL, [withdrawalPayload(4, 'Paid', '50000', '2026-11-19 08:00:00')])
    await openMe()
    await screen.findByRole('link', { name: 'Account detail' })
    expect(screen.queryByRole('region', { name: 'On its way' })).not.toBeInTheDocument()
  })

  test('lists the two newest with state and time, and all others behind “All”', async () => {
    stopClockAt(NOON)
    keep('topUp', topUpNews, 1)
    keep('withdrawal', withdrawalNews, 3)
    answerReport('0')
    answerGetsWith(LIST_CALL, [waiting('50000', '2026-11-20 11:57:00'), waiting('70000', '2026-11-20 09:00:00')])
    const { user } = await openMe()
    const group = await findGroup()
    await waitFor(() =>
      expect([...group.querySelectorAll('button, a')].map(plainTextOf)).toEqual([
        'Top-up · Rp 25,000 Not confirmed yet · since 11:59',
        'Withdrawal · Rp 50,000 Waiting for review · since 11:57',
        'All 3',
      ]),
    )
    const sheet = await openSheetBy(user, /^Withdrawal.+50,000/, /^Withdrawal of Rp\s50,000$/)
    expect(sheet.querySelector('[aria-current=step]')).toHaveTextContent('Waiting for review')
    await closeSheetBy(user, sheet)
    const topUpSheet = await openSheetBy(user, /^Top-up.+25,000/, 'Top-up')
    expect(within(topUpSheet).getAllByRole('listitem').map(plainTextOf)).toEqual([
      expect.stringMatching(/^SentNov 2\d, 2026, 11:59$/),
      'Not confirmed yet',
      'In your balance, if approved',
    ])
    await closeSheetBy(user, topUpSheet)
    await user.click(within(group).getByRole('link', { name: /^All/ }))
    await arriveAt('/Notice?tab=requests')
  })

  test('shows a withdrawal that another device has sent, with the server’s time', async () => {
    stopClockAt(NOON)
    answerGetsWith(LIST_CALL, [waiting('70000', '2026-11-20 09:00:00')])
    await openMe()
    expect(plainTextOf(within(await findGroup()).getByRole('button'))).toBe(
      'Withdrawal · Rp 70,000 Waiting for review · since Nov 20, 2026, 09:00 server time',
    )
  })
})

describe('the end of a request', () => {
  test.each<[string, News, () => void, string, RegExp]>([
    [
      'top-up',
      topUpNews,
      () => answerReport('25000'),
      'Rp 25,000 was added to your balance.',
      /Added to your balance.*Rp\s25,000/,
    ],
    [
      'withdrawal',
      withdrawalNews,
      () => answerGetsWith(LIST_CALL, [withdrawalPayload(4, 'Paid', '50000', '2026-11-20 11:57:00')]),
      'Withdrawal of Rp 50,000: Paid',
      /Withdrawal: Paid.*Rp\s50,000/,
    ],
  ])('is reported once the platform shows it, and changes the title of its message: %s', async (...row) => {
    const [, news, answer, words, title] = row
    stopClockAt(NOON)
    keep('a', news, 3)
    answer()
    await openScreen('/Mine', 'Me', { member: 'wulan_r' })
    await expectAnnounced(new RegExp(words.replaceAll(' ', '\\s')))
    expect(screen.queryByRole('region', { name: 'On its way' })).not.toBeInTheDocument()
    await goTo('/Notice?tab=requests')
    expect(await screen.findByRole('button', { name: title })).toBeInTheDocument()
  })

  test('is not reported while the top-up total lacks the amount', async () => {
    stopClockAt(NOON)
    keep('a', topUpNews, 3)
    answerReport('24999')
    await openMe()
    expect(await findGroup()).toHaveTextContent('Not confirmed yet')
    expect(moneyStore.messages.get('a')).toMatchObject({ isRead: true, news: { outcome: 'accepted' } })
  })
})
