import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerGetsWith, callsTo } from '../support/api'
import { NOON } from '../support/draw'
import { detailsByTerm, expectAnnounced, stopClockAt, plainTextOf } from '../support/look'
import { orderPayload, withdrawalPayload } from '../support/orders'
import { openScreen } from '../support/open-screen'

/** Newest first: an unsettled order, a lost order, a won order, and an order won months ago. */
const orders = [
  orderPayload('P-4', '2026-11-20', '500', 0, '0'),
  orderPayload('P-3', '2026-11-19', '4000', 2, '0'),
  orderPayload('P-2', '2026-11-17', '1000', 1, '1950'),
  orderPayload('P-1', '2026-09-01', '2000', 1, '3900'),
]
const report = { play_money: '7500', win_money: '5850', recharge: '50000', withdrawal: '80000.5' }
const withdrawals = [
  withdrawalPayload(4, 'Paid', '80000.5', '2026-11-18 09:00:00'),
  withdrawalPayload(3, 'Refused', '20013', '2026-11-16 09:00:00'),
]

function serve(answers: { report?: object; orders?: object[]; withdrawals?: object[] }): void {
  const { report: totals = report, orders: orderList = orders, withdrawals: withdrawalList = withdrawals } = answers
  answerGetsWith('/member/getPersonalreport', totals)
  answerGetsWith('/member/getUserGameList', { data: orderList })
  answerGetsWith('/member/getUserWithdrawList', { data: withdrawalList })
}

const openReport = (member = 'wulan_r') => openScreen('/Personalreport', 'Personal report', { member })

const findTotals = () => screen.findByRole('region', { name: 'Totals' })
const findPlot = () => screen.findByRole('img', { name: /^Net result over time/ })

function rows(): string[] {
  const days = screen.getByRole('list', { name: /^Net result by day/ })
  return within(days).getAllByRole('listitem').map(plainTextOf)
}

beforeEach(() => stopClockAt(NOON))

describe('the totals', () => {
  test('show the platform’s sums, the net result and the net top-ups, which Refresh requests again', async () => {
    serve({})
    const { user } = await openReport()
    const totalsRegion = await findTotals()
    expect(detailsByTerm(totalsRegion)).toEqual({
      Staked: 'Rp 7,500',
      Returned: 'Rp 5,850',
      'Topped up': 'Rp 50,000',
      Withdrawn: 'Rp 80,000.50',
      'Net top-ups': '−Rp 30,000.50',
    })
    expect(totalsRegion).toHaveTextContent('Net result−Rp 1,650Rp 500 staked is still pendingStaked')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectAnnounced('Refresh successful')
    for (const path of ['/member/getPersonalreport', '/member/getUserGameList', '/member/getUserWithdrawList'])
      expect(callsTo(path)).toHaveLength(2)
  })

  test('are replaced by a link to the draws for a member without activity', async () => {
    await openReport('siti_m')
    expect(await screen.findByText('Nothing yet')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Go to Draws' })).toHaveAttribute('href', '/game')
    expect(screen.queryByText(/Rp/)).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Net result over time' })).not.toBeInTheDocument()
  })

  test('have a note if the listed orders and withdrawals add up to other sums', async () => {
    serve({ report: { ...report, play_money: '9000', withdrawal: '5' } })
    await openReport()
    await waitFor(() =>
      expect(screen.getByText(/^The listed orders/)).toHaveTextContent(
        'The listed orders add up to Rp 7,500 staked and Rp 5,850 returned instead. Ask customer service why. The withdrawals marked as done add up to Rp 80,000.50 instead. Ask customer service why.',
      ),
    )
    expect(await findTotals()).not.toHaveTextContent('pending')
  })

  test('name no pending stake if the platform’s total of stakes leaves out the pending stake', async () => {
    serve({ report: { ...report, play_money: '7000' } })
    await openReport()
    const totalsRegion = await findTotals()
    expect(totalsRegion).toHaveTextContent('Net result−Rp 1,150Staked')
    expect(totalsRegion).not.toHaveTextContent('pending')
  })
})

describe('the net result over time', () => {
  test('is drawn for the last thirty days or for all days, and can be listed by day', async () => {
    serve({})
    const { user } = await openReport()
    expect(await findPlot()).toHaveAccessibleName(
      'Net result over time, Oct 22, 2026 to Nov 20, 2026: ends at −Rp\u00a03,050, lowest −Rp\u00a03,050, highest +Rp\u00a0950',
    )
    await user.click(screen.getByRole('button', { name: 'Show by day', expanded: false }))
    expect(rows()).toEqual([
      'Nov 19, 2026 Staked Rp 4,000 · returned Rp 0−Rp 4,000',
      'Nov 17, 2026 Staked Rp 1,000 · returned Rp 1,950+Rp 950',
    ])
    const rangeGroup = screen.getByRole('group', { name: 'Time range' })
    await user.click(within(rangeGroup).getByRole('button', { name: 'All' }))
    expect(rows()).toHaveLength(3)
    expect(await findPlot()).toHaveAccessibleName(
      'Net result over time, Sep 1, 2026 to Nov 20, 2026: ends at −Rp\u00a01,150, lowest −Rp\u00a01,150, highest +Rp\u00a02,850',
    )
    await user.click(screen.getByRole('button', { name: 'Hide days', expanded: true }))
    expect(screen.queryByRole('list', { name: /^Net result by day/ })).not.toBeInTheDocument()
  })

  test('says that there are no settled orders if no order of the time range is settled', async () => {
    serve({ orders: orders.filter((_, index) => index === 0 || index === 3) })
    await openReport()
    expect(await screen.findByText('No settled orders in this time range')).toBeInTheDocument()
  })

  test('lists only the newest 40 of 70 days at first, and offers a search in the list', async () => {
    const dailyOrders = Array.from({ length: 70 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 10, 20 - day)).toISOString().slice(0, 10)
      return orderPayload(`P-${day}`, date, '10', 2, '0')
    })
    serve({ orders: dailyOrders })
    const { user } = await openReport()
    await user.click(await screen.findByRole('button', { name: 'All' }))
    await user.click(screen.getByRole('button', { name: 'Show by day' }))
    expect(screen.getByRole('searchbox', { name: 'Find in this list' })).toBeVisible()
    const days = within(screen.getByRole('list', { name: /^Net result by day/ })).getAllByRole('listitem')
    expect(days).toHaveLength(40)
    expect(days[0]).toHaveAttribute('aria-setsize', '70')
    expect(days[0]).toHaveTextContent('Nov 20, 2026 Staked Rp 10 · returned Rp 0−Rp 10')
  })

  test('says how many orders without a readable date are left out, and that some returns are shown as recorded', async () => {
    serve({
      orders: [orderPayload('P-9', 'soon', '100', 2, '0'), orderPayload('P-8', '2026-11-20', '1000', 1, '1900')],
    })
    await openReport()
    expect(await screen.findByText('1 settled order is left out: its date couldn’t be read.')).toBeInTheDocument()
    expect(
      await screen.findByText('Some returns are shown as recorded: it’s unclear whether they include the stake.'),
    ).toBeInTheDocument()
  })
})
