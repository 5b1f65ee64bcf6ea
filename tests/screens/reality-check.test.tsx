import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { http } from 'msw'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { MAX_TICK_GAP_MS, recordPlayed, msPlayedToday } from '@/domain/limits/play-time'
import { api, callsTo, holdBack } from '../support/api'
import { chooseOption } from '../support/choices'
import { confirmButton, NOON, openDraw, placeOrder, review, submit, submitButton } from '../support/draw'
import { arriveAt, untilIdle, detailsByTerm, waitOutTapGuard, moveClock, stopClockAt } from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'
import { openSheetBy } from '../support/sheets'

beforeEach(() => stopClockAt(NOON))

/** Waits for lazily loaded code, which counts play time and stores the time on each pagehide. */
const untilCounting = () =>
  waitFor(() => {
    leaveAndReturn()
    expect(localStorage.getItem('tiga.playTime')).not.toBeNull()
  })
const findTimeCheck = () => screen.findByRole('dialog', { name: / on draws$/ })
const queryTimeCheck = () => screen.queryByRole('dialog', { name: / on draws$/ })

/** Makes the app count and store the play time until now, as it does when the page is left. */
function leaveAndReturn(): void {
  fireEvent(window, new Event('pagehide'))
  fireEvent(window, new Event('pageshow'))
}

let playedUntil = 0

/** Records `minutes` of play, as if another tab had counted them. */
function play(minutes: number): void {
  for (let recordedMs = 0; recordedMs < minutes * 60_000; recordedMs += MAX_TICK_GAP_MS) {
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
    expect(msPlayedToday('1001')).toBe(70_000)
  })
})

test('the head of the task list says what the day has cost, as the time check does', async () => {
  const app = await openDraw()
  play(5)
  const sheet = await openSheetBy(app.user, 'Task list')
  await waitFor(() =>
    expect(detailsByTerm(sheet)).toMatchObject({
      'Today, on this device': '5 min',
      'Staked · Nov 20, 2026': 'Rp 7,000',
      'Net so far': '+Rp 1,700',
    }),
  )
})

describe('the time check', () => {
  test('opens after each half hour of play, and shows the time, the stakes and the net result', async () => {
    const app = await openDraw()
    await placeOrder(app, ['Big', 'Small'], '2000')
    play(29)
    expect(queryTimeCheck()).not.toBeInTheDocument()
    play(1)
    const dialog = await findTimeCheck()
    expect(dialog).toHaveAccessibleName('You’ve spent 30\u00a0min on draws')
    // The net is unknown until the payouts have loaded.
    await waitFor(() =>
      expect(detailsByTerm(dialog)).toEqual({
        'Today, on this device': '30 min',
        'Staked · Nov 20, 2026': 'Rp 11,000',
        'Net so far': '+Rp 1,700',
      }),
    )
    const [continueButton, leaveButton] = [/^Continue$/, /^Leave$/].map((name) =>
      within(dialog).getByRole('button', { name }),
    )
    expect(continueButton?.className).toBe(leaveButton?.className)
    expect(within(dialog).getByRole('link', { name: 'Limits and breaks' })).toHaveAttribute('href', '/Limits')
    // Neither Escape nor a tap beside the sheet closes the sheet.
    expect(dialog).toHaveFocus()
    expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await app.user.keyboard('{Escape}')
    const mask = dialog.parentElement?.firstElementChild
    if (mask instanceof HTMLElement) await app.user.click(mask)
    expect(dialog).toBeInTheDocument()
    expect(document.getElementById('root')).toHaveProperty('inert', true)
    await app.user.click(continueButton ?? dialog)
    await waitFor(() => expect(queryTimeCheck()).not.toBeInTheDocument())
    play(29)
    expect(queryTimeCheck()).not.toBeInTheDocument()
    play(1)
    expect(await findTimeCheck()).toHaveAccessibleName('You’ve spent 30\u00a0min on draws')
    expect(detailsByTerm(await findTimeCheck())).toMatchObject({ 'Today, on this device': '1 h' })
  })

  test.each([
    ['none settled', orderPayload('P-1', '2026-11-20', '500', 0, '0')],
    ['−Rp 500', orderPayload('P-1', '2026-11-20', '500', 2, '0')],
    ['Unknown', orderPayload('P-1', '2026-11-20', '500', 1, '123')],
  ])('shows the net result of the newest day in the list of orders: %s', async (net, newest) => {
    const older = orderPayload('P-0', '2026-11-19', '9000', 2, '0')
    api.server.use(http.get('*/api/member/getUserGameList', () => envelopeResponse(200, '', [newest, older])))
    await openDraw()
    await untilCounting()
    play(30)
    await waitFor(async () =>
      expect(detailsByTerm(await findTimeCheck())).toMatchObject({
        'Staked · Nov 20, 2026': 'Rp 500',
        'Net so far': net,
      }),
    )
  })

  test('shows no amounts if the list of orders cannot be loaded', async () => {
    api.server.use(http.get('*/api/member/getUserGameList', () => envelopeResponse(500, 'down', '')))
    await openDraw()
    await untilCounting()
    play(30)
    expect(Object.keys(detailsByTerm(await findTimeCheck()))).toEqual(['Today, on this device'])
  })

  test('leads to Home on Leave, and does not open again at the next visit', async () => {
    const app = await openDraw()
    await untilCounting()
    play(30)
    await app.user.click(within(await findTimeCheck()).getByRole('button', { name: 'Leave' }))
    await arriveAt('/Home')
    app.close()
    const secondVisit = await openDraw()
    await untilIdle(secondVisit)
    expect(queryTimeCheck()).not.toBeInTheDocument()
  })

  test('does not open while an order is being sent, and opens after the answer', async () => {
    const app = await openDraw()
    const release = holdBack('/game/placeOrder')
    const sheet = await review(app)
    await app.user.click(confirmButton(sheet))
    play(30)
    await screen.findByRole('button', { name: 'Sending' })
    expect(queryTimeCheck()).not.toBeInTheDocument()
    release()
    expect(await findTimeCheck()).toBeInTheDocument()
    expect(await screen.findByText('Order accepted')).toBeInTheDocument()
  })

  test('makes the buttons Submit and Confirm refuse an order until the member chooses Continue', async () => {
    const app = await openDraw()
    await untilCounting()
    const pressContinue = async () => {
      await app.user.click(within(await findTimeCheck()).getByRole('button', { name: 'Continue' }))
      await waitFor(() => expect(queryTimeCheck()).not.toBeInTheDocument())
    }
    await submit(app, ['Big'], '')
    const button = submitButton()
    play(30)
    await findTimeCheck()
    fireEvent.click(button)
    expect(await screen.findByText('First choose Continue or Leave.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Confirm your order' })).not.toBeInTheDocument()
    await pressContinue()
    const sheet = await review(app, [], '1000')
    const confirm = confirmButton(sheet)
    play(30)
    await findTimeCheck()
    waitOutTapGuard()
    fireEvent.click(confirm)
    expect(await within(sheet).findByText('First choose Continue or Leave.')).toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
    await pressContinue()
    await app.user.click(confirm)
    await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  })

  test('can be turned off on the screen Limits and breaks', async () => {
    const limits = await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Every 30 minutes' })).toBeInTheDocument()
    await chooseOption(limits.user, 'Time check', 'Never')
    limits.close()
    await renderApp({ path: '/Limits', member: 'wulan_r' })
    expect(await screen.findByRole('button', { name: 'Time check Never' })).toBeInTheDocument()
  })
})
