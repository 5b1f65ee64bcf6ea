import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Numbers } from '@/lib/game-rules'
import { openLedger } from '@/shared/ledger/open'
import { desk } from '@/shared/money-request/desk'
import { markAllRead, messagesOf } from '@/shared/money-request/messages'
import { readShownPayouts } from '@/shared/shown-payouts'
import { confirmButton, NOON, openDraw, review, SUNDA_OPEN } from '../support/draw'
import { atRest, heading, letItStand, moveClock, stopClockAt, wordsIn, messageDetails } from '../support/look'
import { renderApp } from '../support/render-app'

beforeEach(() => stopClockAt(NOON))

const linesOf = async (gameId: string) => (await openLedger()).load(gameId)

test('results on cards are kept, also those that a visitor sees', async () => {
  await renderApp({ path: '/Home' })
  await waitFor(async () => expect(await linesOf('11')).toMatchObject([{ period: '20261120-0720', source: 'draw' }]))
})

test('the history of a game is kept under the game’s id, each period once', async () => {
  await openDraw()
  await waitFor(async () => expect((await linesOf('11')).length).toBeGreaterThan(10))
  const lines = await linesOf('11')
  expect(new Set(lines.map(({ period }) => period)).size).toBe(lines.length)
})

test('what own orders told is the member’s, also in the words of an alarm, and goes with a log-out', async () => {
  const others = async (memberId: string) =>
    (await (await openLedger()).load('11', memberId)).map(({ source }) => source)
  const app = await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  await waitFor(async () => expect(await others('1001')).toContain('order'))
  expect((await linesOf('11')).map(({ source }) => source)).not.toContain('order')
  const ledger = await openLedger()
  const told = (await ledger.load('11', '1001')).find(({ source }) => source === 'order')
  if (told === undefined) throw new Error('no order told a result')
  moveClock(60_000)
  await ledger.record('11', [{ period: told.period, numbers: [1, 1, 1] }], 'history')
  app.close()

  const fairness = '/Fairness?key=sunda60&id=11'
  const own = await renderApp({ path: fairness, member: 'wulan_r' })
  expect(await screen.findByText(/\(your order,/)).toBeVisible()
  await waitFor(() => expect(messagesOf(desk.messages, '1001').map(({ news }) => news.outcome)).toContain('changed'))
  own.close()
  for (const path of [fairness, '/Lottery?key=sunda60&id=11', '/Notice?tab=requests']) {
    const next = await renderApp({ path, member: 'budi_k' })
    await atRest(next)
    expect(document.body).not.toHaveTextContent(/\(your order,/)
    next.close()
  }

  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }))
  await heading('Me')
  await waitFor(async () => expect(await others('1001')).not.toContain('order'))
})

test('the payout that a member was shown is kept when the order leaves, until they log out', async () => {
  const app = await openDraw()
  const sheet = await review(app)
  expect(readShownPayouts()).toEqual([])
  letItStand()
  await app.user.click(confirmButton(sheet))
  await screen.findByRole('dialog', { name: 'Order accepted' })
  const shown = { gameId: '11', period: SUNDA_OPEN, payout: '1.95' }
  expect(readShownPayouts()).toEqual([
    { ...shown, type: 'big' },
    { ...shown, type: 'pair' },
  ])
  expect(localStorage.getItem('tiga.member.shownPayouts')).not.toBeNull()
})

describe('a result that reads otherwise than before', () => {
  const was = async (numbers: Numbers) =>
    (await openLedger()).record('11', [{ period: '20261120-0700', numbers }], 'draw')

  test('becomes a message, once, with a text for customer service', async () => {
    await was([1, 1, 1])
    moveClock(1000)
    const app = await openDraw()
    await waitFor(() => expect(messagesOf(desk.messages, '1001')).toHaveLength(1))
    app.close()
    const { user } = await renderApp({ path: '/Notice?tab=requests', member: 'wulan_r' })
    const row = await screen.findByRole('listitem')
    expect(wordsIn(row)).toMatch(/^A past result has changed New Sunda .*-0700 · 1 1 1 → 1 4 5/)
    await user.click(within(row).getByRole('link'))
    expect(await messageDetails(user)).toHaveTextContent('About: Sunda 20261120-0700: first 1 · 1 · 1 (game screen, 20')
  })

  test('is not told again at the next visit', async () => {
    await was([1, 1, 1])
    moveClock(1000)
    const app = await openDraw()
    await waitFor(() => expect(messagesOf(desk.messages, '1001')).toHaveLength(1))
    markAllRead(desk.messages, '1001')
    app.close()
    const again = await openDraw()
    await atRest(again)
    expect(messagesOf(desk.messages, '1001').map(({ isRead }) => isRead)).toEqual([true])
  })

  test('raises nothing where every draw reads as before', async () => {
    const app = await openDraw()
    await waitFor(async () => expect((await linesOf('11')).length).toBeGreaterThan(10))
    await atRest(app)
    expect(desk.messages.list()).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

afterEach(() => void Reflect.deleteProperty(navigator, 'storage'))

describe('the browser is asked to keep what this device has', () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  beforeEach(() => {
    persist.mockClear()
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } })
  })

  async function order() {
    const app = await openDraw()
    const sheet = await review(app)
    expect(persist).not.toHaveBeenCalled()
    letItStand()
    await app.user.click(confirmButton(sheet))
    await screen.findByRole('dialog', { name: 'Order accepted' })
  }

  test('when the first order leaves, and not before', async () => {
    await order()
    expect(persist).toHaveBeenCalledTimes(1)
  })

  test('not again for a later order', async () => {
    const earlier = [{ gameId: '11', period: '20261120-0001', type: 'big', payout: '1.95' }]
    localStorage.setItem('tiga.member.shownPayouts', JSON.stringify(earlier))
    await order()
    expect(persist).not.toHaveBeenCalled()
  })
})
