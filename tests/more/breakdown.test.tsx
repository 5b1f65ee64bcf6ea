import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { answer, api, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import { factsOf, heading, stopClockAt, wordsIn } from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

/** A net unfolds into its parts and, in the report, into the orders it is made of. */

/** Newest first: open, a loss, a win. */
const orders = [
  orderPayload('P-3', '2026-11-20', '500', 0, '0', 'Merapi'),
  orderPayload('P-2', '2026-11-20', '4000', 2, '0'),
  orderPayload('P-1', '2026-11-18', '1000', 1, '1950'),
]
const totals = { play_money: '5500', win_money: '1950', recharge: '90000', withdrawal: '0' }

function serve({ list = orders, report = totals }: { list?: unknown[]; report?: object } = {}): void {
  answer('/member/getUserGameList', { data: list })
  answer('/member/getUserWithdrawList', [])
  answer('/member/getPersonalreport', report)
}

const SCREENS = {
  '/GameRecord': 'Task record',
  '/Personalreport': 'Personal report',
} as const

async function open(path: keyof typeof SCREENS) {
  const app = await renderApp({ path, member: 'wulan_r' })
  await heading(SCREENS[path])
  return app
}

/** Presses a figure by its whole name, such as "Net −Rp 3,050". */
async function unfold(user: Awaited<ReturnType<typeof open>>['user'], figure: string | RegExp): Promise<HTMLElement> {
  const name = (label: string) => {
    const words = label.replaceAll('\u00a0', ' ').replace(/: see breakdown$/, '')
    return words !== label && (typeof figure === 'string' ? words === figure : figure.test(words))
  }
  await user.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name: /^Breakdown of / })
}

/** The days of a sheet with their entries. */
function linesOf(sheet: HTMLElement): string[] {
  return [...sheet.querySelectorAll('h3, li')].map((it) => wordsIn(it.tagName === 'H3' ? it.parentElement : it))
}

beforeEach(() => stopClockAt(NOON))

describe('the net of the records', () => {
  test('is the sum of its parts; the orders stand behind the sheet', async () => {
    serve()
    const { user } = await open('/GameRecord')
    const sheet = await unfold(user, 'Net −Rp 3,050')
    expect(sheet).toHaveAccessibleName('Breakdown of “Net”')
    expect(sheet).toHaveTextContent('From your task record, as the platform lists it.')
    expect(factsOf(sheet)).toEqual({
      Returned: '+Rp 1,950',
      Staked: '−Rp 5,000',
      Net: '−Rp 3,050',
      Pending: 'Rp 500',
    })
    expect(sheet).toHaveTextContent('2 orders · Nov 18, 2026 to Nov 20, 2026')
    expect(sheet).not.toHaveTextContent('match your filters')
    expect(linesOf(sheet)).toEqual([])
  })

  test('says that it is filtered, and what could not be read', async () => {
    serve({ list: [...orders, orderPayload('P-0', '2026-11-20', '100', 2, '0'), 'nonsense'] })
    const { user } = await open('/GameRecord')
    await user.click(await screen.findByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('button', { name: 'Latest day' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const sheet = await unfold(user, 'Net −Rp 4,100')
    expect(sheet).toHaveTextContent('2 orders · Nov 20, 2026')
    expect(sheet).toHaveTextContent('Only the entries that match your filters.')
    expect(sheet).toHaveTextContent('1 entry couldn’t be read and isn’t shown.')
  })
})

describe('the net of the personal report', () => {
  test('is that of what is settled, of which the orders are its lines, each of which leads to its receipt', async () => {
    serve()
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, 'Net result −Rp 3,050')
    await waitFor(() =>
      expect(linesOf(sheet)).toEqual([
        'Nov 20, 2026',
        'Sunda P-2 11:58 456 −Rp 4,000',
        'Nov 18, 2026',
        'Sunda P-1 11:58 456 +Rp 950',
      ]),
    )
    expect(factsOf(sheet)).toEqual({
      Returned: '+Rp 1,950',
      Staked: '−Rp 5,000',
      'Net result': '−Rp 3,050',
      Pending: '−Rp 500',
      'Returned minus staked': '−Rp 3,550',
    })
    // Only a difference is told.
    expect(sheet).not.toHaveTextContent('add up to')
    await user.click(within(sheet).getByRole('button', { name: /P-2/ }))
    const receipt = await screen.findByRole('dialog', { name: 'Order for round P-2' })
    expect(within(receipt).getByRole('heading')).toHaveTextContent('−Rp 4,000')
    expect(factsOf(receipt)).toMatchObject({ Staked: 'Rp 4,000' })
    // No sheet stands above another one: the receipt came in place of the first.
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('says which returns are as recorded', async () => {
    serve({ list: [orderPayload('P-9', '2026-11-20', '1000', 1, '1800')] })
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, /^Net result/)
    await waitFor(() => expect(sheet).toHaveTextContent('Some returns are shown as recorded'))
    expect(linesOf(sheet)).toEqual(['Nov 20, 2026', 'Sunda P-9 11:58 456 +Rp 800as recorded'])
  })

  test('has of many orders the first lines in the document, and a search for the others', async () => {
    const many = Array.from({ length: 60 }, (_, place) => orderPayload(`N-${place}`, '2026-11-20', '1', 2, '0'))
    serve({ list: many })
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, /^Net result/)
    const search = await within(sheet).findByRole('searchbox', { name: 'Find in this list' })
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(40)
    expect(within(sheet).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '60')
    await user.type(search, 'N-59')
    await within(sheet).findByText('N-59')
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(1)
  })

  test('that the record does not explain says what the record comes to', async () => {
    serve({ report: { ...totals, win_money: '2000' } })
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, 'Net result −Rp 3,000')
    expect(sheet).toHaveTextContent('From the platform’s own totals.')
    await waitFor(() =>
      expect(sheet).toHaveTextContent('The entries below add up to −Rp 3,050. Tiga can’t tell why it differs.'),
    )
  })

  test('is shown while its orders load, and says why they are missing', async () => {
    serve()
    const release = holdBack('/member/getUserGameList')
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, /^Net result/)
    expect(factsOf(sheet)).toMatchObject({ Returned: '+Rp 1,950' })
    expect(within(sheet).getByRole('status', { name: 'Loading' })).toBeInTheDocument()
    release()
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(2))
  })

  test('asks again for orders that failed', async () => {
    serve()
    api.server.use(http.get('*/api/member/getUserGameList', () => envelope(500, 'Closed.', '')))
    const { user } = await open('/Personalreport')
    const sheet = await unfold(user, 'Net result −Rp 3,550')
    const alert = await within(sheet).findByRole('alert')
    expect(alert).toHaveTextContent('Orders couldn’t be loaded. Closed.')
    serve()
    await pressRetry(user, alert)
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(2))
  })
})
