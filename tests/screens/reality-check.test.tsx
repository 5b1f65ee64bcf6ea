import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { http } from 'msw'
import { envelope } from '@/mocks/handlers/envelope'
import { MAX_TICK_GAP_MS, recordPlayed, playedToday } from '@/domain/limits/play-time'
import { api, callsTo, holdBack } from '../support/api'
import { choose } from '../support/choices'
import { confirmButton, NOON, openDraw, placeOrder, review, submit, submitButton } from '../support/draw'
import { arriveAt, untilIdle, detailsOf, letItStand, moveClock, stopClockAt } from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'

beforeEach(() => stopClockAt(NOON))

/**
 * Waits for the code that counts play time, which loads separately and stores the time when the
 * page is left.
 */
const untilCounting = () =>
  waitFor(() => {
    leaveAndReturn()
    expect(localStorage.getItem('tiga.playTime')).not.toBeNull()
  })
const check = () => screen.findByRole('dialog', { name: / on draws$/ })
const checkIfOpen = () => screen.queryByRole('dialog', { name: / on draws$/ })

/** Leaves the page and returns: the time until then is counted. */
function leaveAndReturn(): void {
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, new Event('pageshow'))
}

let playedUntil = 0

/** Records minutes of play, as if another tab had counted them. */
function play(minutes: number): void {
  for (let seen = 0; seen < minutes * 60_000; seen += MAX_TICK_GAP_MS) {
    playedUntil = Math.max(playedUntil, Date.now()) + MAX_TICK_GAP_MS
    recordPlayed('1001', { to: playedUntil, ms: MAX_TICK_GAP_MS })
  }
  leaveAndReturn()
}

describe('time on draws', () => {
  test('is counted while a draw is visible', async () => {
    const start = Date.now()
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - start)
    await openDraw()
    await untilCounting()
    for (let tick = 0; tick < 7; tick += 1) {
      moveClock(10_000)
      leaveAndReturn()
    }
    expect(playedToday('1001')).toBe(70_000)
  })
})

describe('the time check', () => {
  test('opens after half an hour of play with time, stakes and net, and offers two equal answers', async () => {
    const app = await openDraw()
    await placeOrder(app, ['Big', 'Small'], '2000')
    play(29)
    expect(checkIfOpen()).not.toBeInTheDocument()
    play(1)
    const dialog = await check()
    expect(dialog).toHaveAccessibleName('You’ve spent 30\u00a0min on draws')
    expect(detailsOf(dialog)).toEqual({
      'Today, on this device': '30 min',
      'Staked · Nov 20, 2026': 'Rp 11,000',
      'Net so far': '+Rp 1,700',
    })
    const [goOn, leave] = [/^Continue$/, /^Leave$/].map((name) => within(dialog).getByRole('button', { name }))
    expect(goOn?.className).toBe(leave?.className)
    expect(within(dialog).getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', '/Limits')
    // Neither Escape, nor a tap beside it, nor a Close button ends it.
    expect(dialog).toHaveFocus()
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    const mask = dialog.parentElement?.firstElementChild
    if (mask instanceof HTMLElement) await app.user.click(mask)
    expect(dialog).toBeInTheDocument()
    expect(document.getElementById('root')).toHaveProperty('inert', true)
    await app.user.click(goOn ?? dialog)
    await waitFor(() => expect(checkIfOpen()).not.toBeInTheDocument())
    play(29)
    expect(checkIfOpen()).not.toBeInTheDocument()
    play(1)
    expect(await check()).toHaveAccessibleName('You’ve spent 30\u00a0min on draws')
    expect(detailsOf(await check())).toMatchObject({ 'Today, on this device': '1 h' })
  })

  test.each([
    ['none settled', orderPayload('P-1', '2026-11-20', '500', 0, '0')],
    ['−Rp 500', orderPayload('P-1', '2026-11-20', '500', 2, '0')],
    ['Unknown', orderPayload('P-1', '2026-11-20', '500', 1, '123')],
  ])('shows the net of the newest day in the record: %s', async (net, newest) => {
    const older = orderPayload('P-0', '2026-11-19', '9000', 2, '0')
    api.server.use(http.get('*/api/member/getUserGameList', () => envelope(200, '', [newest, older])))
    await openDraw()
    await untilCounting()
    play(30)
    await waitFor(async () =>
      expect(detailsOf(await check())).toMatchObject({ 'Staked · Nov 20, 2026': 'Rp 500', 'Net so far': net }),
    )
  })

  test('shows no money if the record is unknown', async () => {
    api.server.use(http.get('*/api/member/getUserGameList', () => envelope(500, 'down', '')))
    await openDraw()
    await untilCounting()
    play(30)
    expect(Object.keys(detailsOf(await check()))).toEqual(['Today, on this device'])
  })

  test('leads Home on Leave, and counts as answered', async () => {
    const app = await openDraw()
    await untilCounting()
    play(30)
    await app.user.click(within(await check()).getByRole('button', { name: 'Leave' }))
    await arriveAt('/Home')
    app.close()
    const again = await openDraw()
    await untilIdle(again)
    expect(checkIfOpen()).not.toBeInTheDocument()
  })

  test('does not open over an order in progress, but after its answer', async () => {
    const app = await openDraw()
    const release = holdBack('/game/placeOrder')
    const sheet = await review(app)
    await app.user.click(confirmButton(sheet))
    play(30)
    await screen.findByRole('button', { name: 'Sending' })
    expect(checkIfOpen()).not.toBeInTheDocument()
    release()
    expect(await check()).toBeInTheDocument()
    expect(await screen.findByText('Order accepted')).toBeInTheDocument()
  })

  test('blocks an order even if a control below it is pressed, and allows it after Continue', async () => {
    const app = await openDraw()
    await untilCounting()
    const goOn = async () => {
      await app.user.click(within(await check()).getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(checkIfOpen()).not.toBeInTheDocument())
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

  test('can be turned off under Limits and breaks', async () => {
    const limits = await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Every 30 minutes' })).toBeInTheDocument()
    await choose(limits.user, 'Time check', 'Never')
    limits.close()
    await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Never' })).toBeInTheDocument()
  })
})
