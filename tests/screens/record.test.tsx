import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLedger } from '@/shared/ledger/open'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import { readCsv } from '../support/csv'
import { catchFiles } from '../support/files'
import { address, factsOf, heading, heard, stopClockAt, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

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
  api.server.use(http.get('*/api/member/getUserGameList', () => envelope(200, 'ok', { data: list })))
}

async function openRecord(member = 'wulan_r') {
  const app = await renderApp({ path: '/GameRecord', member })
  await heading('Task record')
  return app
}

function card(period: string): HTMLElement {
  return (
    screen.getByRole('button', { name: new RegExp(`^Details for round .*${period}$`) }).closest('article') ??
    document.body
  )
}

function linesOf(period: string): (string | null)[] {
  return within(card(period)).getAllByRole('listitem').map(wordsIn)
}

beforeEach(() => stopClockAt(NOON))

describe('the task record', () => {
  test('shows that it is loading, then the member’s own orders, newest first', async () => {
    const release = holdBack('/member/getUserGameList')
    await openRecord()
    await screen.findByRole('status', { name: 'Loading' })
    release()
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(13)
    expect(cards[0]).toHaveTextContent(/^Toba 20261120-0145\* \* \*Waiting for the draw/)
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
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
      for (const article of screen.getAllByRole('article'))
        expect(within(article).getAllByRole('listitem')).toHaveLength(2)
    }
    await user.click(screen.getAllByRole('button', { name: /^Details for round/ })[0] ?? document.body)
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(2)
  })

  test('hides the numbers of a pending order, and says what it waits for', async () => {
    serve(orders.pending)
    await openRecord()
    await screen.findByText('P-4')
    expect(card('P-4')).toHaveTextContent('* * *')
    expect(within(card('P-4')).queryByRole('img')).not.toBeInTheDocument()
    expect(linesOf('P-4')).toEqual(['SmallAwaiting settlementStaked Rp 500'])
  })

  test('says that the numbers of a settled order are not available, and shows none of an open one', async () => {
    serve(orders.unpublished, { ...orders.pending, opencode: '1,2,3' })
    await openRecord()
    await screen.findByText('P-1')
    expect(card('P-1')).toHaveTextContent('not available')
    expect(card('P-4')).toHaveTextContent('* * *')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    // Whether the stake is part of what came back is not known, so neither is the net.
    await waitFor(() => expect(card('P-1')).toHaveTextContent('Net result not known'))
  })

  test('shows what was won with a plus and what was lost with a minus', async () => {
    serve(orders.split)
    await openRecord()
    await screen.findByText('P-3')
    expect(within(card('P-3')).getByRole('img', { name: '4, 5, 6' })).toBeInTheDocument()
    expect(linesOf('P-3')).toEqual([
      'BigWon +Rp 1,900Staked Rp 2,000 · returned Rp 3,900',
      'EvenLost −Rp 2,000Staked Rp 2,000',
    ])
    expect(within(card('P-3')).getByText('Net result')).toHaveTextContent('Net result −Rp 100')
    expect(await screen.findByText('Settled again by Tiga: 1 of 1 agree.')).toBeInTheDocument()
  })

  test('marks a line that does not match its draw', async () => {
    serve(orders.mismatch, orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-2')
    await waitFor(() =>
      expect(linesOf('P-2')).toEqual(['Big Doesn’t match its drawWon +Rp 950Staked Rp 1,000 · returned Rp 1,950']),
    )
    expect(screen.getAllByText('Doesn’t match its draw')).toHaveLength(1)
    expect(
      screen.getByText('Settled again by Tiga: 1 of 2 agree. Differing: 1. Open them to see how.'),
    ).toBeInTheDocument()
    await user.click(within(card('P-2')).getByRole('button', { name: /^Details/ }))
    const sheet = await screen.findByRole('dialog')
    await within(sheet).findByText('Settled again by Tiga: differs')
    expect(sheet).toHaveTextContent('Big: by the numbers “Lost”, recorded as “Won”.')
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    await heading('Online service')
    expect(screen.getByRole('textbox')).toHaveTextContent(
      /About: Sunda P-2, Big, .*Big: by the numbers “Lost”, recorded as “Won”\./,
    )
  })

  test('sums up each day by the server’s dates, losses as plainly as wins', async () => {
    serve(...Object.values(orders))
    await openRecord()
    await screen.findByText('P-1')
    const today = screen.getByRole('region', { name: 'Nov 20, 2026' })
    await waitFor(() =>
      expect(today).toHaveTextContent('Nov 20, 2026 +Rp 850Staked Rp 5,000 · returned Rp 5,850 · still open Rp 500'),
    )
    const yesterday = screen.getByRole('region', { name: 'Nov 19, 2026' })
    // Whether the stake is part of what came back is not known, so no net is said.
    expect(yesterday).toHaveTextContent('Nov 19, 2026 Staked Rp 100 · recorded return Rp 180')
    expect(
      screen.getByText(
        'Some returns are shown as the platform recorded them; we don’t know whether they include the stake.',
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(today).not.toHaveTextContent('as recorded'))
  })

  test('says of how many orders it can’t tell', async () => {
    serve(orders.split, orders.unpublished)
    await openRecord()
    await screen.findByText('P-1')
    expect(await screen.findByText('Settled again by Tiga: 1 of 2 agree. For 1, Tiga can’t tell.')).toBeInTheDocument()
  })
})

describe('an order that is settled again', () => {
  const open = async (order: unknown) => {
    serve(order)
    const app = await openRecord()
    await app.user.click(await screen.findByRole('button', { name: /^Details/ }))
    const sheet = await screen.findByRole('dialog')
    const close = async () => {
      await app.user.keyboard('{Escape}')
      await waitFor(() => expect(sheet).not.toBeInTheDocument())
    }
    return { sheet, close }
  }

  test('agrees, by its own numbers alone where this device has seen no other', async () => {
    const { sheet, close } = await open(orders.split)
    await within(sheet).findByText('Settled again by Tiga: agrees')
    expect(sheet).toHaveTextContent('this device hasn’t seen this draw elsewhere')
    await close()
    expect(card('P-3')).not.toHaveTextContent('Differs')
  })

  test('agrees with the numbers that this device saw published', async () => {
    await (await openLedger()).record('11', [{ period: 'P-3', numbers: [4, 5, 6] }], 'history')
    const { sheet } = await open(orders.split)
    await within(sheet).findByText('Settled again by Tiga: agrees')
    expect(sheet).toHaveTextContent('the numbers this device saw published, give the recorded result')
  })

  test('differs where this device saw other numbers, on the card too', async () => {
    await (await openLedger()).record('11', [{ period: 'P-3', numbers: [6, 5, 4] }], 'history')
    const { sheet, close } = await open(orders.split)
    await within(sheet).findByText('Settled again by Tiga: differs')
    expect(sheet).toHaveTextContent('This device saw 6 · 5 · 4 published; the order shows 4 · 5 · 6.')
    await close()
    expect(card('P-3')).toHaveTextContent('Differs from what it should be: see details')
  })

  test('differs where it paid less than the payout that was shown', async () => {
    localStorage.setItem(
      'tiga.member.shownPayouts',
      JSON.stringify([{ gameId: '11', period: 'P-3', type: 'big', payout: '2' }]),
    )
    const { sheet } = await open(orders.split)
    await within(sheet).findByText('Settled again by Tiga: differs')
    expect(wordsIn(sheet)).toContain('Big: Rp 4,000 by the payout you were shown, recorded Rp 3,900.')
  })

  test('cannot be told where rules and numbers are not published', async () => {
    const { sheet, close } = await open(orders.unpublished)
    await within(sheet).findByText('Settled again by Tiga: can’t tell')
    expect(sheet).toHaveTextContent('The rules aren’t published.')
    await close()
    expect(card('P-1')).not.toHaveTextContent('Differs')
  })

  test('is not said of an open one', async () => {
    const { sheet } = await open(orders.pending)
    expect(sheet).not.toHaveTextContent('Settled again')
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
  test('show pending, settled, or one game, and the totals of what is shown', async () => {
    serve(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    const filters = screen.getByRole('group', { name: 'Filter' })
    const periods = () => screen.queryAllByRole('article').map((it) => /P-\d/.exec(it.textContent ?? '')?.[0])
    expect(within(filters).getAllByRole('button').map(wordsIn)).toEqual([
      'All',
      'Pending',
      'Settled',
      'Merapi',
      'Sunda',
      'Bromo',
    ])
    expect(periods()).toEqual(['P-4', 'P-3', 'P-2', 'P-1'])
    await user.click(within(filters).getByRole('button', { name: 'Pending' }))
    expect(periods()).toEqual(['P-4'])
    await user.click(within(filters).getByRole('button', { name: 'Settled' }))
    expect(periods()).toEqual(['P-3', 'P-2', 'P-1'])
    expect(within(filters).getByRole('button', { name: 'Settled' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(within(filters).getByRole('button', { name: 'Sunda' }))
    expect(periods()).toEqual(['P-3', 'P-2'])
    expect(screen.queryByRole('region', { name: 'Nov 19, 2026' })).not.toBeInTheDocument()
  })

  test('sum up a time span, and say over what, and that it is not the whole', async () => {
    serve(...Object.values(orders), 'nonsense')
    const { user } = await openRecord()
    await screen.findByText('P-1')
    expect(factsOf(document.body)).toEqual({
      Staked: 'Rp 5,100',
      Returned: 'Rp 6,030',
      Net: '+Rp 930',
      'Still open': 'Rp 500',
    })
    expect(screen.getByText('4 orders · Nov 19, 2026 to Nov 20, 2026 (server time)')).toBeInTheDocument()
    expect(screen.getByText(/^These totals are not complete: 1 entry couldn’t be read\./)).toBeInTheDocument()
    const spans = screen.getByRole('group', { name: 'Time range' })
    await user.click(within(spans).getByRole('button', { name: 'Latest day' }))
    await user.click(screen.getByRole('button', { name: 'Sunda' }))
    expect(factsOf(document.body)).toEqual({ Staked: 'Rp 5,000', Returned: 'Rp 5,850', Net: '+Rp 850' })
    expect(screen.getByText('2 orders · Nov 20, 2026 (server time)')).toBeInTheDocument()
  })

  test('take any two days, say beside the second that it is before the first, and are there again on the way back', async () => {
    serve(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    await user.click(screen.getByRole('button', { name: 'Dates' }))
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')]
    expect(screen.getAllByRole('article')).toHaveLength(4)
    await user.type(from, '2026-11-20')
    expect(screen.getByText('3 orders · Nov 20, 2026 (server time)')).toBeInTheDocument()
    await user.type(to, '2026-11-19')
    expect(to).toHaveAccessibleDescription('This day is before the first one.')
    expect(to).toBeInvalid()
    expect(screen.getByText('No matching orders')).toBeInTheDocument()
    fireEvent.change(from, { target: { value: '' } })
    expect(to).toBeValid()
    expect(screen.getByText('1 order · Nov 19, 2026 (server time)')).toBeInTheDocument()
    expect(factsOf(document.body)).toMatchObject({ Staked: 'Rp 100' })
    fireEvent.change(to, { target: { value: '2026-11-21' } })
    await user.click(screen.getByRole('button', { name: 'Sunda' }))

    await user.click(screen.getByRole('link', { name: /^Check the draws/ }))
    await heading('Check the draws')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Task record')
    expect(await screen.findByLabelText('To')).toHaveValue('2026-11-21')
    expect(screen.getByRole('button', { name: 'Sunda' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-18' } })
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(address()).toBe('/GameRecord'))
    expect(screen.getAllByRole('article')).toHaveLength(4)
  })

  test.each([
    ['/GameRecord', 'Task record', 'wulan_r'],
    ['/AccountDetail', 'Account detail', 'wulan_r'],
    ['/WithdrawRecord', 'Withdrawal record', 'budi_k'],
  ])('of %s stand in its address', async (path, title, member) => {
    const query = '?span=dates&from=2026-11-18&to=2026-11-19'
    const { user } = await renderApp({ path: path + query, member })
    await heading(title)
    expect(await screen.findByLabelText('From')).toHaveValue('2026-11-18')
    await user.click(screen.getByRole('button', { name: 'Latest day' }))
    await waitFor(() => expect(address()).toBe(`${path}?span=day`))
    expect(screen.getByRole('button', { name: 'Latest day' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('say when nothing is of the kind', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    await user.click(screen.getByRole('button', { name: 'Pending' }))
    expect(screen.getByText('No matching orders')).toBeInTheDocument()
    expect(screen.queryByText(/^Settled again by Tiga/)).not.toBeInTheDocument()
  })
})

describe('the order sheet', () => {
  test('shows everything that was recorded, in the server’s time', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    const opener = within(card('P-3')).getByRole('button', { name: /^Details/ })
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
    expect(within(sheet).getByText('Times are in server time.')).toBeInTheDocument()
    expect(within(sheet).getByRole('img', { name: '4, 5, 6' })).toBeInTheDocument()
    expect(within(sheet).getByText('includes the stake')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  })

  test('is a receipt: copied where nothing can be shared, told to customer service', async () => {
    serve(orders.split)
    const { user } = await openRecord()
    await screen.findByText('P-3')
    await waitFor(() => expect(card('P-3')).toHaveTextContent('Net result −Rp 100'))
    await user.click(within(card('P-3')).getByRole('button', { name: /^Details/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Order for round P-3' })
    await user.click(within(sheet).getByRole('button', { name: 'Share receipt' }))
    await heard('Receipt copied.')
    expect(await navigator.clipboard.readText()).toMatch(
      /^Tiga · Demo credits\n.*Sunda\n.*Big · Rp\s2,000 · Won\n.*Net: −Rp\s100\n/s,
    )
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    await heading('Online service')
    expect(screen.getByRole('textbox')).toHaveTextContent(
      'About: Sunda P-3, Big + Even, Rp 4,000, Nov 20, 2026, 11:58:12',
    )
  })

  test('shows no numbers of a pending order', async () => {
    serve(orders.pending)
    const { user } = await openRecord()
    await screen.findByText('P-4')
    await user.click(within(card('P-4')).getByRole('button', { name: /^Details/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Order for round P-4' })
    expect(sheet).toHaveTextContent('Not drawn yet')
    expect(within(sheet).queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('around the record', () => {
  test('an empty one leads to the draws', async () => {
    const { user } = await openRecord('budi_k')
    await screen.findByText('No data yet')
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Go to Draws' }))
    await heading('Draws')
  })

  test('a failed one says why, and tries again', async () => {
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error', message: 'The clerk is at lunch.' })
    const { user } = await openRecord()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The clerk is at lunch.')
    await api.faults.clear()
    await pressRetry(user, alert)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13))
  })

  test('broken orders are a failure, not a blank page', async () => {
    serve({ ...orders.split, money: 'much' })
    await openRecord()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The platform’s response was incomplete. Try again later.',
    )
  })

  test('a refresh says so, and keeps the record when it fails', async () => {
    const { user } = await openRecord()
    await screen.findAllByRole('article')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await heard('Refreshed')
    expect(callsTo('/member/getUserGameList')).toHaveLength(2)
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error' })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await heard('Something went wrong on the server. Please try again later.')
    expect(screen.getAllByRole('article')).toHaveLength(13)
  })

  test('the export holds a row for each line, as the member reads it, and ends with what is missing', async () => {
    serve(orders.pending, orders.split, 'nonsense')
    const files = catchFiles()
    const { user } = await openRecord()
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await heard('The file was handed to your browser.')
    expect(files.names).toEqual(['tiga-task-record.csv'])
    const rows = readCsv((await files.texts())[0] ?? '')
    expect(rows.map((row) => row.join('|'))).toEqual([
      'round|game|option|stake|outcome|recorded return|placed (server time)',
      'P-4|Merapi|Small|500|Pending||2026-11-20 11:58:12',
      'P-3|Sunda|Big|2000|Won|3900|2026-11-20 11:58:12',
      'P-3|Sunda|Even|2000|Lost|2000|2026-11-20 11:58:12',
      '1 entry couldn’t be read and is missing here.',
    ])
  })
})
