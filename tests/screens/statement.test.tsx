import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { answerGetsWith, api, holdBack } from '../support/api'
import { chooseFilters } from '../support/choices'
import { NOON } from '../support/draw'
import { arriveAt, detailsByTerm, expectAnnounced, lastAnnouncement, stopClockAt, plainTextOf } from '../support/look'
import { orderPayload, withdrawalPayload } from '../support/orders'
import { openScreen } from '../support/open-screen'
import { pressRetry } from '../support/retry'
import { openSheetBy } from '../support/sheets'
import { LIVE_STALE_MS } from '@/api/keys'
import { applySettings } from '../support/settings'

const WITHDRAWALS_CALL = '/member/getUserWithdrawList'

/** Returns the wire data of an order with one pick that was placed at the time `at`. */
function orderData(expect: string, at: string, stake: string, is_win: 0 | 1 | 2, profit: string, name?: string) {
  const { data, ...orderFields } = orderPayload(expect, at, stake, is_win, profit, name)
  const status_text = is_win === 0 ? 'Waiting for the draw' : ''
  return { ...orderFields, status_text, data: data.map((line) => ({ ...line, create_time: at })) }
}

const orders = [
  orderData('P-3', '2026-11-20 11:58:12', '500', 0, '0'),
  orderData('P-2', '2026-11-19 08:00:00', '4000', 2, '0'),
  orderData('P-1', '2026-11-18 08:00:00', '1000', 1, '1950', '=SUM(A1)'),
]
const withdrawals = [
  withdrawalPayload(4, 'Paid', '60000', '2026-11-19 09:00:00', { update_time: '2026-11-19 09:05:00' }),
  withdrawalPayload(3, 'Refused', '20013', '2026-11-17 09:00:00', { desc: 'Try, again' }),
]

function answerLists(lists: { orders?: object[]; withdrawals?: object[] } = {}): void {
  answerGetsWith('/member/getUserGameList', { data: lists.orders ?? orders })
  answerGetsWith(WITHDRAWALS_CALL, lists.withdrawals ?? withdrawals)
}

const openStatement = (member = 'wulan_r') => openScreen('/AccountDetail', 'Account detail', { member })

/** Returns the texts of the entries, by the name of their day. */
function entryTexts(): Record<string, (string | null)[]> {
  return Object.fromEntries(
    screen
      .queryAllByRole('region')
      .map((day) => [day.getAttribute('aria-label') ?? '', within(day).getAllByRole('listitem').map(plainTextOf)]),
  )
}

const ORDER_SUMS = 'Net −Rp 3,050'
const ALL_SUMS = ORDER_SUMS
const WITHDRAWAL_SUMS = 'Withdrawals · Paid Rp 60,000'

const totalTexts = () =>
  within(screen.getByRole('group', { name: 'Totals' }))
    .getAllByRole('paragraph')
    .map((paragraph) => plainTextOf(paragraph).replaceAll(/[\u2068\u2069]/g, ''))

const findFirstOrder = () => screen.findByText('P-3')

beforeEach(() => stopClockAt(NOON))

describe('the statement', () => {
  test('lists orders and withdrawals only after both lists have loaded, and sums up the entries that a filter shows', async () => {
    answerLists()
    const release = holdBack(WITHDRAWALS_CALL)
    const { user } = await openStatement()
    await screen.findByRole('status', { name: 'Loading' })
    expect(screen.queryByText('P-3')).not.toBeInTheDocument()
    release()
    await findFirstOrder()
    // The order P-2 is recorded as lost, but by its numbers it would have won.
    await waitFor(() =>
      expect(entryTexts()).toEqual({
        'Nov 20, 2026': ['Sunda P-3 · Big 11:58 * * * Pending staked Rp 500'],
        'Nov 19, 2026': [
          'Withdrawal 09:00 → 09:05 Paid −Rp 60,000',
          'Sunda P-2 · Big 08:00 456 Doesn’t match Tiga’s check: see details −Rp 4,000 staked Rp 4,000',
        ],
        'Nov 18, 2026': ['=SUM(A1) P-1 · Big 08:00 456 +Rp 950 staked Rp 1,000'],
        'Nov 17, 2026': ['Withdrawal 09:00 Refused Try, again −Rp 20,013'],
      }),
    )
    expect(totalTexts()).toEqual([ALL_SUMS, WITHDRAWAL_SUMS])
    for (const [name, count, sums] of [
      ['Pending', 1, 'Pending Rp 500'],
      ['Settled', 2, ORDER_SUMS],
    ] as const) {
      await chooseFilters(user, name)
      expect(screen.getByRole('button', { name: `Filter · ${name}` })).toBeInTheDocument()
      expect(Object.values(entryTexts()).flat()).toHaveLength(count)
      expect(totalTexts()).toEqual([sums])
    }
    await chooseFilters(user, 'Pending', 'Latest day')
    expect(Object.keys(entryTexts())).toEqual(['Nov 20, 2026'])
    await chooseFilters(user, 'Settled')
    expect(screen.getByText('No matching entries')).toBeInTheDocument()
    expect(screen.queryByText('Complete the task list first.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(Object.values(entryTexts()).flat()).toHaveLength(5)
    expect(screen.getByRole('button', { name: 'Filter' })).toBeInTheDocument()
  })
})

test('the statement shows no net result for an order if it is unknown whether the recorded return includes the stake', async () => {
  const recordedOrder = { ...orderData('P-4', '2026-11-20 08:00:00', '100', 1, '180', 'Bromo') }
  const checkedOrder = { ...recordedOrder, status_text: 'Checked', data: [{ ...recordedOrder.data[0], lid: 16 }] }
  answerLists({ orders: [checkedOrder], withdrawals: [withdrawalPayload(1, '', '60000', '2026-11-19 09:00:00')] })
  const { user } = await openStatement()
  await screen.findByText('recorded Rp 180')
  expect(entryTexts()['Nov 20, 2026']).toEqual(['Bromo P-4 · High 08:00 456 recorded Rp 180 staked Rp 100'])
  await user.click(screen.getByRole('button', { name: /P-4/ }))
  expect(detailsByTerm(await screen.findByRole('dialog'))).toMatchObject({
    Returned: 'Rp 180as recorded',
    Net: 'Unknown',
  })
})

describe('a statement', () => {
  test('says that it is empty, and leads to the draws', async () => {
    const { user } = await openStatement('siti_m')
    await screen.findByText('Nothing yet')
    expect(screen.getByText('Complete the task list first.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to Draws' }))
    await arriveAt('/game')
  })

  test.each([
    ['Orders', '/member/getUserGameList', 2, 'Paid Rp 60,000'],
    ['Withdrawals', WITHDRAWALS_CALL, 3, ALL_SUMS],
  ])('shows only the other list and its sums if %s cannot be loaded', async (listName, call, count, sums) => {
    answerLists()
    api.server.use(http.get(`*/api${call}`, () => envelopeResponse(500, 'Closed.', '')))
    const { user } = await openStatement()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`${listName} couldn’t be loaded. Closed.`)
    expect(screen.getAllByRole('listitem')).toHaveLength(count)
    expect(totalTexts()).toEqual([sums])
    answerLists()
    await pressRetry(user, alert)
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
  })

  test('does not claim to be empty if one list could not be loaded and the other list is empty', async () => {
    await api.faults.add({ path: WITHDRAWALS_CALL, kind: 'error', message: 'Closed.' })
    await openStatement('siti_m')
    await screen.findByRole('alert')
    expect(screen.queryByText('Complete the task list first.')).not.toBeInTheDocument()
  })
})

describe('in the withdrawal record,', () => {
  const openRecord = (member = 'budi_k') => openScreen('/WithdrawRecord', 'Withdrawal record', { member })

  const rows = () => within(screen.getByRole('tabpanel', { hidden: true })).queryAllByRole('listitem', { hidden: true })

  const SUBMITTED_AT = '2026-11-20 11:00:00'
  const withdrawalEntry = (
    status: number | null,
    words: string,
    otherFields: Parameters<typeof withdrawalPayload>[4] = {},
  ) =>
    withdrawalPayload(status, words, '1234567.5', SUBMITTED_AT, { update_time: '2026-11-20 11:09:00', ...otherFields })

  describe('the list', () => {
    test('chooses the green tick by the number of a status, not by the text of the status', async () => {
      const words = 'Paid, then returned: dana dikembalikan, đã hoàn tiền, 已退款'
      answerGetsWith(
        WITHDRAWALS_CALL,
        [2, 7, null].map((status) => withdrawalEntry(status, words)),
      )
      await openRecord()
      await screen.findAllByText(words)
      const statusElements = rows().map((row) => within(row).getByText(words).parentElement)
      expect(statusElements.map((statusElement) => statusElement?.className.includes('good'))).toEqual([
        true,
        false,
        false,
      ])
      expect(statusElements.map((statusElement) => statusElement?.querySelectorAll('svg').length)).toEqual([1, 0, 0])
      expect(entryTexts()).toEqual({
        'Nov 20, 2026': Array.from({ length: 3 }, () => `${words} 11:00 → 11:09 −Rp 1,234,567.50`),
      })
    })

    test('shows the median time of the member’s reviews beside the time that the platform states', async () => {
      answerGetsWith(WITHDRAWALS_CALL, [
        withdrawalEntry(4, 'Paid'),
        withdrawalEntry(4, 'Paid', { update_time: '2026-11-20 12:31:00' }),
        withdrawalEntry(3, 'Refused'),
      ])
      applySettings({ VITE_STATED_ARRIVAL_MINUTES: '90|15' })
      await openRecord()
      expect(await screen.findByText(/^Usually reviewed/)).toHaveTextContent(
        'Usually reviewed in 50 min. The platform says money arrives in about 1 h 30 min, 15 min at best.',
      )
    })

    test('says that it is empty, and links to the screen Withdraw', async () => {
      await openRecord('wulan_r')
      await screen.findByText('Nothing yet')
      expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw')
    })

    test('shows status, amount, both times and the platform’s reason, and announces the result of a refresh', async () => {
      const { user } = await openRecord()
      await waitFor(() => expect(rows()).toHaveLength(3))
      expect(entryTexts()).toEqual({
        'Nov 19, 2026': ['Paid 10:00 → 10:05 −Rp 60,000'],
        'Nov 17, 2026': ['Rejected, money returned 13:00 → 13:02 The bank did not accept this transfer. −Rp 20,013'],
        'Nov 15, 2026': ['Paid 12:00 → 12:05 −Rp 150,000'],
      })
      const button = screen.getByRole('button', { name: 'Refresh' })
      await user.click(button)
      expect(button).toHaveAttribute('aria-busy', 'true')
      expect(lastAnnouncement()).toBe('')
      await expectAnnounced('Refresh successful')
      await api.faults.add({ path: WITHDRAWALS_CALL, kind: 'error' })
      await user.click(button)
      await expectAnnounced('Server error.')
      expect(rows()).toHaveLength(3)
    })
  })

  describe('the timeline of a withdrawal', () => {
    async function openEntry(payload: object): Promise<HTMLElement> {
      answerGetsWith(WITHDRAWALS_CALL, [payload])
      const { user } = await openRecord()
      return openSheetBy(user, /1,234,567\.50/, /^Withdrawal of Rp\s1,234,567\.50$/)
    }

    test('names the submission, the review and the platform’s note if the withdrawal is paid', async () => {
      const sheet = await openEntry(withdrawalEntry(4, 'Paid', { desc: 'Batch 7' }))
      expect(within(sheet).getAllByRole('listitem').map(plainTextOf)).toEqual([
        'SubmittedNov 20, 2026, 11:00:00 server time',
        'ReviewedNov 20, 2026, 11:09:00',
        'PaidBatch 7According to the platform. Check your bank account.',
      ])
      expect(within(sheet).getByRole('link', { name: 'Ask customer service' })).toBeInTheDocument()
    })

    test.each([
      [4, 'ReviewedNov 20, 2026, 11:00:00', '11:00 → 11:00'],
      [1, 'WaitingAccording to the platform.', 'Waiting 11:00 −'],
    ])('with status %i and equal times of submission and update shows "%s"', async (status, step, inRow) => {
      const sheet = await openEntry(withdrawalEntry(status, 'Waiting', { update_time: SUBMITTED_AT }))
      expect(plainTextOf(within(sheet).getAllByRole('listitem')[1] ?? null)).toBe(step)
      expect(plainTextOf(rows()[0] ?? null)).toContain(inRow)
    })

    test('shows a long note in full, although the row of the list shows only the beginning of the note', async () => {
      const desc = 'The bank asks for a copy of the passbook before it pays out, as it does once a year.'
      const sheet = await openEntry(withdrawalEntry(3, 'Refused', { desc }))
      expect(plainTextOf(rows()[0] ?? null)).toContain(
        'The bank asks for a copy of the passbook before it pays out… −Rp',
      )
      expect(sheet).toHaveTextContent(desc)
    })

    test('opens from a row that names the day of the review if that day differs from the day of the withdrawal', async () => {
      await openEntry(withdrawalEntry(4, 'Paid', { update_time: '2026-11-22 09:05:00' }))
      expect(plainTextOf(rows()[0] ?? null)).toContain('11:00 → Nov 22, 2026, 09:05')
    })

    test('stays on its withdrawal when a newer withdrawal of the same second arrives', async () => {
      const sheet = await openEntry(withdrawalEntry(1, 'Waiting', { update_time: '' }))
      // The platform's status is the present step. Nothing is claimed about the step to come.
      expect(within(sheet).getAllByRole('listitem').map(plainTextOf)).toEqual([
        'SubmittedNov 20, 2026, 11:00:00 server time',
        'WaitingAccording to the platform.',
        'In your bank account, if approved',
      ])
      expect(within(sheet).getByText('Waiting').closest('li')).toHaveAttribute('aria-current', 'step')
      expect(sheet).toHaveTextContent('The platform says money arrives in about 5 min, 2 min at best.')
      answerGetsWith(WITHDRAWALS_CALL, [withdrawalEntry(1, 'Another', { update_time: '' }), withdrawalEntry(4, 'Paid')])
      vi.setSystemTime(Date.now() + LIVE_STALE_MS)
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      await waitFor(() => expect(sheet).toHaveTextContent('Paid'))
      expect(sheet).not.toHaveTextContent('Another')
    })
  })
})
