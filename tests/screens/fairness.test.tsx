import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DrawNumbers } from '@/lib/game-rules'
import type { Observation } from '@/domain/ledger/observations'
import { openLedger } from '@/domain/ledger/ledger'
import { answerGetsWith, api, holdBack } from '../support/api'
import { seededRandom, throwDice } from '../support/dice'
import { NOON, SUNDA_OPEN_PERIOD, confirmButton, confirmOrder, openDraw, review } from '../support/draw'
import {
  currentAddress,
  arriveAt,
  detailsByTerm,
  findHeading,
  openProblemDetails,
  moveClock,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'
import { messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { readShownPayouts } from '@/domain/ledger/resettlement'

const PATH = '/Fairness?key=sunda60&id=11'

beforeEach(() => stopClockAt(NOON))

interface Result {
  period: string
  numbers: DrawNumbers
}

function throwDraws(draws: number, sixProbability = 1 / 6): Result[] {
  const random = seededRandom(7)
  const period = (at: number) => `20261001-${String(at + 1).padStart(4, '0')}`
  return Array.from({ length: draws }, (_, at) => ({ period: period(at), numbers: throwDice(random, sixProbability) }))
}

async function recordResults(results: readonly Result[], source: Observation['source'] = 'history'): Promise<void> {
  await (await openLedger()).record('11', results, source)
}

async function openFairness(path = PATH) {
  const app = await renderApp({ path, member: 'wulan_r' })
  await findHeading('Check the draws')
  return app
}

const SHEET_TITLES = {
  Draws: 'Do the draws look fair?',
  'Past results': 'Has a past result changed?',
  'Your results': 'Are your results what you’d expect?',
  'Settled orders': 'Were your orders settled correctly?',
} as const

type RowName = keyof typeof SHEET_TITLES

const findRow = (name: RowName) => screen.findByRole('button', { name: new RegExp(`^${name}\\b`) })

const openRow = (user: UserEvent, name: RowName) => openSheetBy(user, new RegExp(`^${name}\\b`), SHEET_TITLES[name])

function serveOrders(...list: unknown[]): void {
  answerGetsWith('/member/getUserGameList', { data: list })
}

describe('the check of the draws', () => {
  test('shows four rows, a note that nothing here is proof, and a verdict that there are too few draws', async () => {
    const release = holdBack('/Lottery/getLotteryInfo')
    const { user } = await openFairness()
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0)
    release()
    expect(await screen.findByText(/^Not enough draws yet: 3\d of \d+\.$/)).toBeInTheDocument()
    for (const name of Object.keys(SHEET_TITLES) as RowName[]) await findRow(name)
    expect(screen.getByText('Sunda')).toBeInTheDocument()
    expect(screen.getByText('None of this is proof either way.')).toBeInTheDocument()
    // The row does not repeat the verdict that is shown above the rows.
    expect((await findRow('Draws')).textContent).toBe('Draws')
    const sheet = await openRow(user, 'Draws')
    expect(sheet).toHaveTextContent(/Not enough draws yet: 3\d of 100\./)
    expect(within(sheet).queryByText('Evidence')).not.toBeInTheDocument()
  })

  test.each(['/Fairness?key=sunda60', '/Fairness?key=sunda60&id=12', '/Fairness?id=11'])(
    '%s leads to Draws, because its key and id together name no game',
    async (path) => {
      await renderApp({ path, member: 'wulan_r' })
      await findHeading('Draws')
      expect(currentAddress()).toBe('/game')
    },
  )

  test('shows why past draws are missing, and still shows the check of the results saved on this device', async () => {
    await recordResults(throwDraws(40))
    await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'error', message: 'The clerk is at lunch.' })
    await openFairness()
    expect(await screen.findByRole('alert')).toHaveTextContent('The clerk is at lunch.')
    expect(await findRow('Past results')).toHaveTextContent('No change seen')
    expect(screen.queryByRole('button', { name: /^Draws/ })).not.toBeInTheDocument()
  })

  test('shows the row of the member’s results only once the payouts have loaded', async () => {
    await api.faults.add({ path: '/Lottery/getLotteryInfo', kind: 'error', message: 'The clerk is at lunch.' })
    const release = holdBack('/Lottery/getLotteryPeilv')
    await openFairness()
    await findRow('Draws')
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(screen.queryByRole('button', { name: /^Your results/ })).not.toBeInTheDocument()
    release()
    await findRow('Your results')
  })
})

describe('the draws of a game', () => {
  test('count as not unusual if they are fair, and each number and option is shown with its share', async () => {
    await recordResults(throwDraws(400))
    const { user } = await openFairness()
    expect(await screen.findByText(/^Nothing unusual in 43\d draws$/)).toBeInTheDocument()
    const sheet = await openRow(user, 'Draws')
    expect(sheet).toHaveTextContent(/Nothing unusual in 43\d draws\. That doesn’t prove they’re fair\./)
    expect(within(sheet).getAllByRole('heading', { level: 3 }).map(plainTextOf)).toEqual([
      'Each number',
      'Big or small, odd or even',
    ])
    expect(sheet).toHaveTextContent(
      /Share of 1,?\d+\. With fair draws, about 16\.7% each\..*Share of 43\d\. With fair draws, about 50\.0% each\./,
    )
    expect(detailsByTerm(sheet)).toMatchObject({
      6: expect.stringMatching(/^\d+\.\d%$/),
      Odd: expect.stringMatching(/^\d+\.\d%$/),
    })
    expect(within(sheet).queryByText('Evidence')).not.toBeInTheDocument()
  })

  test.each([
    [0.22, /^Unusual in 43\d draws, but not proof$/, /^(?:\d{1,3},)*\d{3}$/],
    [0.35, /^Very unlikely by chance in 43\d draws$/, /^≥ 1,000,000$/],
  ])(
    'are reported as unusual or very unlikely, with the evidence, if the probability of a six is %d',
    async (sixProbability, verdict, evidence) => {
      await recordResults(throwDraws(400, sixProbability))
      const { user } = await openFairness()
      expect(await screen.findByText(verdict)).toBeInTheDocument()
      const sheet = await openRow(user, 'Draws')
      expect(detailsByTerm(sheet)).toMatchObject({ Evidence: expect.stringMatching(evidence) })
      expect(sheet).toHaveTextContent(
        /With fair draws, at most 1 member in (?:100 ever reaches 100|1,000,000 would ever see this)\./,
      )
    },
  )

  test('are reported with their round number if the rules do not allow the drawn numbers', async () => {
    await recordResults([...throwDraws(120), { period: '20261001-0777', numbers: [7, 1, 1] }])
    const { user } = await openFairness()
    const verdictText = 'The rules don’t allow the result of 20261001-0777.'
    expect(await screen.findByText(verdictText)).toBeInTheDocument()
    expect(await openRow(user, 'Draws')).toHaveTextContent(verdictText)
  })

  test('are listed if the rules do not allow them: three by round number, and the others only as a count', async () => {
    const wrongResults = [1, 2, 3, 4, 5].map((number) => ({
      period: `20261001-077${number}`,
      numbers: [7, 1, 1] as const,
    }))
    await recordResults([...throwDraws(120), ...wrongResults])
    await openFairness()
    const verdictText = 'The rules don’t allow the result of 20261001-0771, 20261001-0772, 20261001-0773, and 2 more.'
    expect(await screen.findByText(verdictText)).toBeInTheDocument()
  })

  test('cannot be checked if the rules are not published', async () => {
    const { user } = await openFairness('/Fairness?key=bromo300&id=16')
    expect(await screen.findByText(/^This game’s rules aren’t published, so/)).toBeInTheDocument()
    await findRow('Past results')
    expect(await openRow(user, 'Draws')).toHaveTextContent('so its draws can’t be checked.')
  })
})

describe('the results saved on this device', () => {
  test('are counted, and shown with the time of the first one', async () => {
    await recordResults(throwDraws(8))
    serveOrders()
    await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'empty' })
    const { user } = await openFairness()
    expect(await findRow('Settled orders')).toHaveTextContent('None settled yet')
    const sheet = await openRow(user, 'Past results')
    await waitFor(() =>
      expect(detailsByTerm(sheet)).toEqual({
        'Rounds saved': '9',
        'Saved since': expect.stringMatching(/^Nov 20, 2026/) as string,
      }),
    )
  })

  test('raise an alarm if a result has changed, with both values, both times, and a text for customer service', async () => {
    await recordResults([{ period: '20261001-0001', numbers: [4, 6, 5] }], 'draw')
    moveClock(60_000)
    await recordResults([{ period: '20261001-0001', numbers: [1, 1, 2] }])
    const { user } = await openFairness()
    expect(await screen.findByText('Past results: 1 changed')).toBeInTheDocument()
    const sheet = await openRow(user, 'Past results')
    expect(plainTextOf(within(sheet).getByRole('alert'))).toMatch(
      /^Sunda 20261001-0001First465Nov 20, 2026, .*Later112Nov 20, 2026, .*Tiga can’t tell which is right.$/,
    )
    await user.click(within(sheet).getByRole('link', { name: 'Ask customer service' }))
    expect(await openProblemDetails(user)).toHaveTextContent(
      'About: Sunda 20261001-0001: first 4 · 6 · 5 (draw screen, 2026-11-20 12:00:10 UTC), later 1 · 1 · 2 (past draws, 2026-11-20 12:01:10 UTC).',
    )
  })
})

describe('the member’s results', () => {
  /** Returns `count` orders. Half of the orders win, and a third have the larger stake. */
  const orders = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const [stake, isWon] = [at % 3 === 0 ? 2000 : 1000, at % 2 === 0]
      const period = `20261001-${String(count - at).padStart(4, '0')}`
      const returned = isWon ? String(stake * 1.95) : '0'
      const order = orderPayload(period, '2026-11-20', String(stake), isWon ? 1 : 2, returned)
      return { ...order, opencode: isWon ? '4,5,6' : '1,1,1' }
    })

  test('show wins, wins at larger stakes, and the return beside the expected return', async () => {
    serveOrders(...orders(240))
    const { user } = await openFairness()
    const sheet = await openRow(user, 'Your results')
    expect(sheet).toHaveTextContent('Nothing unusual in your 240 draws. That doesn’t prove they were fair.')
    expect(detailsByTerm(sheet)).toMatchObject({
      'Wins at 50/50 odds': '120 of 240 (50.0%)',
      'Wins on above-average stakes': expect.stringMatching(/^\d+ of \d+ \(\d+\.\d%\)$/),
      Staked: 'Rp 320,000',
      Returned: 'Rp 312,000 (97.5%)',
      'Expected on average': 'Rp 312,000 (97.5%)',
    })
  })

  test('are reported if very unlikely by chance, with a hint to ask customer service', async () => {
    const lostOrders = orders(120).map((order) => ({
      ...order,
      opencode: '1,1,1',
      data: [{ ...order.data[0], is_win: 2 }],
    }))
    serveOrders(...lostOrders)
    const { user } = await openFairness()
    const sheet = await openRow(user, 'Your results')
    expect(sheet).toHaveTextContent('With fair draws, at most 1 member in 1,000,000 would ever see this.')
    expect(sheet).toHaveTextContent('Ask customer service about these results.')
  })

  test('get no verdict if they are too few, and one wrong settlement of twelve is reported', async () => {
    const [firstOrder, ...otherOrders] = orders(12)
    serveOrders({ ...firstOrder, opencode: '1,1,1' }, ...otherOrders)
    const { user } = await openFairness()
    expect(await findRow('Your results')).toHaveTextContent(/\d of 100 needed/)
    const ownSheet = await openRow(user, 'Your results')
    expect(ownSheet).toHaveTextContent('Not enough settled draws yet: 12 of 100.')
    expect(ownSheet).toHaveTextContent('6 of 12 (50.0%)')
    await closeSheetBy(user, ownSheet, 'Close')
    expect(screen.getByText('Settled orders: 1 of 12 didn’t match')).toBeInTheDocument()
    const sheet = await openRow(user, 'Settled orders')
    expect(detailsByTerm(sheet)).toEqual({
      Matched: '11',
      'Didn’t match': '1',
      'Not checked': '0',
    })
    await user.click(within(sheet).getByRole('link', { name: 'Task record' }))
    await arriveAt('/GameRecord')
  })
})

test.each(['Rules', 'History'])(
  'the sheet “%s” of a draw links to the check of the draws, and Back returns to the draw',
  async (name) => {
    const { user } = await openDraw()
    const sheet = await openSheetBy(user, name, /./)
    await user.click(await within(sheet).findByRole('link', { name: 'Check the draws' }))
    await findHeading('Check the draws')
    expect(currentAddress()).toBe(PATH)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Sunda')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('a draw warns that its draws are very unlikely by chance, at its next visit from the first frame, and marks Rules', async () => {
  const UNLIKELY = 'These draws are very unlikely by chance'
  await recordResults(throwDraws(400, 0.35))
  const firstApp = await openDraw()
  expect(screen.getByRole('button', { name: 'Rules' })).toBeVisible()
  await screen.findByRole('button', { name: `Rules ${UNLIKELY}` }, { timeout: 8000 })
  expect(screen.getByRole('link', { name: UNLIKELY })).toBeVisible()
  firstApp.close()
  const { user } = await openDraw()
  expect(screen.getByRole('link', { name: UNLIKELY })).toBeVisible()
  const sheet = await openSheetBy(user, /^Rules/, /./)
  expect(within(sheet).getByRole('link', { name: UNLIKELY })).toBeVisible()
  await closeSheetBy(user, sheet)
  await user.click(screen.getByRole('link', { name: UNLIKELY }))
  await findHeading('Check the draws')
  expect(currentAddress()).toBe(PATH)
  await screen.findByText(/^Very unlikely by chance in 43\d draws$/)
})

describe('the ledger (the published results that this device saves)', () => {
  test('adds one message for a changed result, with a text for customer service', async () => {
    await recordResults([{ period: '20261120-0700', numbers: [1, 1, 1] }], 'draw')
    moveClock(1000)
    const app = await openDraw()
    await waitFor(() => expect(messagesOf(moneyStore.messages, '1001')).toHaveLength(1))
    app.close()
    const { user } = await renderApp({ path: '/Notice?tab=requests', member: 'wulan_r' })
    const sheet = await openSheetBy(
      user,
      /^Unread: A past result has changed Sunda.*-0700/,
      'A past result has changed',
    )
    await user.click(within(sheet).getByRole('link'))
    expect(await openProblemDetails(user)).toHaveTextContent(
      'About: Sunda 20261120-0700: first 1 · 1 · 1 (draw screen, 20',
    )
  })

  test('keeps the payouts shown with an order, and asks the browser once for persistent storage', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
    const app = await openDraw()
    const button = confirmButton(await review(app))
    expect(readShownPayouts()).toEqual([])
    expect(persist).not.toHaveBeenCalled()
    await app.user.click(button)
    await screen.findByRole('dialog', { name: 'Order accepted' })
    const shownPayout = { gameId: '11', period: SUNDA_OPEN_PERIOD, payout: '1.95' }
    expect(readShownPayouts()).toEqual([
      { ...shownPayout, type: 'big' },
      { ...shownPayout, type: 'pair' },
    ])
    // The key begins with `tiga.member.`, so a log-out erases the payouts.
    expect(localStorage.getItem('tiga.member.shownPayouts')).not.toBeNull()
    app.close()
    sessionStorage.clear()
    moveClock(3001)
    await confirmOrder(await openDraw(), ['Big'], '1000')
    expect(persist).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(navigator, 'storage')
  })
})
