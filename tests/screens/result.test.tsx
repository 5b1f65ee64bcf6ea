import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameQueries } from '@/api/games'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import {
  balanceInBar,
  confirmButton,
  confirmOrder,
  merapiPath,
  MERAPI_OPEN_PERIOD,
  NOON,
  openDraw,
  review,
  SUNDA_NEXT_PERIOD,
  SUNDA_OPEN_PERIOD,
} from '../support/draw'
import {
  untilIdle,
  untilDeviceListens,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  expectNoAnnouncement,
  stopClockAt,
} from '../support/look'
import { orderPayload } from '../support/orders'
import type { RunningApp } from '../support/render-app'

/** Epoch ms at which Merapi's round closes. */
const CLOSES_AT = Date.parse(NOON) + 170_000

const RESULT_ANNOUNCEMENT = new RegExp(`^Round ${SUNDA_OPEN_PERIOD}: [1-6], [1-6], [1-6], sum \\d+`)

/** Waits long enough for six requests for a result. Then "Check again" is shown (reading 46). */
const UNTIL_SIX_REQUESTS = { timeout: 20_000 }

function callCounts(): Record<string, number> {
  return {
    member: callsTo('/member/getUserInfo').length,
    game: callsTo('/Lottery/getLotteryInfo').length,
    history: callsTo('/Lottery/getLotteryOneList').length,
  }
}

// The first timer is the countdown of the draw. The member's order has a timer, too.
const countdown = () => within(screen.getByRole('main')).getAllByRole('timer')[0]

beforeEach(() => stopClockAt(NOON))

describe('after a countdown has ended, the app', () => {
  test.each<[string, (app: RunningApp) => unknown]>([
    ['the member taps Check again', ({ user }) => user.click(screen.getByRole('button', { name: 'Check again' }))],
    ['the member comes back to the window', () => window.dispatchEvent(new Event('focus'))],
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ])('requests the result at most six times, and once more when %s', async (_name, trigger) => {
    const app = await openDraw()
    await untilDeviceListens()
    await untilIdle(app)
    const before = callCounts()
    const countsPlus = (times: number) =>
      Object.fromEntries(Object.entries(before).map(([call, count]) => [call, count + times]))
    // The platform's clock stops just after the period's end, before the result is published.
    api.clock.hold(Date.parse(NOON) + 50_100)
    moveClock(50_100)
    expect(await screen.findByText('Waiting for the result')).toBeInTheDocument()
    // Searches by text, because repeated queries by role would slow down the polling.
    await screen.findByText('Check again', {}, UNTIL_SIX_REQUESTS)
    expect(screen.getByText(`The result of round ${SUNDA_OPEN_PERIOD} hasn’t been published yet.`)).toBeInTheDocument()
    await untilIdle(app)
    expect(callCounts()).toEqual(countsPlus(6))
    api.clock.hold(null)
    moveClock(900)
    await untilIdle(app)
    expect(screen.getByText('Waiting for the result')).toBeInTheDocument()
    await trigger(app)
    await expectAnnounced(RESULT_ANNOUNCEMENT)
    await waitFor(() => expect(screen.queryByText('Waiting for the result')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
    expect(callCounts()['game']).toBe(countsPlus(7)['game'])
  })

  test('waits for the result of the later round if two rounds ended while the tab was hidden', async () => {
    const app = await openDraw()
    await untilIdle(app)
    const visibilitySpy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    api.clock.hold(Date.parse(NOON) + 50_100)
    moveClock(50_100)
    await screen.findByText('Waiting for the result')
    await app.queryClient.refetchQueries({ queryKey: gameQueries.one('sunda60').queryKey })
    await waitFor(() => expect(countdown()).not.toHaveTextContent('00:00'))
    // The later round closes, too. The result of the first round is published by now.
    api.clock.hold(Date.parse(NOON) + 110_100)
    moveClock(60_000)
    await waitFor(() => expect(countdown()).toHaveTextContent('00:00'))
    visibilitySpy.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('Check again', {}, UNTIL_SIX_REQUESTS)
    expect(screen.getByText(`The result of round ${SUNDA_NEXT_PERIOD} hasn’t been published yet.`)).toBeInTheDocument()
  })

  test('waits for the result of the next round, even if the result of the earlier round arrives late', async () => {
    stopClockAt(new Date(Date.parse(NOON) + 50_100).toISOString())
    const app = await openDraw()
    await untilIdle(app)
    const { game = 0 } = callCounts()
    api.clock.hold(Date.parse(NOON) + 110_100)
    moveClock(60_000)
    await screen.findByText('Check again', {}, UNTIL_SIX_REQUESTS)
    await untilIdle(app)
    expect(callCounts()['game']).toBe(game + 6)
    expect(screen.getByText(`The result of round ${SUNDA_NEXT_PERIOD} hasn’t been published yet.`)).toBeInTheDocument()
    api.clock.hold(null)
    moveClock(900)
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    await expectAnnounced(new RegExp(`^Round ${SUNDA_NEXT_PERIOD}:`))
  })

  test('announces the settlement of an order even if the order is found only after the result was announced', async () => {
    const app = await openDraw()
    await api.faults.add({ path: '/game/placeOrder', kind: 'offline', afterwards: true })
    const sheet = await review(app, ['Big', 'Small'], '1000')
    await untilIdle(app)
    const release = holdBack('/member/getUserGameList')
    await app.user.click(confirmButton(sheet))
    await screen.findByRole('dialog', { name: 'Outcome unknown' })
    moveClock(51_000)
    await expectAnnounced(RESULT_ANNOUNCEMENT)
    release()
    await app.user.click(await screen.findByRole('button', { name: 'Done' }))
    await expectAnnounced(`Sunda ${SUNDA_OPEN_PERIOD}: staked Rp 2,000, returned Rp 1,950, net −Rp 50.`)
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  })

  test('announces the result and the settlement of the member’s order, and updates the balance', async () => {
    const app = await openDraw()
    // Exactly one of these two picks wins in any draw, so the return is known in advance.
    await app.user.click(confirmButton(await review(app, ['Big', 'Small'], '1000')))
    await waitFor(() => expect(screen.getByText(/Balance now/).parentElement).toHaveTextContent('84,500'))
    await app.user.click(screen.getByRole('button', { name: 'Done' }))
    await untilIdle(app)
    const before = callCounts()
    moveClock(44_000)
    await waitFor(() => expect(countdown()).toHaveTextContent('00:06'))
    expect(screen.queryByText('Closing')).not.toBeInTheDocument()
    moveClock(1000)
    await screen.findByText('Closing')
    expect(callCounts()).toEqual(before)
    moveClock(6000)
    await expectAnnounced(RESULT_ANNOUNCEMENT)
    await waitFor(() => expect(countdown()).toHaveTextContent('00:59'))
    expect(within(screen.getByRole('main')).getByText(SUNDA_NEXT_PERIOD)).toBeInTheDocument()
    await expectAnnounced(`Sunda ${SUNDA_OPEN_PERIOD}: staked Rp 2,000, returned Rp 1,950, net −Rp 50.`)
    await waitFor(() => expect(balanceInBar()).toHaveTextContent(/^Balance Rp 86,450$/))
    await untilIdle(app)
    expect(callCounts()['game']).toBe((before['game'] ?? 0) + 1)
  })
})

describe('the notice 59 s before a round closes', () => {
  const words = `Order successful: ${MERAPI_OPEN_PERIOD}`

  test('names the round of the member’s order once, even after the app was opened again', async () => {
    const app = await openDraw(merapiPath)
    await confirmOrder(app, ['Big'], '1000')
    app.close()
    const reopened = await openDraw(merapiPath)
    await untilIdle(reopened)
    moveClock(110_000)
    await waitFor(() => expect(countdown()).toHaveTextContent('01:00'))
    expect(lastAnnouncement()).toBe('')
    // The clock skips second 59, as a throttled timer may do.
    moveClock(4000)
    await expectAnnounced(words)
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
    expect(countdown()).toHaveTextContent(/^00:56$/)
    document.getElementById('live')?.replaceChildren()
    moveClock(1000)
    await waitFor(() => expect(countdown()).toHaveTextContent('00:55'))
    await expectNoAnnouncement()
  })

  describe('with round numbers that restart each day', () => {
    /** Opens the draw with an order of `day` for round 0480, 58 s before 0480 closes today. */
    async function pass59Seconds(day: string): Promise<void> {
      const game = { id: 12, key: 'merapi180', name: 'Merapi', now_expect: '0479', opencode: '4,6,5' }
      const openRound = () => ({ ...game, next_expect: '0480', second: (CLOSES_AT - Date.now()) / 1000 })
      answerGetsWith('/Lottery/getLotteryInfo', openRound)
      const order = orderPayload('0480', day, '1000', 0, '', 'Merapi')
      answerGetsWith('/member/getUserGameList', [{ ...order, data: order.data.map((line) => ({ ...line, lid: 12 })) }])
      await untilIdle(await openDraw(merapiPath))
      moveClock(110_000)
      await waitFor(() => expect(countdown()).toHaveTextContent('01:00'))
      moveClock(2000)
      await waitFor(() => expect(countdown()).toHaveTextContent('00:58'))
    }

    test('is shown for an order that was placed today', async () => {
      await pass59Seconds('2026-11-20')
      await expectAnnounced('Order successful: 0480')
      expect(document.querySelector('.toast')).toHaveTextContent('Order successful: 0480')
    })

    test('is not shown for an order that was placed yesterday for the same round number', async () => {
      await pass59Seconds('2026-11-19')
      await expectNoAnnouncement()
      expect(document.querySelector('.toast')).not.toBeInTheDocument()
    })
  })

  test('is not shown for an order that the platform refused', async () => {
    const app = await openDraw(merapiPath)
    const sheet = await review(app, ['Big'], '1000')
    await api.faults.add({ path: '/game/placeOrder', kind: 'error', message: 'No.' })
    await app.user.click(confirmButton(sheet))
    await within(sheet).findByRole('alert')
    await app.user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
    moveClock(110_000)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('01:00'))
    moveClock(2000)
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:58'))
    await expectNoAnnouncement()
  })
})
