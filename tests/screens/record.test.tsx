import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLedger } from '@/shared/ledger/ledger'
import { answer, holdBack } from '../support/api'
import { chooseFilters, openFilters } from '../support/choices'
import { NOON } from '../support/draw'
import { readCsv } from '../support/csv'
import { catchFiles } from '../support/files'
import { address, factsOf, heading, heard, messageDetails, stopClockAt, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'

const line = (lid: number, type: string, money: string, is_win: 0 | 1 | 2, profit: string, time = '11:58:12') => ({
  lid,
  type,
  money,
  is_win,
  profit,
  create_time: `2026-11-20 ${time}`,
})

const common = { ico: '', update_time: '2026-11-20 12:00:01' }

/** One of each kind, newest first. */
const orders = {
  pending: {
    ...common,
    expect: 'P-4',
    name: 'Merapi',
    status: 0,
    status_text: 'Waiting for the draw',
    money: '500',
    opencode: '1,1,1',
    data: [line(12, 'small', '500', 0, '0')],
  },
  split: {
    ...common,
    expect: 'P-3',
    name: 'Sunda',
    status: 1,
    status_text: 'Settled',
    money: '4000',
    opencode: [4, 5, 6],
    data: [line(11, 'big', '2000', 1, '3900'), line(11, 'pair', '2000', 2, '2000')],
  },
  mismatch: {
    ...common,
    expect: 'P-2',
    name: 'Sunda',
    status: '1',
    status_text: 'Settled',
    money: 1000,
    opencode: '[1,1,1]',
    data: [line(11, 'big', '1000', 1, '1950', '11:57:00')],
  },
  unpublished: {
    ...common,
    expect: 'P-1',
    name: 'Bromo',
    status: 1,
    status_text: 'Settled',
    money: '100',
    opencode: '',
    data: [{ ...line(16, 'big', '100', 1, '180'), create_time: '2026-11-19 08:00:00' }],
  },
}

function serve(...list: unknown[]): void {
  answer('/member/getUserGameList', { data: list })
}

async function openRecord(member = 'wulan_r') {
  const app = await renderApp({ path: '/GameRecord', member })
  await heading('Task record')
  return app
}

function row(period: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(period) })
}

const rows = () => within(screen.getByRole('tabpanel', { hidden: true })).queryAllByRole('listitem', { hidden: true })

const totals = () => wordsIn(screen.getByRole('group', { name: 'Totals' }))

beforeEach(() => stopClockAt(NOON))

describe('the task record', () => {
  test('shows that it is loading, then the member’s own orders, newest first', async () => {
    const release = holdBack('/member/getUserGameList')
    await openRecord()
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await waitFor(() => expect(rows()).toHaveLength(13))
    expect(wordsIn(rows()[0] ?? null)).toMatch(/^Toba -014520261120-0145 [\d:]+ \* \* \* Pending staked Rp 1,000$/)
  })

  test('keeps orders and lines that are alike apart, over every refresh', async () => {
    const twin = {
      ...orders.pending,
      data: [line(12, 'small', '250', 0, '0'), line(12, 'small', '250', 0, '0')],
    }
    serve(twin, twin)
    const { user, queryClient } = await openRecord()
    for (const count of [2, 3, 1, 2]) {
      serve(...Array.from({ length: count }, () => twin))
      await queryClient.refetchQueries()
      await waitFor(() => expect(rows()).toHaveLength(count))
    }
    await user.click(screen.getAllByRole('button', { name: /P-4/ })[0] ?? document.body)
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(2)
  })

  test('hides the numbers of a pending order, and says what it waits for', async () => {
    serve(orders.pending)
    await openRecord()
    await screen.findByText('P-4')
    expect(rows().map(wordsIn)).toEqual(['Merapi P-4 11:58:12 * * * Pending staked Rp 500'])
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(totals()).toBe('Pending Rp 500')
  })

  test('says that the numbers of a settled order are not available, and shows none of an open one', async () => {
    serve(orders.unpublished, { ...orders.pending, opencode: '1,2,3' })
    await openRecord()
    await screen.findByText('P-1')
    expect(row('P-1')).toHaveTextContent('not available')
    expect(row('P-4')).toHaveTextContent('* * *')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    // Whether the stake is part of what came back is not known, so neither is the net.
    await waitFor(() => expect(row('P-1')).toHaveTextContent(/Returned Rp\s180 \(as recorded\)/))
  })

  test('is one line of totals, rows of two lines, and each pick in a sheet', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    expect(within(row('P-3')).getByRole('img', { name: '4, 5, 6' })).toBeInTheDocument()
    await waitFor(() => expect(totals()).toBe('Staked Rp 4,000 · returned Rp 3,900 · net −Rp 100'))
    expect(rows().map(wordsIn)).toEqual(['Sunda P-3 11:58:12 456 −Rp 100 staked Rp 4,000'])
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('server time')
    expect(await screen.findByText('Tiga’s check: 1 of 1 matched.')).toBeInTheDocument()
    await user.click(row('P-3'))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getAllByRole('listitem').map(wordsIn)).toEqual([
      'BigWon +Rp 1,900Staked Rp 2,000 · returned Rp 3,900',
      'EvenLost −Rp 2,000Staked Rp 2,000',
    ])
  })

  test('marks an order that does not match its draw', async () => {
    serve(orders.mismatch, orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-2')
    await waitFor(() => expect(row('P-2')).toHaveTextContent('Doesn’t match Tiga’s check: see details'))
    expect(screen.getAllByText(/^Doesn’t match/)).toHaveLength(1)
    expect(screen.getByText('Tiga’s check: 1 of 2 matched. 1 didn’t match: see details.')).toBeInTheDocument()
    await user.click(row('P-2'))
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByText('Tiga’s check: doesn’t match')
    expect(sheet).toHaveTextContent('Big: “Lost” by the numbers, but recorded as “Won”.')
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    expect(await messageDetails(user)).toHaveTextContent(
      /About: Sunda P-2, Big, .*Big: “Lost” by the numbers, but recorded as “Won”\./,
    )
  })

  test('says the net of each day by the server’s dates, losses as plainly as wins', async () => {
    serve(...Object.values(orders))
    await openRecord()
    await screen.findByText('P-1')
    const headOf = (day: string) => wordsIn(screen.getByRole('heading', { name: day }).parentElement)
    await waitFor(() => expect(headOf('Nov 20, 2026')).toBe('Nov 20, 2026+Rp 850'))
    // Whether the stake is part of what came back is not known, so no net is said.
    expect(headOf('Nov 19, 2026')).toBe('Nov 19, 2026')
    expect(totals()).toBe('Staked Rp 5,100 · returned Rp 6,030 (as recorded) · Pending Rp 500')
  })

  test('does not call a return “recorded” while the payouts load, opened from Withdrawals', async () => {
    serve(orders.split)
    const release = holdBack('/Lottery/getLotteryPeilv')
    const { user } = await renderApp({ path: '/WithdrawRecord', member: 'wulan_r' })
    await heading('Withdrawal record')
    await user.click(screen.getByRole('tab', { name: 'Orders' }))
    const panel = await screen.findByRole('tabpanel', { name: 'Orders' })
    expect(await within(panel).findByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(panel).not.toHaveTextContent('recorded return')
    // As long as a screen waits for what only adds to it.
    await within(panel).findByText('P-3', {}, { timeout: 6000 })
    expect(wordsIn(panel)).toContain('Staked Rp 4,000')
    expect(screen.queryByRole('button', { name: /see breakdown$/ })).not.toBeInTheDocument()
    expect(panel).not.toHaveTextContent('recorded return')
    release()
    await waitFor(() => expect(totals()).toBe('Staked Rp 4,000 · returned Rp 3,900 · net −Rp 100'))
  })

  test('says of how many orders it can’t tell', async () => {
    serve(orders.split, orders.unpublished)
    await openRecord()
    await screen.findByText('P-1')
    expect(await screen.findByText('Tiga’s check: 1 of 2 matched. 1 couldn’t be checked.')).toBeInTheDocument()
  })
})

describe('the segments', () => {
  test('are one page: each has its address and title, and back goes where one came from', async () => {
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await user.click(await screen.findByRole('link', { name: 'Task record' }))
    await heading('Task record')
    for (const [name, title, path] of [
      ['All', 'Account detail', '/AccountDetail'],
      ['Withdrawals', 'Withdrawal record', '/WithdrawRecord'],
      ['Orders', 'Task record', '/GameRecord'],
    ] as const) {
      await user.click(screen.getByRole('tab', { name }))
      await heading(title)
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
      expect(screen.getByRole('tab', { name })).toHaveFocus()
      expect(address()).toBe(path)
      await waitFor(() => expect(document.title).toContain(title))
    }
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Me')
  })

  test('keep what the filter says', async () => {
    serve(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    await chooseFilters(user, 'Latest day', 'Sunda')
    await waitFor(() => expect(address()).toBe('/GameRecord?span=day&game=Sunda'))
    await user.click(screen.getByRole('tab', { name: 'All' }))
    await heading('Account detail')
    await screen.findByRole('button', { name: 'Filter · Latest day · Sunda' })
    expect(address()).toBe('/AccountDetail?span=day&game=Sunda')
    await user.click(screen.getByRole('tab', { name: 'Withdrawals' }))
    await heading('Withdrawal record')
  })
})

describe('an order that is settled again', () => {
  const open = async (order: unknown) => {
    serve(order)
    const app = await openRecord()
    await app.user.click(await screen.findByRole('button', { name: /P-\d/ }))
    const sheet = await screen.findByRole('dialog')
    const close = async () => {
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(sheet).not.toBeInTheDocument())
    }
    return { sheet, close }
  }

  test('agrees, by its own numbers alone where this device has seen no other', async () => {
    const { sheet, close } = await open(orders.split)
    await within(sheet).findByText('Tiga’s check: matches')
    expect(sheet).toHaveTextContent('The numbers are the order’s own.')
    await close()
    expect(row('P-3')).not.toHaveTextContent('Doesn’t match')
  })

  test('differs where this device saw other numbers, on the card too', async () => {
    await (await openLedger()).record('11', [{ period: 'P-3', numbers: [6, 5, 4] }], 'history')
    const { sheet, close } = await open(orders.split)
    await within(sheet).findByText('Tiga’s check: doesn’t match')
    expect(sheet).toHaveTextContent('Numbers this device saw: 6 · 5 · 4. In your order: 4 · 5 · 6.')
    await close()
    expect(row('P-3')).toHaveTextContent('Doesn’t match Tiga’s check: see details')
  })

  test('differs where it paid less than the payout that was shown', async () => {
    localStorage.setItem(
      'tiga.member.shownPayouts',
      JSON.stringify([{ gameId: '11', period: 'P-3', type: 'big', payout: '2' }]),
    )
    const { sheet } = await open(orders.split)
    await within(sheet).findByText('Tiga’s check: doesn’t match')
    expect(wordsIn(sheet)).toContain('Big: Rp 4,000 by the payout you were shown, but recorded as Rp 3,900.')
  })

  test('cannot be told where rules and numbers are not published', async () => {
    const { sheet, close } = await open(orders.unpublished)
    await within(sheet).findByText('Tiga’s check: not possible')
    expect(sheet).toHaveTextContent('The rules aren’t published.')
    await close()
    expect(row('P-1')).not.toHaveTextContent('Doesn’t match')
  })

  test('leads to the check of each game’s draws', async () => {
    serve(orders.split, orders.unpublished)
    const { user } = await openRecord()
    const links = await screen.findAllByRole('link', { name: /^Check the draws/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Fairness?key=sunda60&id=11',
      '/Fairness?key=bromo300&id=16',
    ])
    await user.click(links[0] ?? document.body)
    await heading('Check the draws')
  })
})

describe('the filters', () => {
  test('show pending, settled, or one game, and say so on their button', async () => {
    serve(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    const periods = () => rows().map((it) => /P-\d/.exec(it.textContent ?? '')?.[0])
    const sheet = await openFilters(user)
    expect(sheet).toHaveTextContent('Times are server time.')
    expect(
      within(within(sheet).getByRole('group', { name: 'Game' }))
        .getAllByRole('button')
        .map(wordsIn),
    ).toEqual(['All', 'Merapi', 'Sunda', 'Bromo'])
    expect(periods()).toEqual(['P-4', 'P-3', 'P-2', 'P-1'])
    await user.click(within(sheet).getByRole('button', { name: 'Pending' }))
    expect(periods()).toEqual(['P-4'])
    await user.click(within(sheet).getByRole('button', { name: 'Settled' }))
    expect(periods()).toEqual(['P-3', 'P-2', 'P-1'])
    expect(within(sheet).getByRole('button', { name: 'Settled' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(sheet).getByRole('button', { name: 'Sunda' }))
    await user.click(within(sheet).getByRole('button', { name: 'Done' }))
    await screen.findByRole('button', { name: 'Filter · Settled · Sunda' })
    expect(periods()).toEqual(['P-3', 'P-2'])
    expect(screen.queryByRole('region', { name: 'Nov 19, 2026' })).not.toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/GameRecord?state=settled&game=Sunda'))
  })

  test('sum up a time span, and say that the list is not whole', async () => {
    serve(...Object.values(orders), 'nonsense')
    const { user } = await openRecord()
    await screen.findByText('P-1')
    expect(await screen.findByText('1 entry couldn’t be read and isn’t shown.')).toBeInTheDocument()
    await chooseFilters(user, 'Latest day', 'Sunda')
    expect(totals()).toBe('Staked Rp 5,000 · returned Rp 5,850 · net +Rp 850')
  })

  test('take any two days, say beside the second that it is before the first, and are there again on the way back', async () => {
    serve(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    const sheet = await openFilters(user)
    await user.click(within(sheet).getByRole('button', { name: 'Dates' }))
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
    expect(rows()).toHaveLength(4)
    await user.type(from, '2026-11-20')
    expect(rows()).toHaveLength(3)
    await user.type(to, '2026-11-19')
    expect(to).toHaveAccessibleDescription('The end is before the start.')
    expect(to).toBeInvalid()
    expect(screen.getByText('No matching entries')).toBeInTheDocument()
    fireEvent.change(from, { target: { value: '' } })
    expect(to).toBeValid()
    expect(rows()).toHaveLength(1)
    fireEvent.change(to, { target: { value: '2026-11-21' } })
    await user.click(within(sheet).getByRole('button', { name: 'Sunda' }))
    await user.click(within(sheet).getByRole('button', { name: 'Done' }))

    await user.click(await screen.findByRole('link', { name: /^Check the draws/ }))
    await heading('Check the draws')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Task record')
    await waitFor(() => expect(rows()).toHaveLength(2))
    const again = await openFilters(user)
    expect(within(again).getByLabelText('To')).toHaveValue('2026-11-21')
    expect(within(again).getByRole('button', { name: 'Sunda' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-18' } })
    await user.click(within(again).getByRole('button', { name: 'Done' }))
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(address()).toBe('/GameRecord'))
    expect(rows()).toHaveLength(4)
  })

  test.each([
    ['/GameRecord', 'Task record', 'wulan_r'],
    ['/AccountDetail', 'Account detail', 'wulan_r'],
    ['/WithdrawRecord', 'Withdrawal record', 'budi_k'],
  ])('of %s stand in its address', async (path, title, member) => {
    const query = '?span=dates&from=2026-11-18&to=2026-11-19'
    const { user } = await renderApp({ path: path + query, member })
    await heading(title)
    await screen.findByRole('button', { name: /^Filter · Nov\s18,\s2026 to Nov\s19,\s2026$/ })
    await chooseFilters(user, 'Latest day')
    await waitFor(() => expect(address()).toBe(`${path}?span=day`))
    expect(screen.getByRole('button', { name: 'Filter · Latest day' })).toBeInTheDocument()
  })

  test('say when nothing is of the kind', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    await chooseFilters(user, 'Pending')
    expect(screen.getByText('No matching entries')).toBeInTheDocument()
    expect(screen.queryByText(/^Tiga’s check/)).not.toBeInTheDocument()
  })
})

describe('the order sheet', () => {
  test('shows everything that was recorded, in the server’s time', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    const opener = row('P-3')
    await user.click(opener)
    const sheet = await screen.findByRole('dialog', { name: 'Order for round P-3' })
    expect(factsOf(sheet)).toMatchObject({
      Status: 'Settled',
      Staked: 'Rp 4,000',
      Returned: 'Rp 3,900',
      Net: '−Rp 100',
      Placed: 'Nov 20, 2026, 11:58:12',
      'Last updated': 'Nov 20, 2026, 12:00:01',
    })
    expect(within(sheet).getByRole('img', { name: '4, 5, 6' })).toBeInTheDocument()
    expect(
      within(sheet).getByText(/^Return includes the stake\. Times are server time\. From the platform’s record/),
    ).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('is a receipt: copied where nothing can be shared, told to customer service', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    await waitFor(() => expect(row('P-3')).toHaveTextContent(/−Rp\s100/))
    await user.click(row('P-3'))
    const sheet = await screen.findByRole('dialog', { name: 'Order for round P-3' })
    await user.click(within(sheet).getByRole('button', { name: 'Share receipt' }))
    await heard('Receipt copied.')
    expect(await navigator.clipboard.readText()).toMatch(
      /^Tiga · Demo credits\n.*Sunda\n.*Big · Rp\s2,000 · Won\n.*Net: −Rp\s100\n/s,
    )
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    expect(await messageDetails(user)).toHaveTextContent(
      'About: Sunda P-3, Big + Even, Rp 4,000, Nov 20, 2026, 11:58:12',
    )
  })
})

describe('around the record', () => {
  test('an empty one leads to the draws', async () => {
    const { user } = await openRecord('budi_k')
    await screen.findByText('Nothing yet')
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to Draws' }))
    await heading('Draws')
  })

  test('the export holds a row for each line, as the member reads it, and ends with what is missing', async () => {
    serve(orders.pending, orders.split, 'nonsense')
    const files = catchFiles()
    const { user } = await openRecord()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await heard('Your browser has the file.')
    expect(files.names).toEqual(['tiga-task-record.csv'])
    const rows = readCsv((await files.texts())[0] ?? '')
    expect(rows.map((row) => row.join('|'))).toEqual([
      'round|game|option|stake|outcome|recorded return|placed (server time)',
      'P-4|Merapi|Small|500|Pending||2026-11-20 11:58:12',
      'P-3|Sunda|Big|2000|Won|3900|2026-11-20 11:58:12',
      'P-3|Sunda|Even|2000|Lost|2000|2026-11-20 11:58:12',
      '1 entry couldn’t be read and isn’t shown.',
    ])
  })
})
