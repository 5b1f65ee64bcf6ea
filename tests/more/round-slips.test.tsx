import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { moneyStore, messagesOf } from '@/domain/money-request/money-store'
import {
  amountField,
  balanceInBar,
  bromo,
  merapi,
  NOON,
  openDraw,
  option,
  placeOrder,
  sunda,
  SUNDA_OPEN,
} from '../support/draw'
import {
  untilIdle,
  goTo,
  heading,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  stopClockAt,
  wordsIn,
} from '../support/look'
import { answer } from '../support/api'
import { liveRegion } from '@/ui/feedback'
import { places, rowOf } from '../support/places'
import { renderApp, type RunningApp } from '../support/render-app'

beforeEach(() => stopClockAt(NOON))

const start = (path: string) => renderApp({ path, member: 'wulan_r' })

/** Orders two opposite picks: one of them wins, so the return is known for any draw. */
async function orderOpposites(amount = '2000'): Promise<RunningApp> {
  const app = await openDraw()
  await placeOrder(app, ['Big', 'Small'], amount)
  return app
}

const RETURNED = 'Staked Rp 4,000 · returned Rp 3,900'
const NET = /net −Rp 100\.$/

const slips = () => screen.findByRole('region', { name: 'Your rounds' })
const slip = () => screen.queryByRole('region', { name: 'Your rounds' })
const expectSlip = async (words: string | RegExp) => expect(wordsIn(await slips())).toMatch(words)
const closeSlip = async ({ user }: RunningApp) =>
  user.click(within(await slips()).getByRole('button', { name: 'Close' }))
const isSettled = () => waitFor(() => expect(messagesOf(moneyStore.messages, '1001')[0]?.news.outcome).toBe('settled'))

describe('an open order', () => {
  test('is shown on a slip after a log-in in the same page', async () => {
    const toba = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 50_000 }
    moneyStore.awaited.put('toba', { ...toba, memberId: '1001', sentAt: Date.parse(NOON) })
    const app = await renderApp({ path: '/Login', lang: null })
    const { user } = app
    // Waits for the parts that load when the app is idle.
    await untilIdle(app)
    expect(screen.queryByRole('region', { name: 'Periode Anda' })).not.toBeInTheDocument()
    await user.type(await screen.findByLabelText('Nama pengguna'), 'wulan_r')
    await user.type(screen.getByLabelText('Kata sandi'), 'demo1234')
    await user.click(screen.getByRole('button', { name: 'Masuk' }))
    expect(wordsIn(await screen.findByRole('region', { name: 'Periode Anda' }))).toMatch(/Toba 0145/)
  })

  test('stacks with orders of other rounds, the next round to be drawn first', async () => {
    const app = await openDraw(merapi)
    await placeOrder(app, ['Big'], '1000')
    await goTo(sunda)
    await screen.findByRole('button', { name: /^Submit/ })
    moveClock(3000)
    await placeOrder(app, ['Odd'], '500')
    const links = within(await slips()).getAllByRole('link')
    expect(links.map(wordsIn)).toEqual([expect.stringMatching(/^Sunda/), expect.stringMatching(/^Merapi/)])
  })

  test('announces its outcome once, and its slip stays on other screens until it is closed', async () => {
    const app = await orderOpposites()
    await goTo('/Mine')
    const balance = async () =>
      wordsIn((await screen.findByText(/^Rp$/, { selector: '[class*=balance] *' })).parentElement)
    await waitFor(async () => expect(await balance()).toBe('Rp 82,500'))
    moveClock(51_000)
    expect(await within(await slips()).findByText('Drawing')).toBeInTheDocument()
    await expectAnnounced(`Sunda ${SUNDA_OPEN}: staked Rp 4,000, returned Rp 3,900, net −Rp 100.`)
    await expectSlip(/−Rp 100.*Staked Rp 4,000 · returned Rp 3,900/)
    await waitFor(async () => expect(await balance()).toBe('Rp 86,400'))
    liveRegion().replaceChildren()
    // No slip is shown on the forms that move money.
    for (const path of ['/withdraw', '/Recharge']) {
      await goTo(path)
      await heading(/^(?:Withdraw|Top up)$/)
      expect(slip()).not.toBeInTheDocument()
    }
    await goTo('/Home')
    await expectSlip(RETURNED)
    app.close()
    const next = await start('/Home')
    await expectSlip(RETURNED)
    expect(lastAnnouncement()).toBe('')
    await closeSlip(next)
    await waitFor(() => expect(slip()).not.toBeInTheDocument())
    // A closed slip leaves no message: the task record has the order.
    await goTo('/Notice?tab=requests')
    await heading('Notices')
    await untilIdle(next)
    expect(screen.queryByText('Order accepted')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /[+−]Rp/ })).not.toBeInTheDocument()
  })

  test('shows no net if the return is known only as recorded', async () => {
    const app = await openDraw(bromo)
    await placeOrder(app, ['High', 'Low'], '1000')
    moveClock(300_000)
    const words = 'as recorded. It’s unclear whether that includes the stake.'
    await expectAnnounced(new RegExp(words.replaceAll('.', '\\.')))
    expect(lastAnnouncement()).not.toContain('net')
    const settled = wordsIn(await slips())
    expect(settled).toContain('Staked Rp 2,000 · returned Rp ')
    expect(settled).not.toMatch(/[+−]Rp/)
  })
})

describe('an unseen settlement', () => {
  const HOUR = 3_600_000

  async function close(app: RunningApp): Promise<void> {
    await untilIdle(app)
    app.close()
    liveRegion().replaceChildren()
  }

  test.each([
    ['a minute', 60_000],
    ['two days', 48 * HOUR],
  ])('is announced once, at the next start %s later', async (_name, later) => {
    await close(await orderOpposites())
    moveClock(later)
    const next = await start('/Notice')
    await expectAnnounced(NET)
    await expectSlip(RETURNED)
    await closeSlip(next)
    await close(next)
    const last = await start('/Notice')
    await heading('Notices')
    await untilIdle(last)
    expect(slip()).not.toBeInTheDocument()
    expect(lastAnnouncement()).not.toMatch(NET)
  })

  /** Lets the round settle while the sheet of rules covers its draw. */
  async function settleUnseen() {
    const app = await orderOpposites()
    await app.user.click(screen.getByRole('button', { name: 'Rules' }))
    const rules = await screen.findByRole('dialog', { name: 'Odds and rules' })
    moveClock(51_000)
    await isSettled()
    await untilIdle(app)
    expect(balanceInBar()).toHaveTextContent('Balance · before round 0721 Rp 82,500')
    expect(lastAnnouncement()).not.toContain('staked')
    return { app, rules }
  }

  test('is announced after the sheet over its draw is closed', async () => {
    const { app, rules } = await settleUnseen()
    await app.user.click(within(rules).getByRole('button', { name: 'Close' }))
    await expectAnnounced(/staked Rp 4,000, returned Rp 3,900, net −Rp 100\.$/)
    await waitFor(() => expect(balanceInBar()).toHaveTextContent('Balance Rp 86,400'))
  })

  test('is shown among the messages, not on a slip, after two hours', async () => {
    await close((await settleUnseen()).app)
    moveClock(2 * HOUR)
    const app = await start('/Mine')
    await heading('Me')
    await untilIdle(app)
    expect(slip()).not.toBeInTheDocument()
    await goTo('/Notice?tab=requests')
    expect(await screen.findByRole('button', { name: /[+−]Rp/ })).toBeInTheDocument()
  })
})

/** Marks the screen as covered, as an open sheet does: nothing beneath it can be seen. */
function cover(isCovered: boolean): void {
  document.documentElement.classList.toggle('locked', isCovered)
}

describe('until the numbers of an own round are revealed', () => {
  afterEach(() => cover(false))

  /** Staked Rp 4,200 of Rp 86,500; Rp 4,095 is returned, so the net is −Rp 105. */
  const MARK = 'before round 0721'
  const words = () => wordsIn(document.querySelector('#root'))

  /** Screens without a figure that the outcome changes. */
  const UNMARKED = [
    '/game',
    '/Fairness?key=sunda60&id=11',
    '/WithdrawRecord',
    '/Notice',
    '/Notice?tab=requests',
    '/Limits',
    '/Setbank',
    '/BindCard',
  ]

  /** All amounts on the screen, except on slips and in the demo list. */
  function amounts(): string[] {
    const root = document.querySelector('#root')?.cloneNode(true) as Element
    for (const part of root.querySelectorAll('[aria-label="Your rounds"], [class*=tickerList]')) part.remove()
    return wordsIn(root).match(/[+−]?Rp [\d,.]+/g) ?? []
  }

  /**
   * Orders, opens `path`, covers the screen and lets the round settle behind the cover.
   * @returns the app, and the amounts shown before the round was settled
   */
  async function settleBehind(path: string): Promise<RunningApp & { before: string[] }> {
    // A bank account, without which Withdraw has no figure.
    answer('/member/getUserBankInfo', { is_bank: 1, info: { bankinfo: 'Demo', bankid: '0000111122', username: 'W R' } })
    const app = await orderOpposites('2100')
    await slips()
    const isElsewhere = path !== sunda
    if (isElsewhere) await goTo(path)
    // Also waits for the parts that load in files of their own.
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Task list' }) === null).toBe(isElsewhere)
      expect(document.querySelector('#root [class*=skeleton]')).toBeNull()
      expect(UNMARKED.includes(path) || amounts().length > 0).toBe(true)
    })
    await untilIdle(app)
    const before = amounts()
    cover(true)
    moveClock(51_000)
    await isSettled()
    await app.queryClient.invalidateQueries()
    await untilIdle(app)
    return { ...app, before }
  }

  test.each(places.filter((place) => rowOf(place).hasMoney).map(({ path }) => path))(
    '%s does not reveal the outcome, and marks its figures as from before the round',
    async (path) => {
      const { before } = await settleBehind(path)
      expect(amounts()).toEqual(before)
      const isMarked = !UNMARKED.includes(path)
      expect(words().includes(MARK)).toBe(isMarked)
      // The guard ends after 20 seconds, even if something covers the slip.
      moveClock(20_000)
      if (slip() !== null) await expectAnnounced(/net −Rp 105\.$/)
      await waitFor(() => expect(words()).not.toContain(MARK))
      expect(!isMarked || amounts().join() !== before.join()).toBe(true)
    },
  )

  test('the shortfall of an amount is computed from the platform’s balance', async () => {
    const { user } = await settleBehind(sunda)
    expect(balanceInBar()).toHaveTextContent('Balance · before round 0721 Rp 82,300')
    await user.click(option('Big'))
    await user.type(amountField(), '86396')
    expect(wordsIn(balanceInBar())).toBe('Rp 1 short Rp 86,395')
  })

  test('a manual refresh reveals the outcome and updates the figures at once', async () => {
    const { user } = await settleBehind('/Mine')
    const balance = (await screen.findByText(/^Rp$/, { selector: '[class*=balance] *' })).parentElement
    expect(wordsIn(balance)).toBe('Rp 82,300')
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await expectAnnounced('Balance refreshed')
    expect(wordsIn(balance)).toBe('Rp 86,395')
    await expectSlip(/−Rp 105.*Staked Rp 4,200 · returned Rp 4,095/)
    expect(words()).not.toContain(MARK)
  })
})

describe('the slip of a settled round', () => {
  test('does not turn its numbers while the draw screen turns its own', async () => {
    await orderOpposites()
    await slips()
    const turned: string[] = []
    const observer = new MutationObserver(() => {
      const tiles = [...document.querySelectorAll('[class*=turning]')]
      turned.push(...tiles.map((row) => (row.closest('[aria-label="Your rounds"]') === null ? 'the draw' : 'the slip')))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    moveClock(51_000)
    await expectAnnounced(NET)
    await expectSlip(RETURNED)
    observer.disconnect()
    expect([...new Set(turned)]).toEqual(['the draw'])
  })

  test('is shown for 12 seconds in sum, over screens and reloads', async () => {
    const app = await orderOpposites()
    await slips()
    await goTo('/Mine')
    await heading('Me')
    moveClock(51_000)
    await expectAnnounced(NET)
    const shown = () => {
      const news = messagesOf(moneyStore.messages, '1001')[0]?.news
      return news?.outcome === 'settled' ? news.shownMs : undefined
    }
    await waitFor(() => expect(shown()).toBe(1000), { timeout: 3000 })
    app.close()
    const [message] = messagesOf(moneyStore.messages, '1001')
    if (message?.news.outcome === 'settled')
      moneyStore.messages.put(message.id, { ...message, news: { ...message.news, shownMs: 11_000 } })
    await start('/Home')
    await expectSlip('−Rp 100')
    await waitFor(() => expect(slip()).not.toBeInTheDocument(), { timeout: 3000 })
    expect(messagesOf(moneyStore.messages, '1001')).toEqual([])
  })
})
