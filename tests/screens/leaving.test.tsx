import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { accountQueries } from '@/api/account.queries'
import { ASK_NOW } from '@/api/freshness'
import { desk } from '@/shared/money-request/desk'
import { api, callsTo, holdBack } from '../support/api'
import { confirmButton, NOON, openDraw, review, SUNDA_OPEN } from '../support/draw'
import { address, heading, heard, stopClockAt, tapTwice } from '../support/look'
import { renderApp } from '../support/render-app'

/**
 * A screen stays mounted for a while after the member has left it: here until the code of the next
 * one arrives, which never does.
 */
function leaveFor(path: string): void {
  window.history.pushState({ usr: {}, key: 'next', idx: 9 }, '', path)
}

async function saveGender() {
  const release = holdBack('/member/setSex')
  const app = await renderApp({ path: '/Setsex', member: 'wulan_r' })
  await app.user.click(await screen.findByRole('radio', { name: 'Male' }))
  await app.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsTo('/member/setSex')).toHaveLength(1))
  return { ...app, release }
}

describe('an answer to a form that the member has left, but that has not gone yet', () => {
  test('is told by a toast, not on the form, when it is a failure', async () => {
    await api.faults.add({ path: '/member/setSex', kind: 'error', message: 'Closed for a moment.' })
    const { release } = await saveGender()
    leaveFor('/Language')
    release()
    await heard('Closed for a moment.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('does not lead back from where the member is by now', async () => {
    const { release } = await saveGender()
    leaveFor('/Language')
    release()
    await heard('Gender saved.')
    expect(address()).toBe('/Language')
  })
})

test('two taps on Back before the browser has gone there are one step', async () => {
  const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Settings' }))
  await user.click(await screen.findByRole('link', { name: /^Language/ }))
  await heading('Language')
  const go = vi.spyOn(window.history, 'go')
  tapTwice(screen.getByRole('button', { name: 'Back' }))
  await heading('Settings')
  expect(go.mock.calls).toEqual([[-1]])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await heading('Me')
})

test('an order whose screen is left, but has not gone yet, is told by a toast and is unread', async () => {
  stopClockAt(NOON)
  const release = holdBack('/game/placeOrder')
  const app = await openDraw()
  await app.user.click(confirmButton(await review(app)))
  await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
  leaveFor('/LotteryHall')
  release()
  await heard(`Your order was accepted: Sunda ${SUNDA_OPEN}, Rp 4,000.`)
  expect(desk.messages.list()).toMatchObject([{ isRead: false }])
})

test('a page that is left tells nothing of an order that this breaks off, unless it comes back', async () => {
  stopClockAt(NOON)
  const release = holdBack('/game/placeOrder')
  const app = await openDraw()
  await app.user.click(confirmButton(await review(app)))
  await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
  await api.faults.add({ path: '/game/placeOrder', kind: 'offline' })
  const failed = new Promise((resolve) => api.server.events.on('request:end', resolve))
  window.dispatchEvent(new Event('pagehide'))
  release()
  await failed
  // By the time of a later answer, that of the order has failed.
  await app.queryClient.fetchQuery({ ...accountQueries.member(), staleTime: ASK_NOW })
  expect(desk.notes.list()).toMatchObject([{ isLost: false }])
  expect(desk.messages.list()).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(desk.messages.list()).toMatchObject([{ news: { outcome: 'unknown' } }]))
})
