import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { http } from 'msw'
import { noteSeen, visits } from '@/features/draws/visit'
import { envelope } from '@/mocks/handlers/envelope'
import { messagesOf, moneyStore } from '@/shared/money-request/store'
import { playedToday } from '@/shared/limits/play-time'
import { api, callsTo, holdBack } from '../support/api'
import { choose } from '../support/choices'
import { bromo, confirmButton, NOON, openDraw, order, review, submit, submitButton } from '../support/draw'
import { arriveAt, atRest, factsOf, heard, letItStand, moveClock, stopClockAt, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'
import { openBy } from '../support/sheets'

beforeEach(() => stopClockAt(NOON))

const MINUTE = 60_000
/** Its parts stand in elements of their own. */
const line = async () => (await screen.findByText(/^This visit:/)).parentElement
const theLine = () => screen.queryByText(/^This visit:/)
const playedMs = () => visits.get('1001')?.playedMs
/** What counts a visit comes in a file of its own. */
const begun = () => waitFor(() => expect(playedMs()).toBeDefined())
const check = () => screen.findByRole('dialog', { name: / on draws$/ })
const theCheck = () => screen.queryByRole('dialog', { name: / on draws$/ })

/** As many minutes of draws as ticks would add, in one. */
function play(minutes: number): void {
  noteSeen('1001', minutes * MINUTE, Date.now())
}

describe('a visit', () => {
  test('is as long as the draw is seen, for itself and for the day', async () => {
    const start = Date.now()
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start)
    await openDraw()
    await begun()
    for (let tick = 0; tick < 7; tick += 1) {
      moveClock(10_000)
      fireEvent(window, new Event('pagehide'))
      fireEvent(window, new Event('pageshow'))
    }
    await waitFor(() => expect(playedMs()).toBe(70_000))
    expect(playedToday('1001')).toBe(70_000)
  })

  test('says its length and its stakes in the slip of an open round, once something is staked', async () => {
    const app = await openDraw()
    await begun()
    await atRest(app)
    expect(theLine()).not.toBeInTheDocument()
    await order(app, ['Big', 'Small'], '2000')
    // In the first minute it would say no more than the round's own card.
    expect(theLine()).not.toBeInTheDocument()
    play(1)
    expect(wordsIn(await line())).toBe('This visit: 1 min · staked Rp 4,000')
    expect(screen.getByRole('region', { name: 'Your rounds' })).toContainElement(await line())
    play(64)
    await waitFor(async () => expect(wordsIn(await line())).toContain('This visit: 1 h 5 min · staked'))
    app.close()
    // The visit is over, but its order is still open.
    noteSeen('1001', 0, Date.now() - 31 * MINUTE)
    const home = await renderApp({ path: '/Home', member: 'wulan_r' })
    await screen.findByRole('region', { name: 'Your rounds' })
    await atRest(home)
    expect(theLine()).not.toBeInTheDocument()
  })

  test('has a net once a round is settled and its numbers have turned', async () => {
    const app = await openDraw()
    await order(app, ['Big', 'Small'], '2000')
    const rules = await openBy(app.user, 'Rules', 'Odds and rules')
    moveClock(51_000)
    await waitFor(() => expect(messagesOf(moneyStore.messages, '1001')[0]?.news.outcome).toBe('settled'))
    await atRest(app)
    expect(theLine()).not.toBeInTheDocument()
    await app.user.click(within(rules).getByRole('button', { name: 'Close' }))
    await heard(/net −Rp 100\.$/)
    await order(app, ['Big'], '1000')
    await waitFor(async () => expect(wordsIn(await line())).toContain('staked Rp 5,000 · net so far −Rp 100'))
  })

  test('has no net where what came back is only as recorded', async () => {
    const app = await openDraw(bromo)
    await order(app, ['High', 'Low'], '1000')
    moveClock(300_000)
    await heard(/as recorded/)
    await order(app, ['High'], '1000')
    await waitFor(async () => expect(wordsIn(await line())).toContain('staked Rp 3,000 · net unknown'))
  })

  test('says nothing that it does not know: a record that did not come is not an empty one', async () => {
    api.server.use(http.get('*/api/member/getUserGameList', () => envelope(500, 'down', '')))
    await openDraw()
    await begun()
    play(30)
    expect(factsOf(await check())).toMatchObject({ Staked: 'Unknown' })
    expect(theLine()).not.toBeInTheDocument()
  })
})

describe('the time check', () => {
  test('asks after half an hour of draws: time, stakes and net, and two answers that weigh the same', async () => {
    const app = await openDraw()
    await order(app, ['Big', 'Small'], '2000')
    play(29)
    expect(theCheck()).not.toBeInTheDocument()
    play(1)
    const dialog = await check()
    expect(dialog).toHaveAccessibleName('You’ve spent 30\u00a0min on draws')
    expect(factsOf(dialog)).toEqual({
      Staked: 'Rp 4,000',
      'Net so far': 'none settled',
      'Today, on this device': expect.any(String),
    })
    const [goOn, leave] = [/^Continue$/, /^Leave$/].map((name) => within(dialog).getByRole('button', { name }))
    expect(goOn?.className).toBe(leave?.className)
    expect(within(dialog).getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', '/Limits')
    // No key, no tap beside it and no Close ends it.
    expect(dialog).toHaveFocus()
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    const mask = dialog.parentElement?.firstElementChild
    if (mask instanceof HTMLElement) await app.user.click(mask)
    expect(dialog).toBeInTheDocument()
    expect(document.getElementById('root')).toHaveProperty('inert', true)
    await app.user.click(goOn ?? dialog)
    await waitFor(() => expect(theCheck()).not.toBeInTheDocument())
    play(29)
    expect(theCheck()).not.toBeInTheDocument()
    play(1)
    expect(await check()).toHaveAccessibleName('You’ve spent 1\u00a0h 0\u00a0min on draws')
  })

  test('leads out of the draws, and counts as answered', async () => {
    const app = await openDraw()
    await begun()
    play(30)
    await app.user.click(within(await check()).getByRole('button', { name: 'Leave' }))
    await arriveAt('/Home')
    app.close()
    const again = await openDraw()
    await atRest(again)
    expect(theCheck()).not.toBeInTheDocument()
  })

  test('never stands over an order under way, and comes when its answer has come', async () => {
    const app = await openDraw()
    const release = holdBack('/game/placeOrder')
    const sheet = await review(app)
    await app.user.click(confirmButton(sheet))
    play(30)
    await screen.findByRole('button', { name: 'Sending' })
    expect(theCheck()).not.toBeInTheDocument()
    release()
    expect(await check()).toBeInTheDocument()
    expect(await screen.findByText('Order accepted')).toBeInTheDocument()
  })

  test('holds an order back, also where something could still press what lies below it, and goes on behind it', async () => {
    const app = await openDraw()
    await begun()
    const goOn = async () => {
      await app.user.click(within(await check()).getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(theCheck()).not.toBeInTheDocument())
    }
    await submit(app, ['Big'], '')
    const button = submitButton()
    play(30)
    await check()
    fireEvent.click(button)
    expect(await screen.findByText('First choose Continue or Leave.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Confirm your order' })).not.toBeInTheDocument()
    await goOn()
    const sheet = await review(app, [], '1000')
    const confirm = confirmButton(sheet)
    play(30)
    await check()
    letItStand()
    fireEvent.click(confirm)
    expect(await within(sheet).findByText('First choose Continue or Leave.')).toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
    await goOn()
    await app.user.click(confirm)
    await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  })

  test('is set under Limits and breaks', async () => {
    const limits = await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Every 30 minutes' })).toBeInTheDocument()
    await choose(limits.user, 'Time check', 'Never')
    limits.close()
    await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Never' })).toBeInTheDocument()
  })
})
