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

/** Of two picks of which one wins what comes back is known, whatever the draw. */
async function ordered(amount = '2000'): Promise<RunningApp> {
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
  test('is there after a log-in in the same page', async () => {
    const toba = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 50_000 }
    moneyStore.awaited.put('toba', { ...toba, memberId: '1001', sentAt: Date.parse(NOON) })
    const app = await renderApp({ path: '/Login', lang: null })
    const { user } = app
    // With all that waits until the app is idle.
    await untilIdle(app)
    expect(screen.queryByRole('region', { name: 'Periode Anda' })).not.toBeInTheDocument()
    await user.type(await screen.findByLabelText('Nama pengguna'), 'wulan_r')
    await user.type(screen.getByLabelText('Kata sandi'), 'demo1234')
    await user.click(screen.getByRole('button', { name: 'Masuk' }))
    expect(wordsIn(await screen.findByRole('region', { name: 'Periode Anda' }))).toMatch(/Toba 0145/)
  })

  test('of several rounds stack, the next to be drawn first', async () => {
    const app = await openDraw(merapi)
    await placeOrder(app, ['Big'], '1000')
    await goTo(sunda)
    await screen.findByRole('button', { name: /^Submit/ })
    moveClock(3000)
    await placeOrder(app, ['Odd'], '500')
    const links = within(await slips()).getAllByRole('link')
    expect(links.map(wordsIn)).toEqual([expect.stringMatching(/^Sunda/), expect.stringMatching(/^Merapi/)])
  })

  test('tells its outcome once its numbers have turned, stands on other screens until it is closed, and never again', async () => {
    const app = await ordered()
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
    // Not on the forms that move money.
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
    // The record has it.
    await goTo('/Notice?tab=requests')
    await heading('Notices')
    await untilIdle(next)
    expect(screen.queryByText('Order accepted')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /[+−]Rp/ })).not.toBeInTheDocument()
  })

  test('claims no net where what came back is only as recorded', async () => {
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

describe('a settlement that nobody has seen', () => {
  const HOUR = 3_600_000

  async function close(app: RunningApp): Promise<void> {
    await untilIdle(app)
    app.close()
    liveRegion().replaceChildren()
  }

  test.each([
    ['a minute', 60_000],
    ['two days', 48 * HOUR],
  ])('is told on the next start, %s later, on whatever screen, and once', async (_name, later) => {
    await close(await ordered())
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

  /** The rules lie over its draw. */
  async function settleUnseen() {
    const app = await ordered()
    await app.user.click(screen.getByRole('button', { name: 'Rules' }))
    const rules = await screen.findByRole('dialog', { name: 'Odds and rules' })
    moveClock(51_000)
    await isSettled()
    await untilIdle(app)
    expect(balanceInBar()).toHaveTextContent('Balance · before round 0721 Rp 82,500')
    expect(lastAnnouncement()).not.toContain('staked')
    return { app, rules }
  }

  test('is told once the sheet over it is closed', async () => {
    const { app, rules } = await settleUnseen()
    await app.user.click(within(rules).getByRole('button', { name: 'Close' }))
    await expectAnnounced(/staked Rp 4,000, returned Rp 3,900, net −Rp 100\.$/)
    await waitFor(() => expect(balanceInBar()).toHaveTextContent('Balance Rp 86,400'))
  })

  test('waits among the messages after an hour', async () => {
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

/** As a sheet over the screen does, of whatever screen: nothing beneath it can be seen. */
function cover(isCovered: boolean): void {
  document.documentElement.classList.toggle('locked', isCovered)
}

describe('while an own round is drawn, and its outcome is known', () => {
  afterEach(() => cover(false))

  /** Staked Rp 4,200 of Rp 86,500; Rp 4,095 come back, so net −Rp 105. */
  const MARK = 'before round 0721'
  const words = () => wordsIn(document.querySelector('#root'))

  /** Without a figure that the outcome changes. */
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

  /** All that stand on the screen, but on the slips and in the demo list. */
  function amounts(): string[] {
    const root = document.querySelector('#root')?.cloneNode(true) as Element
    for (const part of root.querySelectorAll('[aria-label="Your rounds"], [class*=tickerList]')) part.remove()
    return wordsIn(root).match(/[+−]?Rp [\d,.]+/g) ?? []
  }

  /** @returns the amounts from before it */
  async function settleBehind(path: string): Promise<RunningApp & { before: string[] }> {
    // An account to pay to, without which Withdraw has no figure.
    answer('/member/getUserBankInfo', { is_bank: 1, info: { bankinfo: 'Demo', bankid: '0000111122', username: 'W R' } })
    const app = await ordered('2100')
    await slips()
    const isElsewhere = path !== sunda
    if (isElsewhere) await goTo(path)
    // The parts that come in a file of their own too.
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
    '%s tells nothing of it, and says of when its figures are',
    async (path) => {
      const { before } = await settleBehind(path)
      expect(amounts()).toEqual(before)
      const isMarked = !UNMARKED.includes(path)
      expect(words().includes(MARK)).toBe(isMarked)
      // 20 seconds end it, whatever lies over the slip.
      moveClock(20_000)
      if (slip() !== null) await expectAnnounced(/net −Rp 105\.$/)
      await waitFor(() => expect(words()).not.toContain(MARK))
      expect(!isMarked || amounts().join() !== before.join()).toBe(true)
    },
  )

  test('what reckons does so with the platform’s balance', async () => {
    const { user } = await settleBehind(sunda)
    expect(balanceInBar()).toHaveTextContent('Balance · before round 0721 Rp 82,300')
    await user.click(option('Big'))
    await user.type(amountField(), '86396')
    expect(wordsIn(balanceInBar())).toBe('Rp 1 short Rp 86,395')
  })

  test('a refresh by hand turns the numbers at once, and the figures with them', async () => {
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
  test('does not turn beside the numbers of the draw itself, which do', async () => {
    await ordered()
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

  test('is shown for 12 seconds of sight in sum, over screens and reloads', async () => {
    const app = await ordered()
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
