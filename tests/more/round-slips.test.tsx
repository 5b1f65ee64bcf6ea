import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { messagesOf } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import {
  amountField,
  balanceInBar,
  bromoPath,
  merapiPath,
  NOON,
  openDraw,
  optionButton,
  placeOrder,
  sundaPath,
  SUNDA_OPEN_PERIOD,
} from '../support/draw'
import {
  untilIdle,
  goTo,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { answerGetsWith } from '../support/api'
import { liveRegion } from '@/ui/feedback'
import { testedScreens, routeRowOf } from '../support/places'
import { renderApp, type RunningApp } from '../support/render-app'

beforeEach(() => stopClockAt(NOON))

const openAt = (path: string) => renderApp({ path, member: 'wulan_r' })

/** Orders two opposite picks. In any draw one of them wins, so the return is known. */
async function orderOpposites(amount = '2000'): Promise<RunningApp> {
  const app = await openDraw()
  await placeOrder(app, ['Big', 'Small'], amount)
  return app
}

const RETURNED = 'Staked Rp 4,000 · returned Rp 3,900'
const NET = /net −Rp 100\.$/

/** A draw shows the member's rounds of its game in its own card, which is named "Your round". */
const findSlips = () => screen.findByRole('region', { name: 'Your rounds' })
const findOwnRound = () => screen.findByRole('region', { name: 'Your round' })
const querySlip = () => screen.queryByRole('region', { name: /^Your rounds?$/ })
const expectSlip = async (words: string | RegExp) => expect(plainTextOf(await findSlips())).toMatch(words)
const closeSlip = async ({ user }: RunningApp) =>
  user.click(within(await findSlips()).getByRole('button', { name: 'Close' }))
const waitUntilSettled = () =>
  waitFor(() => expect(messagesOf(moneyStore.messages, '1001')[0]?.news.outcome).toBe('settled'))

describe('an open order', () => {
  test('is shown in the box “Your rounds” after a log-in in the same page', async () => {
    const toba = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 50_000 }
    moneyStore.awaited.put('toba', { ...toba, memberId: '1001', sentAt: Date.parse(NOON) })
    const app = await renderApp({ path: '/Login', lang: null })
    const { user } = app
    // Waits, because the code of the box loads when the app is idle.
    await untilIdle(app)
    expect(screen.queryByRole('region', { name: 'Periode Anda' })).not.toBeInTheDocument()
    await user.type(await screen.findByLabelText('Nama pengguna'), 'wulan_r')
    await user.type(screen.getByLabelText('Kata sandi'), 'demo1234')
    await user.click(screen.getByRole('button', { name: 'Masuk' }))
    expect(plainTextOf(await screen.findByRole('region', { name: 'Periode Anda' }))).toMatch(/Toba 0145/)
  })

  test('is in the card of its draw; other screens list all orders, the next draw first', async () => {
    const app = await openDraw(merapiPath)
    await placeOrder(app, ['Big'], '1000')
    await goTo(sundaPath)
    await screen.findByRole('button', { name: /^Submit/ })
    expect(screen.getByText('No order yet')).toBeInTheDocument()
    moveClock(3000)
    await placeOrder(app, ['Odd'], '500')
    const ownRound = await screen.findByRole('region', { name: 'Your round' })
    expect(plainTextOf(ownRound)).toMatch(/^Your round · 0721\S* Odd · Rp 500/)
    expect(plainTextOf(await findSlips())).toMatch(/^Merapi/)
    await goTo('/Mine')
    await waitFor(async () => expect(within(await findSlips()).getAllByRole('link')).toHaveLength(2))
    const links = within(await findSlips()).getAllByRole('link')
    expect(links.map(plainTextOf)).toEqual([expect.stringMatching(/^Sunda/), expect.stringMatching(/^Merapi/)])
  })

  test('has its outcome announced once, and shown in the box “Your rounds” until the member closes the box', async () => {
    const app = await orderOpposites()
    await goTo('/Mine')
    const balance = async () =>
      plainTextOf((await screen.findByText(/^Rp$/, { selector: '[class*=balance] *' })).parentElement)
    await waitFor(async () => expect(await balance()).toBe('Rp 82,500'))
    moveClock(51_000)
    expect(await within(await findSlips()).findByText('Drawing')).toBeInTheDocument()
    await expectAnnounced(`Sunda ${SUNDA_OPEN_PERIOD}: staked Rp 4,000, returned Rp 3,900, net −Rp 100.`)
    await expectSlip(/−Rp 100.*Staked Rp 4,000 · returned Rp 3,900/)
    await waitFor(async () => expect(await balance()).toBe('Rp 86,400'))
    liveRegion().replaceChildren()
    // The forms that move money show no slip (the box about an order).
    for (const path of ['/withdraw', '/Recharge']) {
      await goTo(path)
      await findHeading(/^(?:Withdraw|Top up)$/)
      expect(querySlip()).not.toBeInTheDocument()
    }
    await goTo('/Home')
    await expectSlip(RETURNED)
    app.close()
    const nextApp = await openAt('/Home')
    await expectSlip(RETURNED)
    expect(lastAnnouncement()).toBe('')
    await closeSlip(nextApp)
    await waitFor(() => expect(querySlip()).not.toBeInTheDocument())
    // The closed box leaves no message, because the record of orders lists the order.
    await goTo('/Notice?tab=requests')
    await findHeading('Notices')
    await untilIdle(nextApp)
    expect(screen.queryByText('Order accepted')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /[+−]Rp/ })).not.toBeInTheDocument()
  })

  test('shows no net if it is unclear whether the recorded return includes the stake', async () => {
    const app = await openDraw(bromoPath)
    await placeOrder(app, ['High', 'Low'], '1000')
    moveClock(300_000)
    const note = 'as recorded. It’s unclear whether that includes the stake.'
    await expectAnnounced(new RegExp(note.replaceAll('.', '\\.')))
    expect(lastAnnouncement()).not.toContain('net')
    const slipText = plainTextOf(await findOwnRound())
    expect(slipText).toContain('Staked Rp 2,000 · returned Rp ')
    expect(slipText).not.toMatch(/[+−]Rp/)
  })
})

describe('a settlement that the member has not seen', () => {
  const HOUR_MS = 3_600_000

  async function closeApp(app: RunningApp): Promise<void> {
    await untilIdle(app)
    app.close()
    liveRegion().replaceChildren()
  }

  test.each([
    ['a minute', 60_000],
    ['two days', 48 * HOUR_MS],
  ])('is announced once, at the next start %s later', async (_name, later) => {
    await closeApp(await orderOpposites())
    moveClock(later)
    const nextApp = await openAt('/Notice')
    await expectAnnounced(NET)
    await expectSlip(RETURNED)
    await closeSlip(nextApp)
    await closeApp(nextApp)
    const lastApp = await openAt('/Notice')
    await findHeading('Notices')
    await untilIdle(lastApp)
    expect(querySlip()).not.toBeInTheDocument()
    expect(lastAnnouncement()).not.toMatch(NET)
  })

  /** Lets the round settle while the sheet of rules covers the draw screen. */
  async function settleUnseen() {
    const app = await orderOpposites()
    await app.user.click(screen.getByRole('button', { name: 'Rules' }))
    const rules = await screen.findByRole('dialog', { name: 'Odds and rules' })
    moveClock(51_000)
    await waitUntilSettled()
    await untilIdle(app)
    expect(balanceInBar()).toHaveTextContent('Balance before round 0721 Rp 82,500')
    expect(lastAnnouncement()).not.toContain('staked')
    return { app, rules }
  }

  test('is announced after the sheet over the draw screen is closed', async () => {
    const { app, rules } = await settleUnseen()
    await app.user.click(within(rules).getByRole('button', { name: 'Close' }))
    await expectAnnounced(/staked Rp 4,000, returned Rp 3,900, net −Rp 100\.$/)
    await waitFor(() => expect(balanceInBar()).toHaveTextContent('Balance Rp 86,400'))
  })

  test('is shown among the messages, not in the box “Your rounds”, if the next start is two hours later', async () => {
    await closeApp((await settleUnseen()).app)
    moveClock(2 * HOUR_MS)
    const app = await openAt('/Mine')
    await findHeading('Me')
    await untilIdle(app)
    expect(querySlip()).not.toBeInTheDocument()
    await goTo('/Notice?tab=requests')
    expect(await screen.findByRole('button', { name: /[+−]Rp/ })).toBeInTheDocument()
  })
})

/**
 * Sets the class of an open sheet, by which the app knows that the member does not see the screen.
 */
function cover(isCovered: boolean): void {
  document.documentElement.classList.toggle('locked', isCovered)
}

describe('before the numbers of a round with an order are revealed,', () => {
  afterEach(() => cover(false))

  /**
   * Figures labelled with this text do not include the outcome yet. In these tests, Rp 4,200 of
   * Rp 86,500 is staked and Rp 4,095 is returned, so the net is −Rp 105.
   */
  const BEFORE_ROUND_MARK = 'before round 0721'
  const screenText = () => plainTextOf(document.querySelector('#root'))

  /** Paths of screens without a figure that the outcome of the round changes. */
  const UNMARKED_PATHS = [
    '/game',
    '/Fairness?key=sunda60&id=11',
    '/WithdrawRecord',
    '/Notice',
    '/Notice?tab=requests',
    '/Limits',
    '/Setbank',
    '/BindCard',
  ]

  /**
   * Reads all amounts on the screen, except in “Your rounds” and in Home's list of invented
   * withdrawals.
   */
  function readAmounts(): string[] {
    const root = document.querySelector('#root')?.cloneNode(true) as Element
    for (const element of root.querySelectorAll('[aria-label^="Your round"], [class*=tickerList]')) element.remove()
    return plainTextOf(root).match(/[+−]?Rp [\d,.]+/g) ?? []
  }

  /** Lets a round settle while the screen is covered. `before` has the amounts shown until then. */
  async function settleBehindCover(path: string): Promise<RunningApp & { before: string[] }> {
    // Links a bank account, because the screen Withdraw shows no figure without a bank account.
    answerGetsWith('/member/getUserBankInfo', {
      is_bank: 1,
      info: { bankinfo: 'Demo', bankid: '0000111122', username: 'W R' },
    })
    const app = await orderOpposites('2100')
    await findOwnRound()
    const isElsewhere = path !== sundaPath
    if (isElsewhere) await goTo(path)
    // Waits for the parts of the screen that load later.
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Task list' }) === null).toBe(isElsewhere)
      // Home requests its hosts only when they are on the screen, so they keep their skeleton here.
      const skeletons = [...document.querySelectorAll('#root [class*=skeleton]')]
      expect(skeletons.filter((element) => element.closest('[aria-label="Local hosts"]') === null)).toEqual([])
      expect(UNMARKED_PATHS.includes(path) || readAmounts().length > 0).toBe(true)
    })
    await untilIdle(app)
    const before = readAmounts()
    cover(true)
    moveClock(51_000)
    await waitUntilSettled()
    await app.queryClient.invalidateQueries()
    await untilIdle(app)
    return { ...app, before }
  }

  test.each(testedScreens.filter((place) => routeRowOf(place).hasMoney).map(({ path }) => path))(
    '%s hides the outcome for at most 20 seconds, and marks the figures that the outcome changes',
    async (path) => {
      const { before } = await settleBehindCover(path)
      expect(readAmounts()).toEqual(before)
      const isMarked = !UNMARKED_PATHS.includes(path)
      expect(screenText().includes(BEFORE_ROUND_MARK)).toBe(isMarked)
      // The outcome stays hidden for at most 20 seconds, even if a sheet covers the box “Your
      // rounds”.
      moveClock(20_000)
      if (querySlip() !== null) await expectAnnounced(/net −Rp 105\.$/)
      await waitFor(() => expect(screenText()).not.toContain(BEFORE_ROUND_MARK))
      expect(!isMarked || readAmounts().join() !== before.join()).toBe(true)
    },
  )

  test('the app computes the missing amount of an order from the platform’s balance, not from the shown one', async () => {
    const { user } = await settleBehindCover(sundaPath)
    expect(balanceInBar()).toHaveTextContent('Balance before round 0721 Rp 82,300')
    await user.click(optionButton('Big'))
    await user.type(amountField(), '86396')
    expect(plainTextOf(balanceInBar())).toBe('Rp 1 short Rp 86,395')
  })

  test('a manual refresh of the balance reveals the outcome and updates the figures at once', async () => {
    const { user } = await settleBehindCover('/Mine')
    const balance = (await screen.findByText(/^Rp$/, { selector: '[class*=balance] *' })).parentElement
    expect(plainTextOf(balance)).toBe('Rp 82,300')
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await expectAnnounced('Balance refreshed')
    expect(plainTextOf(balance)).toBe('Rp 86,395')
    await expectSlip(/−Rp 105.*Staked Rp 4,200 · returned Rp 4,095/)
    expect(screenText()).not.toContain(BEFORE_ROUND_MARK)
  })
})

describe('the box “Your rounds” with a settled round', () => {
  test('does not animate the numbers while the draw screen animates the same numbers', async () => {
    await orderOpposites()
    await findOwnRound()
    const turningPlaces: string[] = []
    const observer = new MutationObserver(() => {
      const tiles = [...document.querySelectorAll('[class*=turning]')]
      turningPlaces.push(
        ...tiles.map((row) => (row.closest('[aria-label^="Your round"]') === null ? 'the draw' : 'the slip')),
      )
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    moveClock(51_000)
    await expectAnnounced(NET)
    await waitFor(async () => expect(plainTextOf(await findOwnRound())).toMatch(/returned Rp 3,900.*−Rp 100$/))
    observer.disconnect()
    expect([...new Set(turningPlaces)]).toEqual(['the draw'])
  })

  test('is shown for 12 seconds in total, across screens and reloads', async () => {
    const app = await orderOpposites()
    await findOwnRound()
    await goTo('/Mine')
    await findHeading('Me')
    moveClock(51_000)
    await expectAnnounced(NET)
    const readShownMs = () => {
      const news = messagesOf(moneyStore.messages, '1001')[0]?.news
      return news?.outcome === 'settled' ? news.shownMs : undefined
    }
    await waitFor(() => expect(readShownMs()).toBe(1000), { timeout: 3000 })
    app.close()
    const [message] = messagesOf(moneyStore.messages, '1001')
    if (message?.news.outcome === 'settled')
      moneyStore.messages.put(message.id, { ...message, news: { ...message.news, shownMs: 11_000 } })
    await openAt('/Home')
    await expectSlip('−Rp 100')
    await waitFor(() => expect(querySlip()).not.toBeInTheDocument(), { timeout: 3000 })
    expect(messagesOf(moneyStore.messages, '1001')).toEqual([])
  })
})
