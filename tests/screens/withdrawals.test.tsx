import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LIVE } from '@/api/freshness'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import { address, heading, heard, lastHeard, stopClockAt, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'

const LIST = '/member/getUserWithdrawList'

beforeEach(() => stopClockAt(NOON))

async function openRecord(member = 'budi_k') {
  const app = await renderApp({ path: '/WithdrawRecord', member })
  await heading('Withdrawal record')
  return app
}

const rows = () => within(screen.getByRole('tabpanel', { hidden: true })).queryAllByRole('listitem', { hidden: true })

function serve(...list: unknown[]): void {
  api.server.use(http.get(`*/api${LIST}`, () => envelope(200, 'ok', list)))
}

const entry = (status: number | null, status_text: string, more: Record<string, unknown> = {}) => ({
  status,
  status_text,
  money: '1234567.5',
  create_time: '2026-11-20 11:00:00',
  update_time: '2026-11-20 11:09:00',
  ...more,
})

describe('the record', () => {
  test('shows that it is loading, then status, amount and time; a minus where it is done', async () => {
    const release = holdBack(LIST)
    await openRecord()
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(rows().map(wordsIn)).toEqual([
      'Nov 19, 2026 10:00:10 Paid −Rp 60,000',
      'Nov 17, 2026 13:00:10 Rejected, money returned Rp 20,013',
      'Nov 15, 2026 12:00:10 Paid −Rp 150,000',
    ])
  })

  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
    [7, false],
    [null, false],
  ])('status %j has green, a tick and a minus: %j; nothing is read out of its words', async (status, isGood) => {
    const words = 'Paid, then returned: dana dikembalikan, đã hoàn tiền, 已退款'
    serve(entry(status, words))
    await openRecord()
    const chip = await screen.findByText(words)
    expect(chip.className.includes('good')).toBe(isGood)
    expect(chip.querySelectorAll('svg')).toHaveLength(isGood ? 1 : 0)
    expect(wordsIn(rows()[0] ?? null)).toBe(`Nov 20, 2026 11:00:00 ${words} ${isGood ? '−' : ''}Rp 1,234,567.5`)
  })

  test('puts the member’s own median beside the platform’s statement', async () => {
    serve(entry(4, 'Paid'), entry(4, 'Paid', { update_time: '2026-11-20 12:31:00' }), entry(3, 'Refused'))
    applySettings({ VITE_STATED_ARRIVAL_MINUTES: '90|15' })
    await openRecord()
    expect(await screen.findByText(/^Usually reviewed/)).toHaveTextContent(
      'Usually reviewed in 50 min. The platform states arrival in about 1 h 30 min, 15 min at the fastest.',
    )
  })

  test('says a long time in hours, and a short one as such', async () => {
    serve(entry(2, 'Reviewed', { update_time: '2026-11-20 13:05:00' }))
    const { close } = await openRecord()
    expect(await screen.findByText('Last one reviewed in 2 h 5 min.')).toBeInTheDocument()
    close()
    serve(entry(2, 'Reviewed', { update_time: '2026-11-20 11:00:20' }))
    await openRecord()
    await screen.findByText(/less than 1 min/)
  })

  test('sums up what is done in a time span by its number, counted back from its newest day', async () => {
    const at = (day: string) => ({ create_time: `${day} 11:00:00`, update_time: `${day} 11:09:00` })
    serve(
      entry(4, 'Paid', { money: '50000', ...at('2026-11-20') }),
      entry(3, 'Paid', { money: '20013', ...at('2026-11-14') }),
      entry(4, 'Paid', { money: '60000', ...at('2026-11-13') }),
      entry(4, 'Paid', { money: '70000', ...at('2026-10-31') }),
    )
    const { user } = await openRecord()
    await waitFor(() => expect(rows()).not.toHaveLength(0))
    const seen = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /^Filter/ }))
      const sheet = await screen.findByRole('dialog', { name: 'Filter' })
      expect(within(sheet).queryByRole('group', { name: 'Status' })).not.toBeInTheDocument()
      await user.click(within(sheet).getByRole('button', { name }))
      await user.click(within(sheet).getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(sheet).not.toBeInTheDocument())
      const sum = wordsIn(screen.getByRole('group', { name: 'Totals' }))
      return [rows().length, sum.replaceAll(/[\u2068\u2069]/g, '')]
    }
    expect(await seen('All')).toEqual([4, 'Withdrawals · Paid Rp 180,000'])
    expect(await seen('Latest day')).toEqual([1, 'Withdrawals · Paid Rp 50,000'])
    expect(await seen('7 days')).toEqual([2, 'Withdrawals · Paid Rp 50,000'])
    expect(await seen('30 days')).toEqual([4, 'Withdrawals · Paid Rp 180,000'])
    expect(await seen('Latest month')).toEqual([3, 'Withdrawals · Paid Rp 110,000'])
  })

  test('that is empty says so, and leads to the withdraw page', async () => {
    const { user } = await openRecord('wulan_r')
    await screen.findByText('No data yet')
    await user.click(screen.getByRole('link', { name: 'Withdraw' }))
    await heading('Withdraw')
    expect(address()).toBe('/withdraw')
  })

  test('that fails says why, and tries again', async () => {
    await api.faults.add({ path: LIST, kind: 'error', message: 'The clerk is at lunch.' })
    const { user } = await openRecord()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The clerk is at lunch.')
    await api.faults.clear()
    await pressRetry(user, alert)
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  test('is refreshed by hand: at least half a second, and success is said only when it is one', async () => {
    const { user } = await openRecord()
    await waitFor(() => expect(rows()).not.toHaveLength(0))
    const button = screen.getByRole('button', { name: 'Refresh' })
    const tappedAt = performance.now()
    await user.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(lastHeard()).toBe('')
    await heard('Refresh successful')
    expect(performance.now() - tappedAt).toBeGreaterThanOrEqual(500)
    expect(callsTo(LIST)).toHaveLength(2)
    await api.faults.add({ path: LIST, kind: 'error' })
    await user.click(button)
    await heard('Something went wrong on the server. Please try again later.')
    expect(rows()).toHaveLength(3)
  })
})

describe('the timeline', () => {
  async function openEntry(...list: unknown[]) {
    serve(...list)
    const { user } = await openRecord()
    await user.click((await screen.findAllByRole('button', { name: /^Nov 20, 2026 .*1,234,567\.5/ }))[0] as HTMLElement)
    return { user, sheet: await screen.findByRole('dialog', { name: /^Withdrawal of Rp\s1,234,567\.5$/ }) }
  }

  test('of one paid out names sent, reviewed and the server’s words, and that this is not arrived', async () => {
    const { sheet } = await openEntry(entry(4, 'Paid', { desc: 'Batch 7' }))
    expect(within(sheet).getAllByRole('listitem').map(wordsIn)).toEqual([
      'SubmittedNov 20, 2026, 11:00:00',
      'ReviewedNov 20, 2026, 11:09:00',
      'The platform saysPaidBatch 7',
    ])
    expect(sheet).toHaveTextContent('Times are in server time.')
    expect(sheet).toHaveTextContent('This doesn’t mean the money has arrived.')
  })

  test('of one that waits claims nothing beyond', async () => {
    const { user, sheet } = await openEntry(entry(1, 'Waiting for review', { update_time: '' }))
    expect(within(sheet).getAllByRole('listitem')[1]).toHaveTextContent('Reviewed—')
    expect(sheet).not.toHaveTextContent('Paid out')
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(address()).toBe('/WithdrawRecord')
    expect(screen.getByRole('button', { name: /^Nov 20, 2026 11/ })).toHaveFocus()
  })

  test('stays on its withdrawal when a newer one of the same second comes', async () => {
    const { sheet } = await openEntry(entry(1, 'Waiting', { update_time: '' }))
    serve(entry(1, 'Another', { update_time: '' }), entry(4, 'Paid'))
    vi.setSystemTime(Date.now() + LIVE)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(sheet).toHaveTextContent('Paid'))
    expect(sheet).not.toHaveTextContent('Another')
  })
})
