import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLedger } from '@/domain/ledger/ledger'
import { answerGetsWith, holdBack } from '../support/api'
import { chooseFilters, openFilters } from '../support/choices'
import { NOON } from '../support/draw'
import { readCsv } from '../support/csv'
import { captureSavedFiles } from '../support/files'
import {
  currentAddress,
  detailsByTerm,
  findHeading,
  expectAnnounced,
  openProblemDetails,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { orderPayload } from '../support/orders'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'

const linePayload = (lid: number, type: string, money: string, is_win: 0 | 1 | 2, profit: string) => ({
  lid,
  type,
  money,
  is_win,
  profit,
  create_time: '2026-11-20 11:58:12',
})

/**
 * Orders as the platform sends them, newest first. In `mismatch`, the outcome contradicts the drawn
 * numbers.
 */
const orders = {
  pending: {
    ...orderPayload('P-4', '2026-11-20', '500', 0, '0', 'Merapi'),
    opencode: '1,1,1',
    data: [linePayload(12, 'small', '500', 0, '0')],
  },
  split: {
    ...orderPayload('P-300003', '2026-11-20', '4000', 1, ''),
    data: [linePayload(11, 'big', '2000', 1, '3900'), linePayload(11, 'pair', '2000', 2, '2000')],
  },
  mismatch: { ...orderPayload('P-2', '2026-11-20', '1000', 1, '1950'), status: '1', opencode: '[1,1,1]' },
  unpublished: {
    ...orderPayload('P-1', '2026-11-19', '100', 1, '180', 'Bromo'),
    opencode: '',
    data: [{ ...linePayload(16, 'big', '100', 1, '180'), create_time: '2026-11-19 08:00:00' }],
  },
}

function answerWithOrders(...list: unknown[]): void {
  answerGetsWith('/member/getUserGameList', { data: list })
}

const openRecord = (member = 'wulan_r') => openScreen('/GameRecord', 'Task record', { member })

function row(period: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(period) })
}

const rows = () => within(screen.getByRole('tabpanel', { hidden: true })).queryAllByRole('listitem', { hidden: true })

const totals = () => plainTextOf(screen.getByRole('group', { name: 'Totals' }))

beforeEach(() => stopClockAt(NOON))

describe('the record of orders (Task record)', () => {
  test('shows the net result of each day by the server’s dates, and marks orders that do not match their numbers', async () => {
    answerWithOrders(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    const headOf = (day: string) => plainTextOf(screen.getByRole('heading', { name: day }).parentElement)
    await waitFor(() => expect(headOf('Nov 20, 2026')).toBe('Nov 20, 2026+Rp 850'))
    // The day has no net result, because the recorded return may or may not include the stake.
    expect(headOf('Nov 19, 2026')).toBe('Nov 19, 2026')
    expect(row('P-1')).toHaveTextContent(/not available.*recorded Rp\s180/)
    expect(totals()).toBe('Staked Rp 5,100 · returned Rp 6,030 (as recorded)')
    // The row hides the numbers, although the platform sends numbers for this unsettled order.
    expect(plainTextOf(row('P-4'))).toBe('Merapi P-4 · Small 11:58 * * * Pending staked Rp 500')
    expect(row('P-2')).toHaveTextContent('Doesn’t match Tiga’s check: see details')
    expect(screen.getAllByText(/^Doesn’t match/)).toHaveLength(1)
    expect(
      screen.getByText('Tiga’s check: 1 of 3 matched. 1 didn’t match: see details. 1 couldn’t be checked.'),
    ).toBeInTheDocument()
    const sheet = await openSheetBy(user, /P-2/, /./)
    await within(sheet).findByText('Doesn’t match')
    expect(sheet).toHaveTextContent('Big: “Lost” by the numbers, but recorded as “Won.”')
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    expect(await openProblemDetails(user)).toHaveTextContent(
      /About: Sunda P-2, Big, .*Big: “Lost” by the numbers, but recorded as “Won\.”/,
    )
  })

  test('calls no return “recorded” while the payouts of the listed games are loading', async () => {
    answerWithOrders(orders.split)
    const release = holdBack('/Lottery/getLotteryPeilv')
    const { user } = await openScreen('/WithdrawRecord', 'Withdrawal record', { member: 'wulan_r' })
    await user.click(screen.getByRole('tab', { name: 'Orders' }))
    const panel = await screen.findByRole('tabpanel', { name: 'Orders' })
    expect(await within(panel).findByRole('status', { name: 'Loading' })).toBeInTheDocument()
    expect(panel).not.toHaveTextContent('recorded return')
    // After a few seconds the orders are shown without their payouts.
    await within(panel).findByText('P-300003', {}, { timeout: 6000 })
    expect(screen.queryByRole('button', { name: /see breakdown$/ })).not.toBeInTheDocument()
    expect(panel).not.toHaveTextContent('recorded return')
    release()
    await waitFor(() => expect(totals()).toBe('Net −Rp 100'))
  })
})

test('each tab of the record has its own address and title, and keeps the filter', async () => {
  answerWithOrders(...Object.values(orders))
  const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await user.click(await screen.findByRole('link', { name: 'Task record' }))
  await findHeading('Task record')
  for (const [name, title, path] of [
    ['All', 'Account detail', '/AccountDetail'],
    ['Withdrawals', 'Withdrawal record', '/WithdrawRecord'],
    ['Orders', 'Task record', '/GameRecord'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }))
    await findHeading(title)
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tab', { name })).toHaveFocus()
    expect(currentAddress()).toBe(path)
    await waitFor(() => expect(document.title).toContain(title))
  }
  await chooseFilters(user, 'Latest day', 'Settled', 'Sunda')
  await waitFor(() => expect(currentAddress()).toBe('/GameRecord?span=day&state=settled&game=Sunda'))
  await user.click(screen.getByRole('tab', { name: 'All' }))
  await findHeading('Account detail')
  await screen.findByRole('button', { name: 'Filter · Latest day · Settled · Sunda' })
  await waitFor(() => expect(currentAddress()).toBe('/AccountDetail?span=day&state=settled&game=Sunda'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await findHeading('Me')
})

const recordOtherNumbers = async () => {
  await (await openLedger()).record('11', [{ period: 'P-300003', numbers: [6, 5, 4] }], 'history')
}
const storeShownPayout = () =>
  localStorage.setItem(
    'tiga.member.shownPayouts',
    JSON.stringify([{ gameId: '11', period: 'P-300003', type: 'big', payout: '2' }]),
  )

test.each([
  ['agrees if this device has seen no other numbers', 'split', null, 'Matches the numbers'],
  [
    'differs if this device has seen other numbers',
    'split',
    recordOtherNumbers,
    'Numbers this device saw: 6 · 5 · 4. In your order: 4 · 5 · 6.',
  ],
  [
    'differs if the platform paid less than the payout that was shown',
    'split',
    storeShownPayout,
    'Big: Rp 4,000 by the payout you were shown, but recorded as Rp 3,900.',
  ],
  ['is not possible if the rules are not published', 'unpublished', null, 'The rules aren’t published.'],
] as const)('Tiga’s check of a settled order %s', async (verdict, order, prepare, words) => {
  await prepare?.()
  answerWithOrders(orders[order])
  const app = await openRecord()
  const sheet = await openSheetBy(app.user, /P-\d/, /./)
  const isMismatch = verdict.startsWith('differs')
  const verdictText = isMismatch ? /^Doesn’t match$/ : verdict.startsWith('agrees') ? /^Matches/ : /^Not possible$/
  await waitFor(() =>
    expect(detailsByTerm(sheet)).toMatchObject({ 'Tiga’s check': expect.stringMatching(verdictText) }),
  )
  expect(plainTextOf(sheet)).toContain(words)
  await closeSheetBy(app.user, sheet)
  expect(screen.queryAllByText(/^Doesn’t match/)).toHaveLength(isMismatch ? 1 : 0)
})

describe('the filters', () => {
  test('limit the record to a game and a range of days, and report a range that ends before it starts', async () => {
    answerWithOrders(...Object.values(orders))
    const { user } = await openRecord()
    await screen.findByText('P-1')
    const sheet = await openFilters(user)
    const games = within(within(sheet).getByRole('group', { name: 'Game' })).getAllByRole('button')
    expect(games.map(plainTextOf)).toEqual(['All', 'Merapi', 'Sunda', 'Bromo'])
    await user.click(within(sheet).getByRole('button', { name: 'Dates' }))
    expect(rows()).toHaveLength(4)
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
    await user.click(within(sheet).getByRole('button', { name: 'Sunda' }))
    await closeSheetBy(user, sheet, 'Done')
    await waitFor(() => expect(currentAddress()).toBe('/GameRecord?span=dates&from=&to=2026-11-19&game=Sunda'))
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(currentAddress()).toBe('/GameRecord'))
    expect(rows()).toHaveLength(4)
  })

  test.each([
    ['/GameRecord', 'Task record', 'wulan_r'],
    ['/AccountDetail', 'Account detail', 'wulan_r'],
    ['/WithdrawRecord', 'Withdrawal record', 'budi_k'],
  ])('are read from the address of %s and written to it', async (path, title, member) => {
    const query = '?span=dates&from=2026-11-18&to=2026-11-19'
    const { user } = await openScreen(path + query, title, { member })
    await screen.findByRole('button', { name: /^Filter · Nov\s18,\s2026 to Nov\s19,\s2026$/ })
    await chooseFilters(user, 'Latest day')
    await waitFor(() => expect(currentAddress()).toBe(`${path}?span=day`))
    expect(screen.getByRole('button', { name: 'Filter · Latest day' })).toBeInTheDocument()
  })
})

test('the sheet of an order shows its figures, copies a receipt, and links to customer service', async () => {
  answerWithOrders(orders.split)
  const { user } = await openRecord()
  await waitFor(() => expect(totals()).toBe('Net −Rp 100'))
  expect(rows().map(plainTextOf)).toEqual(['Sunda P-300003 · Big and Even 11:58 456 −Rp 100 staked Rp 4,000'])
  expect(screen.getByRole('tabpanel')).not.toHaveTextContent('server time')
  expect(await screen.findByText('Tiga’s check: 1 of 1 matched.')).toBeInTheDocument()
  const sheet = await openSheetBy(user, /P-300003/, 'Order for round P-300003')
  expect(within(sheet).getByText('P-300003')).toHaveAttribute('translate', 'no')
  expect(within(sheet).getByRole('heading')).toHaveTextContent('−Rp 100')
  expect(detailsByTerm(sheet)).toMatchObject({
    Big: 'Won +Rp 1,900Staked Rp 2,000 · returned Rp 3,900',
    Even: 'Lost −Rp 2,000Staked Rp 2,000',
    Staked: 'Rp 4,000',
    Returned: 'Rp 3,900stake included',
    Placed: 'Nov 20, 2026, 11:58:12 server time',
  })
  expect(within(sheet).getByRole('img', { name: '4, 5, 6' })).toBeInTheDocument()
  await user.click(within(sheet).getByRole('button', { name: 'Share' }))
  await expectAnnounced('Receipt copied.')
  expect(await navigator.clipboard.readText()).toMatch(
    /^Tiga · Demo credits\n.*Sunda\n.*Big · Rp\s2,000 · Won\n.*Net: −Rp\s100\n.*From the platform’s record/s,
  )
  await closeSheetBy(user, sheet)
  await user.click(row('P-300003'))
  await user.click(await screen.findByRole('link', { name: 'Ask customer service' }))
  expect(await openProblemDetails(user)).toHaveTextContent(
    'About: Sunda P-300003, Big + Even, Rp 4,000, Nov 20, 2026, 11:58:12',
  )
})

test('the export has a row for each pick of an order, and ends with the number of unreadable entries', async () => {
  answerWithOrders(orders.pending, { ...orders.mismatch, data: null }, orders.split, 'nonsense')
  const files = captureSavedFiles()
  const { user } = await openRecord()
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await expectAnnounced('Your browser has the file.')
  expect(files.names).toEqual(['tiga-task-record.csv'])
  const rows = readCsv((await files.texts())[0] ?? '')
  expect(rows.map((row) => row.join('|'))).toEqual([
    'Round|Game|Option|Stake|Outcome|Recorded return|Placed (server time)',
    'P-4|Merapi|Small|500|Pending||2026-11-20 11:58:12',
    'P-2|Sunda||1000|||',
    'P-300003|Sunda|Big|2000|Won|3900|2026-11-20 11:58:12',
    'P-300003|Sunda|Even|2000|Lost|2000|2026-11-20 11:58:12',
    '1 entry couldn’t be read and isn’t shown.',
  ])
})
