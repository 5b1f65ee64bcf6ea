import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountQueries } from '@/api/account'
import { gameQueries } from '@/api/games'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { money } from '@/lib/money/text'
import { openLedger } from '@/domain/ledger/ledger'
import { DAY_MS } from '@/domain/limits/limit'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import {
  amountField,
  bromoPath,
  confirmButton,
  confirmOrder,
  NOON,
  openDraw,
  optionButton,
  optionGroup,
  review,
  submit,
  submitButton,
  sundaPath,
  SUNDA_OPEN_PERIOD,
} from '../support/draw'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  detailsByTerm,
  goTo,
  findHeading,
  expectAnnounced,
  moveClock,
  stopClockAt,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { writeLimits } from '../support/own-limits'
import { orderPayload } from '../support/orders'
import { renderApp, type RunningApp } from '../support/render-app'
import { pressRetry } from '../support/retry'
import { closeSheetBy, openSheetBy } from '../support/sheets'

beforeEach(() => stopClockAt(NOON))

const countPastDrawCalls = () => callsTo('/Lottery/getLotteryOneList').length

function rowsOf(table: HTMLElement): (string | null)[][] {
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(plainTextOf))
}

test.each(['/Lottery?key=sunda60', '/Lottery?id=11', '/Lottery?key=sunda60&id=12', '/Lottery?key=sunda60&id=99'])(
  '%s shows that no game is found, and requests no past draws',
  async (path) => {
    const app = await renderApp({ path, member: 'wulan_r' })
    await findHeading('Game not found')
    await untilIdle(app)
    expect(countPastDrawCalls()).toBe(0)
    await app.user.click(screen.getByRole('link', { name: 'Go to Draws' }))
    await findHeading('Draws')
    expect(currentAddress()).toBe('/game')
  },
)

const gameInfo = { id: 11, key: 'sunda60', name: 'Sunda', now_expect: '20261120-0720', opencode: '4,6,5' }

test('a game without a closing time says so in place of a countdown, and lets an order be reviewed', async () => {
  answerGetsWith('/Lottery/getLotteryInfo', { ...gameInfo, next_expect: '7' })
  const app = await openDraw()
  const main = screen.getByRole('main')
  expect(within(main).getByText('closing time unknown')).toBeInTheDocument()
  expect(main).toHaveTextContent('Round 7')
  expect(within(main).queryByText(/^(?:Closing|Closed)$/)).not.toBeInTheDocument()
  expect(within(main).queryByRole('timer')).not.toBeInTheDocument()
  const sheet = await review(app)
  expect(detailsByTerm(sheet)).toMatchObject({ 'Closes in': 'closing time unknown' })
  expect(within(sheet).getByText('7')).toHaveAttribute('translate', 'no')
})

const openHistory = ({ user }: RunningApp) => openSheetBy(user, 'History', 'Past draws')

describe('the past draws', () => {
  /** Holds back tasks that wait for an idle browser. Returns a function that runs these tasks. */
  function stayBusy(): () => void {
    const tasks = new Map<number, () => void>()
    vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.set(tasks.size + 1, task).size)
    vi.stubGlobal('cancelIdleCallback', (handle: number) => tasks.delete(handle))
    return () => {
      for (const task of tasks.values()) task()
      tasks.clear()
    }
  }

  test('are requested once, when the browser is idle, and are shown as soon as their sheet opens', async () => {
    const beIdle = stayBusy()
    const app = await openDraw()
    await untilIdle(app)
    expect(countPastDrawCalls()).toBe(0)
    beIdle()
    await waitFor(() => expect(countPastDrawCalls()).toBe(1))
    await app.user.click(optionButton('Big'))
    moveClock(30_000)
    beIdle()
    await untilIdle(app)
    expect(countPastDrawCalls()).toBe(1)
    holdBack('/Lottery/getLotteryOneList')
    const sheet = await openHistory(app)
    const rows = within(sheet).getAllByRole('listitem')
    expect(rows).toHaveLength(30)
    expect(rows[0]).toHaveTextContent('20261120-0720')
    for (const row of rows) {
      const numbers = within(row).getByRole('img').getAttribute('aria-label')?.split(', ').map(Number) ?? []
      const sum = numbers.reduce((left, right) => left + right, 0)
      expect(row).toHaveTextContent(`Sum ${sum}${sum >= 11 ? 'Big' : 'Small'} · ${sum % 2 === 0 ? 'Even' : 'Odd'}`)
    }
    expect(within(sheet).getByText(/^Past draws say nothing about the next one/)).toBeInTheDocument()
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
  })

  test('may contain the number of a round twice, and exclude the numbers of rounds from translation', async () => {
    const numbers = ['0002', '0001', '0480', '0002']
    answerGetsWith('/Lottery/getLotteryOneList', { data: numbers.map((expect) => ({ expect, opencode: '4,6,5' })) })
    const sheet = await openHistory(await openDraw())
    const rows = await within(sheet).findAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('[translate=no]')?.textContent)).toEqual(numbers)
  })

  test('report a failure to load only in their sheet, which offers Retry', async () => {
    await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'error', message: 'The ledger is out.' })
    const app = await openDraw()
    await waitFor(() => expect(countPastDrawCalls()).toBe(1))
    await untilIdle(app)
    expect(screen.queryByText('The ledger is out.')).not.toBeInTheDocument()
    expect(submitButton()).toBeEnabled()
    const sheet = await openHistory(app)
    const alert = await within(sheet).findByRole('alert')
    expect(alert).toHaveTextContent('The ledger is out.')
    await api.faults.clear()
    await pressRetry(app.user, alert)
    expect(await within(sheet).findAllByRole('listitem')).toHaveLength(30)
  })
})

describe('a game with a minimum balance', () => {
  const kelimutu = '/Lottery?key=kelimutu180&id=18'

  const REFUSAL_TEXT =
    'Please contact the administrator for this task. This game needs a balance of Rp 500,000; yours is Rp 86,500.'
  const expectTurnedAway = async () => {
    await expectAnnounced(REFUSAL_TEXT)
    return findHeading('Home')
  }
  const findSubmit = () => screen.findByRole('button', { name: /^Submit/ })

  /** Opens Home with the game loaded and a balance of a minute ago. `enter` opens the game. */
  async function startWithOldBalance(balance: string, member: string) {
    const app = await renderApp({ path: '/Home', member })
    const { queryClient } = app
    const memberQueryKey = accountQueries.member().queryKey
    await waitFor(() => expect(queryClient.getQueryData(memberQueryKey)).toBeDefined())
    await queryClient.fetchQuery(gameQueries.one('kelimutu180'))
    await queryClient.fetchQuery(gameQueries.payouts('18'))
    const currentMember = await queryClient.fetchQuery(accountQueries.member())
    queryClient.setQueryData(
      memberQueryKey,
      { ...currentMember, balance: money(balance) },
      { updatedAt: Date.now() - 60_000 },
    )
    return { ...app, enter: () => goTo(kelimutu) }
  }

  test.each([
    ['let in', '900000', 'wulan_r', expectTurnedAway],
    ['turn away', '1000', 'budi_k', findSubmit],
  ])('does not %s a member because of an old balance', async (_what, before, member, expectDecision) => {
    const { enter } = await startWithOldBalance(before, member)
    const release = holdBack('/member/getUserInfo')
    await enter()
    await findHeading('Kelimutu')
    await screen.findByRole('status', { name: 'Loading' })
    expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument()
    release()
    expect(await expectDecision()).toBeVisible()
  })

  test('lets a member in if the balance was loaded just before entry, even if the game takes 5 s to load', async () => {
    const { enter, queryClient } = await startWithOldBalance('900000', 'budi_k')
    const updateOptions = { updatedAt: Date.now() }
    queryClient.setQueryData(accountQueries.member().queryKey, (member) => member && { ...member }, updateOptions)
    queryClient.removeQueries({ queryKey: gameQueries.one('kelimutu180').queryKey })
    const release = holdBack('/Lottery/getLotteryInfo')
    await enter()
    await screen.findByRole('status', { name: 'Loading' })
    vi.setSystemTime(Date.now() + 5000)
    release()
    expect(await findSubmit()).toBeEnabled()
  })

  test('does not let in a member whose old balance cannot be refreshed, and decides after Retry', async () => {
    const { enter, user } = await startWithOldBalance('900000', 'wulan_r')
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error' })
    await enter()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument()
    await api.faults.clear()
    await user.click(retry)
    await expectTurnedAway()
  })

  test('stays open for a member whose balance falls below the minimum because of an order', async () => {
    await api.setCondition('11', '86000')
    const app = await openDraw()
    await confirmOrder(app, ['Big'], '1000')
    await waitFor(() => expect(screen.getByText(/Balance now/).parentElement).toHaveTextContent('85,500'))
    expect(currentAddress()).toBe(sundaPath)
  })
})

const oddsButton = () => screen.getByRole('button', { name: /^See the odds/ })

describe('the screen of a draw', () => {
  test('shows the open period with its countdown, the last result and four options', async () => {
    await openDraw()
    expect(plainTextOf(screen.getByText(SUNDA_OPEN_PERIOD).closest('[class*=eyebrow]'))).toMatch(
      new RegExp(`^Round .*${SUNDA_OPEN_PERIOD} closes in$`),
    )
    expect(screen.getByRole('timer')).toHaveTextContent('00:50')
    expect(screen.queryByText('Open')).not.toBeInTheDocument()
    expect(plainTextOf(screen.getByText('20261120-0720').closest('[class*=eyebrow]'))).toMatch(
      /^Last · .*20261120-0720$/,
    )
    expect(screen.getByText('No order yet')).toBeInTheDocument()
    expect(screen.getByRole('img')).toHaveAccessibleName(/^[1-6], [1-6], [1-6]$/)
    const options = within(optionGroup()).getAllByRole('button')
    expect(options.map(plainTextOf)).toEqual(['Big sum 11–18', 'Small sum 3–10', 'Even pair', 'Odd single'])
    // Odds that all options share are shown once, on a button.
    expect(oddsButton()).toHaveTextContent('Each 50.0% · pays 1.95×')
    expect(screen.getByText('Demo credits')).toBeInTheDocument()
    moveClock(47_000)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:03'))
  })

  test('shows the odds and the amount that the game keeps in a sheet of rules, which two taps open only once', async () => {
    await openDraw()
    const before = window.history.length
    tapTwice(screen.getByRole('button', { name: 'Rules' }))
    const sheet = await screen.findByRole('dialog', { name: 'Odds and rules' })
    // The sheet has added only one history entry, so that one step back closes it.
    expect(window.history.length).toBe(before + 1)
    for (const words of [
      'Big, Small, Even, and Odd 108 of 216 (50.0%) · pays 1.95×',
      'To break even, 51.3% of picks must win. On average, the game keeps Rp 25 of every Rp 1,000.',
      'Closing and settlement · Every minute',
      'Returns include the stake.',
    ])
      expect(sheet).toHaveTextContent(words)
  })

  test('shows no percentages for a game that publishes no odds, neither on the screen nor in the rules', async () => {
    const { user } = await openDraw(bromoPath)
    expect(plainTextOf(optionButton('High'))).toBe('High')
    expect(screen.getAllByText(/Odds not published/)).toHaveLength(1)
    const sheet = await openSheetBy(user, 'Rules', 'Odds and rules')
    expect(sheet).toHaveTextContent('Not published: how options win and what a win returns.')
    expect(within(sheet).queryByRole('table')).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('%')
  })

  test('shows odds at each option if they differ', async () => {
    const options = [
      { type: 'big', name: 'big', peilv: '1.95' },
      { type: 'small', name: 'small', peilv: '2.5' },
    ]
    answerGetsWith('/Lottery/getLotteryPeilv', { data: options })
    const { user } = await openDraw()
    expect(plainTextOf(optionButton('Big'))).toBe('Big sum 11–18 · 50.0% · pays 1.95×')
    expect(plainTextOf(optionButton('Small'))).toBe('Small sum 3–10 · 50.0% · pays 2.5×')
    expect(oddsButton()).not.toHaveTextContent('pays')
    const sheet = await openSheetBy(user, /^See the odds/, 'Odds and rules')
    expect(sheet).toHaveTextContent('Big: To break even, 51.3% of picks must win.')
    expect(sheet).toHaveTextContent('Small: To break even, 40.0% of picks must win.')
    expect(rowsOf(within(sheet).getByRole('table', { name: 'Chances of each option' }))).toEqual([
      ['Big', '108 of 216 (50.0%)', '1.95'],
      ['Small', '108 of 216 (50.0%)', '2.5'],
    ])
  })

  test('shows on Submit the total of the picks, or that the amount is missing', async () => {
    const { user } = await openDraw()
    await user.click(optionButton('Big'))
    await user.click(optionButton('Odd'))
    expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'true')
    await user.type(amountField(), '1500')
    expect(amountField()).toHaveValue('1,500')
    expect(submitButton()).toHaveAccessibleName(/^Submit · Rp\s3,000$/)
    await user.click(optionButton('Odd'))
    expect(submitButton()).toHaveAccessibleName(/^Submit · Rp\s1,500$/)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(amountField()).toHaveValue('')
    expect(amountField()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
    expect(submitButton()).toHaveAccessibleName('Submit Enter an amount')
    await user.type(amountField(), '90000')
    const bar = submitButton().parentElement?.parentElement
    expect(bar).toHaveTextContent('Rp 3,500 short Rp 86,500')
    expect(bar).not.toHaveTextContent(/[−-]/)
  })

  test('accepts no order from a blocked account, and shows one notice and, in a sheet, all', async () => {
    await (await openLedger()).record('11', [{ period: '20261120-0720', numbers: [9, 9, 9] }], 'draw')
    localStorage.setItem('tiga.requests.b', '{"memberId":"1003","request":{"kind":"order"}}')
    moveClock(1000)
    const app = await openDraw(sundaPath, { member: 'siti_m' })
    const reason = 'The platform isn’t accepting orders from this account.'
    expect(submitButton()).toBeDisabled()
    expect(submitButton()).toHaveAccessibleDescription(reason)
    expect(optionButton('Big')).toBeDisabled()
    const row = await screen.findByRole('button', { name: 'Tiga can’t read an earlier request. Show 3 more' })
    expect(screen.queryByText('A past result has changed')).not.toBeInTheDocument()
    await app.user.click(row)
    const sheet = await screen.findByRole('dialog', { name: 'Notices' })
    const note = within(sheet).getByText(reason).closest('div') ?? document.body
    expect(within(note).getByRole('link', { name: 'Ask customer service' })).toHaveAttribute('href', '/ServiceOnline')
    expect(within(sheet).getByText('A past result has changed')).toBeVisible()
    await closeSheetBy(app.user, sheet)
    // The note about a break would only repeat that no order can be sent, so it is not shown.
    act(() => writeLimits({}, { breakUntil: Date.parse(NOON) + DAY_MS }, '1003'))
    expect(screen.queryByText(/^Break until/)).not.toBeInTheDocument()
  })

  test('shows the countdown and the result from the list of games while it loads, until the round has closed', async () => {
    const { user } = await renderApp({ path: '/game', member: 'wulan_r' })
    const tile = await screen.findByRole('link', { name: /^Sunda/ })
    const calls = ['/Lottery/getLotteryInfo', '/Lottery/getLotteryPeilv', '/Lottery/lotteryList']
    const releases = calls.map(holdBack)
    await user.click(tile)
    await findHeading('Sunda')
    const lastResult = () => screen.queryByRole('img', { name: /^[1-6], [1-6], [1-6]$/ })
    expect(screen.getByRole('timer')).toHaveTextContent('00:50')
    expect(lastResult()).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Submit/ })).not.toBeInTheDocument()
    moveClock(51_000)
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument())
    expect(lastResult()).not.toBeInTheDocument()
    for (const release of releases) release()
    expect(await screen.findByRole('button', { name: /^Submit/ })).toBeEnabled()
  })
})

describe('the quick choices of a stake', () => {
  const ordersWith = (...stakes: string[]) =>
    stakes.map((stake, index) => orderPayload(`P-${index}`, `2026-11-1${9 - index}`, stake, 2, ''))

  test('are up to three of the member’s stakes, none of them above the last stake', async () => {
    answerGetsWith('/member/getUserGameList', ordersWith('3000', '1500', '8000', '1500', '500', '200'))
    const { user } = await openDraw()
    const group = await screen.findByRole('group', { name: 'Quick choices' })
    const buttons = within(group).getAllByRole('button')
    expect(buttons.map(plainTextOf)).toEqual(['Rp 500', 'Rp 1,500', 'Rp 3,000'])
    await user.click(buttons[1] ?? group)
    expect(amountField()).toHaveValue('1,500')
  })

  test.each([
    ['does not load', () => envelopeResponse(500, 'Not now.', null)],
    ['has an unreadable row', () => envelopeResponse(200, 'ok', [7, ...ordersWith('1000')])],
  ])('are not shown if the list of orders %s, because the last stake is unknown', async (_what, answer) => {
    api.server.use(http.get('*/api/member/getUserGameList', answer))
    const app = await openDraw()
    await waitFor(() => expect(callsTo('/member/getUserGameList')).not.toHaveLength(0))
    await untilIdle(app)
    expect(screen.queryByRole('group', { name: 'Quick choices' })).not.toBeInTheDocument()
  })
})

describe('Submit', () => {
  test.each([
    ['nothing at all', [], '', 'Choose at least one option'],
    ['zero, before anything else', [], '0', 'Wrong amount. Enter more than zero.'],
    ['an option without an amount', ['Small'], '', 'Enter the amount.'],
    [
      'more than the balance',
      ['Big', 'Even'],
      '43251',
      'Insufficient balance. Contact customer service to top up. Rp 2 short.',
    ],
    ['an amount with too many digits', ['Big'], '1234567890123456', 'This amount has too many digits.'],
    [
      'decimals, which must not be read as a hundred times the amount',
      ['Big'],
      '1500.50',
      'Whole amounts only: no decimals.',
    ],
  ])('refuses %s', async (_case, options, amount, words) => {
    const app = await openDraw()
    await submit(app, options, amount)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.queryByText(/Never pay/)).not.toBeInTheDocument()
    // The message describes only the control that has to be corrected: the options or the amount.
    const [field, otherField] = words.startsWith('Choose')
      ? [optionGroup(), amountField()]
      : [amountField(), optionGroup()]
    expect(field).toHaveAccessibleDescription(words.replaceAll('Rp ', 'Rp\u00a0'))
    expect(otherField).not.toHaveAccessibleDescription()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
    await app.user.click(optionButton('Odd'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is disabled while the platform names no open round, and an open review sends nothing', async () => {
    const explanation = 'The platform isn’t showing an open round right now.'
    const app = await openDraw()
    const sheet = await review(app)
    answerGetsWith('/Lottery/getLotteryInfo', { ...gameInfo, second: 50 })
    await app.queryClient.refetchQueries()
    await waitFor(() => expect(within(sheet).getByRole('alert')).toHaveTextContent(explanation))
    expect(confirmButton(sheet)).toBeDisabled()
    await app.user.click(confirmButton(sheet))
    await closeSheetBy(app.user, sheet, 'Cancel')
    expect(submitButton()).toBeDisabled()
    expect(submitButton()).toHaveAccessibleDescription(explanation)
    expect(screen.getByText('Closed')).toBeInTheDocument()
    // A platform that is closed for the night may send 0 as `second`. The screen must then not wait
    // for a result.
    answerGetsWith('/Lottery/getLotteryInfo', { ...gameInfo, second: 0 })
    await app.queryClient.refetchQueries()
    await untilIdle(app)
    expect(screen.queryByText('Waiting for the result')).not.toBeInTheDocument()
    await app.user.click(submitButton())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
  })
})

describe('opposite picks', () => {
  const warning = () => within(screen.getByRole('main')).queryByText(/ together always lose /)

  test('get a warning of a certain loss once both are chosen, and again in the confirmation', async () => {
    const { user } = await openDraw()
    await user.click(optionButton('Big'))
    expect(warning()).not.toBeInTheDocument()
    await user.click(optionButton('Small'))
    expect(plainTextOf(warning())).toBe('Big and Small together always lose 2.5%.')
    await user.type(amountField(), '4000')
    const lossText = 'Big and Small together always lose Rp 200.'
    expect(plainTextOf(warning())).toBe(lossText)
    const sheet = await openSheetBy(user, /^Submit/, 'Confirm your order')
    expect(plainTextOf(sheet)).toContain(lossText)
    // The loss is certain, so the possible draws are not listed.
    expect(within(sheet).queryByRole('region', { name: 'Every possible draw' })).not.toBeInTheDocument()
    await closeSheetBy(user, sheet, 'Cancel')
    await user.click(optionButton('Big'))
    expect(warning()).not.toBeInTheDocument()
  })

  test('get no warning if no payout is published, but a note that their cost is unknown', async () => {
    answerGetsWith('/Lottery/getLotteryPeilv', { data: ['big', 'small'].map((type) => ({ type, name: type })) })
    const { user } = await openDraw()
    await user.click(optionButton('Big'))
    await user.click(optionButton('Small'))
    expect(warning()).not.toBeInTheDocument()
    expect(
      screen.getByText(
        'Exactly one of Big and Small wins each draw. The payout isn’t published, so the cost of both is unknown.',
      ),
    ).toBeInTheDocument()
  })
})

test('four changed past results are shown as two alarms and a link to the others in the sheet of past draws', async () => {
  const periods = ['0700', '0701', '0702', '0703'].map((number) => `20261120-${number}`)
  const results = periods.map((period) => ({ period, numbers: [1, 1, 1] as const }))
  await (await openLedger()).record('11', results, 'draw')
  moveClock(1000)
  const app = await openDraw()
  const sheet = await openHistory(app)
  await waitFor(() => expect(within(sheet).getAllByRole('alert')).toHaveLength(2))
  const alarmText = /^A past result has changedSunda 20261120-0700First111Nov .*Later/
  expect(plainTextOf(within(sheet).getAllByRole('alert')[0] ?? null)).toMatch(alarmText)
  expect(within(sheet).getByRole('link', { name: /^Show \d+ more$/ })).toHaveAttribute(
    'href',
    '/Fairness?key=sunda60&id=11',
  )
  await closeSheetBy(app.user, sheet)
  const notices = await openSheetBy(app.user, 'A past result has changed', 'Notices')
  expect(plainTextOf(within(notices).getAllByRole('alert')[0] ?? null)).toMatch(alarmText)
})

test('the sheets of past draws and of the member’s orders say that they are empty', async () => {
  await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'empty' })
  const { user } = await openDraw(sundaPath, { member: 'budi_k' })
  for (const [button, title, words] of [
    ['History', 'Past draws', 'Nothing yet'],
    ['Task list', 'Task list', 'No orders in this game yet'],
  ] as const) {
    const sheet = await openSheetBy(user, button, title)
    await within(sheet).findByText(words)
    expect(within(sheet).queryByRole('listitem')).not.toBeInTheDocument()
    await closeSheetBy(user, sheet)
  }
})

test('the sheet "Task list" lists the orders of this game only, each as a link, and hides the drawn numbers while the round is open', async () => {
  const openOrder = { ...orderPayload(SUNDA_OPEN_PERIOD, '2026-11-20', '500', 0, ''), opencode: '1,2,3' }
  const otherOrder = orderPayload('M-1', '2026-11-20', '900', 2, '', 'Merapi')
  answerGetsWith('/member/getUserGameList', [
    openOrder,
    { ...otherOrder, data: otherOrder.data.map((line) => ({ ...line, lid: 12 })) },
  ])
  const { user } = await openDraw()
  const sheet = await openSheetBy(user, 'Task list')
  const row = await within(sheet).findByRole('link')
  expect(plainTextOf(row)).toBe(`Big 0721${SUNDA_OPEN_PERIOD} 11:58 * * * Pending staked Rp 500`)
  expect(within(row).queryByRole('img')).not.toBeInTheDocument()
  expect(row.querySelector('[class*="chip"]')).toBeNull()
  await user.click(row)
  await arriveAt('/GameRecord')
  await closeSheetBy(user, await screen.findByRole('dialog', { name: /^Order for round/ }), 'Close')
  await findHeading('Sunda')
})
