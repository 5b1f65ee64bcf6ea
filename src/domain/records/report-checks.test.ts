import { simpleOrder } from '../../../tests/support/orders'
import { describe, expect, it } from 'vitest'
import type { Report, Withdrawal } from '@/api/wallet'
import { money } from '@/lib/money/text'
import { reviewTimeOf, sumsOfPaidWithdrawals, toDebit } from './withdrawals'
import { checkOrders, netResultOf, openStakesInTotal, isWithdrawnTotalPlausible } from './report-checks'

const orderOf = (staked: string, returned: string | null, isSettled = true) =>
  simpleOrder({ staked, returned, isSettled })

function reportOf(staked: string, won: string): Report {
  return { staked: money(staked), won: money(won), toppedUp: money('0'), withdrawn: money('0') }
}

const orders = [orderOf('1000', '1950'), orderOf('2000', null), orderOf('500', null, false)]
const payoutOf = () => '1.95'

describe('checkOrders', () => {
  it.each<[string, string, string, boolean, boolean]>([
    ['3500', '1950', 'includes open stakes', true, true],
    ['3000', '1950', 'leaves out open stakes', true, false],
    ['9000', '1950', 'has larger stakes than the orders', false, false],
    ['3500', '1949.99', 'has another return than the orders', false, true],
  ])(
    'given a report with %s staked and %s won, which %s, returns agrees %s and countsOpen %s',
    (staked, won, _name, agrees, countsOpen) => {
      const sums = { staked: '3500', won: '1950', open: '500' }
      expect(checkOrders(reportOf(staked, won), orders, payoutOf)).toEqual({ ...sums, agrees, countsOpen })
    },
  )

  it('does not compare the return if the payout is not known, but still compares the stakes', () => {
    const singleOrder = [orderOf('1000', '950')]
    expect(checkOrders(reportOf('1000', '1950'), singleOrder, () => null)).toMatchObject({ agrees: true })
    expect(checkOrders(reportOf('9000', '1950'), singleOrder, () => null)).toMatchObject({ agrees: false })
  })

  it('reports that zero totals agree with an empty list', () => {
    expect(checkOrders(reportOf('0', '0'), [], payoutOf)).toMatchObject({ agrees: true, open: '0' })
  })
})

describe('netResultOf and openStakesInTotal', () => {
  it.each([
    ['with open stakes', '3500', '1950', '-1550', '500'],
    ['without open stakes', '3000', '1950', '-1050', '0'],
    ['that do not fit the orders', '9000', '1', '-8999', '0'],
  ])(
    'given totals %s (staked %s, won %s), return the net result %s and the open stakes %s',
    (_name, staked, won, net, open) => {
      const report = reportOf(staked, won)
      expect(netResultOf(report)).toBe(net)
      expect(openStakesInTotal(checkOrders(report, orders, payoutOf))).toBe(open)
    },
  )

  it('return zero open stakes for unknown orders, and no net result for an unknown total', () => {
    expect(openStakesInTotal(null)).toBe('0')
    expect(
      [{ staked: null }, { won: null }].map((unread) => netResultOf({ ...reportOf('1', '2'), ...unread })),
    ).toEqual([null, null])
  })
})

function withdrawalOf(status: number, statusText: string, amount: string): Withdrawal {
  return { status, statusText, amount: money(amount), description: '', submittedAt: '', reviewedAt: '' }
}

const withdrawals = [
  withdrawalOf(1, 'Waiting', '10000'),
  withdrawalOf(4, 'Paid', '60000'),
  withdrawalOf(3, 'Refused', '20013'),
  withdrawalOf(4, 'Paid', '150000'),
]

describe('withdrawals', () => {
  it('are summed by sumsOfPaidWithdrawals for each status that means "paid", even if its texts differ', () => {
    const otherWithdrawals = [withdrawalOf(4, 'Dibayar', '1'), withdrawalOf(2, '', '7'), withdrawalOf(7, 'Paid', '1')]
    const list = [...withdrawals, ...otherWithdrawals]
    expect(sumsOfPaidWithdrawals(list).map(({ status, name, amount }) => [status, name, amount])).toEqual([
      [2, '2', '7'],
      [4, 'Paid dan Dibayar', '210001'],
    ])
    expect(sumsOfPaidWithdrawals(withdrawals).map(({ status }) => status)).toEqual([4])
  })

  it.each([
    ['', 4, ''],
    ['2026-11-20 12:05:00', 1, '2026-11-20 12:05:00'],
    ['2026-11-20 12:00:00', 1, ''],
    ['2026-11-20 12:00:00', 3, ''],
    ['2026-11-20 12:00:00', null, ''],
    ['2026-11-20 12:00:00', 2, '2026-11-20 12:00:00'],
    ['2026-11-20 12:00:00', 4, '2026-11-20 12:00:00'],
    ['2026-11-20 11:59:59', 4, ''],
  ])(
    'submitted at 12:00:00 and changed at %j with status %j count as reviewed at %j ("": unknown)',
    (reviewedAt, status, expected) => {
      expect(reviewTimeOf({ status, submittedAt: '2026-11-20 12:00:00', reviewedAt })).toBe(expected)
    },
  )

  it('get a minus from toDebit, unless the amount is zero or already negative', () => {
    expect(['50000', '-50000', '0'].map((amount) => toDebit(money(amount)))).toEqual(['-50000', '-50000', '0'])
  })

  it('agree only with a total between the sum of the paid withdrawals and the sum of all', () => {
    const totals = ['209999', '210000', '220000', '240013', '240014']
    const agreements = totals.map((withdrawn) => isWithdrawnTotalPlausible(money(withdrawn), withdrawals))
    expect(agreements).toEqual([false, true, true, true, false])
  })
})
