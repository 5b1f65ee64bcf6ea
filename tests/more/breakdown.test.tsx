import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerGetsWith } from '../support/api'
import { NOON } from '../support/draw'
import { detailsByTerm, findHeading, stopClockAt } from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'

/** A tap on a net amount opens its breakdown. In the report, the breakdown links to the orders. */

/** Orders, newest first: one is unsettled, one has lost, one has won. */
const orders = [
  orderPayload('P-3', '2026-11-20', '500', 0, '0', 'Merapi'),
  orderPayload('P-2', '2026-11-20', '4000', 2, '0'),
  orderPayload('P-1', '2026-11-18', '1000', 1, '1950'),
]
const totals = { play_money: '5500', win_money: '1950', recharge: '90000', withdrawal: '0' }

function answerWithOrders(list = orders): void {
  answerGetsWith('/member/getUserGameList', { data: list })
  answerGetsWith('/member/getUserWithdrawList', [])
  answerGetsWith('/member/getPersonalreport', totals)
}

const SCREENS = {
  '/GameRecord': 'Task record',
  '/Personalreport': 'Personal report',
} as const

async function open(path: keyof typeof SCREENS) {
  const app = await renderApp({ path, member: 'wulan_r' })
  await findHeading(SCREENS[path])
  return app
}

/** Opens the breakdown of the figure with this full name, such as "Net −Rp 3,050". */
async function openBreakdown(user: Awaited<ReturnType<typeof open>>['user'], figure: string): Promise<HTMLElement> {
  const isNamed = (label: string) => {
    const text = label.replaceAll('\u00a0', ' ').replace(/: see breakdown$/, '')
    return text !== label && text === figure
  }
  await user.click(await screen.findByRole('button', { name: isNamed }))
  return screen.findByRole('dialog', { name: /^Breakdown of / })
}

beforeEach(() => stopClockAt(NOON))

describe('the net on the screen Task record', () => {
  test('has a breakdown with the returns, the stakes, and the number and dates of the settled orders', async () => {
    answerWithOrders()
    const { user } = await open('/GameRecord')
    const sheet = await openBreakdown(user, 'Net −Rp 3,050')
    expect(sheet).toHaveAccessibleName('Breakdown of “Net”')
    expect(sheet).toHaveTextContent('From your task record, as the platform lists it.')
    expect(detailsByTerm(sheet)).toEqual({
      Returned: '+Rp 1,950',
      Staked: '−Rp 5,000',
      Net: '−Rp 3,050',
    })
    expect(sheet).toHaveTextContent('2 orders · Nov 18, 2026 to Nov 20, 2026')
    expect(sheet).not.toHaveTextContent('match your filters')
  })

  test('has a breakdown that counts only the filtered orders, and says so, if a filter is chosen', async () => {
    answerWithOrders([...orders, orderPayload('P-0', '2026-11-20', '100', 2, '0')])
    const { user } = await open('/GameRecord')
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Latest day' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sheet = await openBreakdown(user, 'Net −Rp 4,100')
    expect(sheet).toHaveTextContent('2 orders · Nov 20, 2026')
    expect(sheet).toHaveTextContent('Only the entries that match your filters.')
  })
})

test.each([
  ['5500', '−Rp 3,550', '−Rp 3,050', /^3 orders · Nov\s18/, 'Filter'],
  ['5000', '−Rp 3,050', undefined, /^2 orders · Nov\s18/, 'Filter · Settled'],
])(
  'the net of a report with %s staked has the net of settled rounds, if it differs, and a link to the orders that add up to this net',
  async (staked, net, settledNet, orders, filter) => {
    answerWithOrders()
    answerGetsWith('/member/getPersonalreport', { ...totals, play_money: staked })
    const { user } = await open('/Personalreport')
    const sheet = await openBreakdown(user, `Net result ${net}`)
    expect(sheet).toHaveTextContent('From the platform’s own totals.')
    expect(detailsByTerm(sheet)['Settled rounds']).toBe(settledNet)
    await user.click(within(sheet).getByRole('link', { name: orders }))
    await findHeading('Task record')
    expect(await screen.findByRole('button', { name: filter })).toBeInTheDocument()
  },
)
