import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessionStore } from '@/session/store'
import { eraseDevice } from '@/domain/erase/erase-device'
import { callsTo, holdBack } from '../support/api'
import {
  amountField,
  confirmButton,
  merapi,
  NOON,
  openDraw,
  option,
  review,
  submitButton,
  sunda,
} from '../support/draw'
import { drawPictures } from '../support/files'
import { photo } from '../support/picture-files'
import { logIn } from '../support/log-in'
import { heading, letItStand, moveClock, setOnline, stopClockAt } from '../support/look'
import { idOf, renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { openWithdraw, send } from '../support/withdraw'

/** Typed input survives a reload of the page (reading 99). */

const KEY = 'tiga.tab.draft'
const kept = () => sessionStorage.getItem(KEY)
const MINUTE_MS = 60_000

beforeEach(() => {
  stopClockAt(NOON)
  drawPictures()
})

async function fillInDraw(): Promise<Awaited<ReturnType<typeof openDraw>>> {
  const app = await openDraw(merapi)
  await app.user.click(option('Big'))
  await app.user.click(option('Even'))
  await app.user.type(amountField(), '2000')
  return app
}

const picks = () =>
  ['Big', 'Small', 'Odd', 'Even'].filter((name) => option(name).getAttribute('aria-pressed') === 'true')

describe('after a reload', () => {
  test('a draw keeps its picks and amount, each game its own, and nothing is reviewed or sent', async () => {
    const before = await fillInDraw()
    before.close()
    const other = await openDraw(sunda)
    expect([picks(), amountField()]).toEqual([[], expect.objectContaining({ value: '' })])
    other.close()
    // The round has changed meanwhile.
    moveClock(4 * MINUTE_MS)
    await openDraw(merapi)
    expect(picks()).toEqual(['Big', 'Even'])
    expect(amountField()).toHaveValue('2,000')
    expect(submitButton()).toHaveTextContent('Rp 4,000')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toEqual([])
  })

  test('a top-up keeps its amount and method, but not its picture', async () => {
    applySettings({ VITE_PAYMENT_METHODS: 'BCA|BRI' })
    const before = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    await before.user.type(await screen.findByLabelText('Amount'), '50000')
    await before.user.click(screen.getByRole('radio', { name: 'BRI' }))
    await before.user.upload(screen.getByLabelText('Proof of payment'), photo())
    await screen.findByText(/^Location and time removed/)
    before.close()
    const { user } = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    expect(await screen.findByLabelText('Amount')).toHaveValue('50,000')
    expect(screen.getByRole('radio', { name: 'BRI' })).toBeChecked()
    expect(screen.queryByText(/^Location and time removed/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Send for review/ }))
    expect(screen.getByLabelText('Proof of payment')).toBeInvalid()
  })

  test('a withdrawal keeps its amount, and an unreadable amount as it was typed', async () => {
    for (const [typed, shown] of [
      ['50000', '50.000'],
      ['5,5', '5,5'],
    ] as const) {
      const before = await openWithdraw()
      await before.user.clear(screen.getByLabelText('Amount'))
      await before.user.type(screen.getByLabelText('Amount'), typed)
      before.close()
      const after = await openWithdraw()
      expect(screen.getByLabelText('Amount')).toHaveValue(shown)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      after.close()
    }
  })

  test('nothing is kept of cleared forms, names, numbers and passwords', async () => {
    const draw = await fillInDraw()
    expect(kept()).not.toBeNull()
    await draw.user.click(screen.getByRole('button', { name: 'Clear' }))
    await draw.user.click(option('Big'))
    await draw.user.click(option('Even'))
    expect(kept()).toBeNull()
    draw.close()
    const card = await renderApp({ path: '/BindCard', member: 'wulan_r' })
    await screen.findByLabelText('Bank')
    await card.user.type(screen.getByLabelText('Account number'), '0000111122')
    await card.user.type(screen.getByLabelText('Mobile'), '0000123')
    card.close()
    const login = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
    await login.user.type(await screen.findByLabelText('Current password'), 'demo1234')
    expect(Object.keys(sessionStorage)).toEqual(['tiga.started'])
  })
})

describe('a draft', () => {
  const amountAfterReload = async (member = 'wulan_r') => {
    const app = await openDraw(merapi, { member })
    const { value } = amountField() as HTMLInputElement
    app.close()
    return value
  }

  test.each([
    ['stays for 29 minutes', 29, '2,000'],
    ['is removed after 30 minutes', 30, ''],
    ['is removed if the clock was put back', -1, ''],
  ])('%s', async (_name, minutes, expected) => {
    ;(await fillInDraw()).close()
    moveClock(minutes * MINUTE_MS)
    expect(await amountAfterReload()).toBe(expected)
  })

  test('is not shown to another member, and is removed once the platform has named them', async () => {
    ;(await fillInDraw()).close()
    act(() => sessionStore.dispatch({ type: 'expired', token: sessionStore.get().token ?? '', message: '' }))
    act(() => sessionStore.dispatch({ type: 'loggedIn', token: 'somebody' }))
    expect(kept()).not.toBeNull()
    expect(await amountAfterReload('budi_k')).toBe('')
    expect(kept()).toBeNull()
  })

  test('is removed by a log-out, here or in another tab, and by an erasure', async () => {
    const ends = [
      () => Promise.resolve(sessionStore.dispatch({ type: 'loggedOut' })),
      () => Promise.resolve(sessionStore.dispatch({ type: 'changedElsewhere', token: null })),
      eraseDevice,
    ]
    for (const end of ends) {
      const app = await fillInDraw()
      expect(kept()).not.toBeNull()
      await act<unknown>(end)
      expect(kept()).toBeNull()
      app.close()
    }
  })

  test('is kept for the same member if the session ends by itself', async () => {
    const app = await fillInDraw()
    const token = await idOf('wulan_r')
    await act(() => Promise.resolve(sessionStore.dispatch({ type: 'expired', token, message: 'Authentication error' })))
    await heading('Log in')
    await logIn(app.user)
    await screen.findByRole('button', { name: /^Submit/ })
    expect(amountField()).toHaveValue('2,000')
    expect(picks()).toEqual(['Big', 'Even'])
  })

  test('is removed as soon as an order is sent', async () => {
    const app = await openDraw(merapi)
    const sheet = await review(app)
    expect(kept()).not.toBeNull()
    const release = holdBack('/game/placeOrder')
    letItStand()
    await app.user.click(confirmButton(sheet))
    await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
    expect(kept()).toBeNull()
    release()
  })

  test('is removed as soon as a withdrawal is sent', async () => {
    const app = await openWithdraw()
    const release = holdBack('/member/setUserWirhdraw')
    letItStand()
    await send(app)
    await waitFor(() => expect(callsTo('/member/setUserWirhdraw')).toHaveLength(1))
    expect(kept()).toBeNull()
    release()
  })

  test('is removed as soon as a top-up is sent', async () => {
    const app = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    await app.user.type(await screen.findByLabelText('Amount'), '50000')
    await app.user.upload(screen.getByLabelText('Proof of payment'), photo())
    await screen.findByText(/^Location and time removed/)
    expect(kept()).not.toBeNull()
    await app.user.click(screen.getByRole('button', { name: /^Send for review/ }))
    await screen.findByRole('heading', { name: 'Sent, not confirmed' })
    expect(kept()).toBeNull()
  })
})

test('a draft is kept if its request is not sent', async () => {
  const app = await openDraw(merapi)
  const sheet = await review(app)
  setOnline(false)
  letItStand()
  await app.user.click(confirmButton(sheet))
  await within(sheet).findByText('You’re offline. Nothing was sent.')
  expect(callsTo('/game/placeOrder')).toEqual([])
  expect(kept()).not.toBeNull()
  setOnline(true)
})

test('a stored draft of another shape, or without a member, is ignored', async () => {
  const memberId = await idOf('wulan_r')
  const at = Date.now()
  for (const stored of [
    '{',
    '5',
    JSON.stringify({ memberId, forms: { 'order 12': { at, draft: { types: 'Big', amountText: 5 } } } }),
    JSON.stringify({ memberId, forms: { 'order 12': { at: 'now', draft: null } } }),
    JSON.stringify({ forms: [] }),
  ]) {
    sessionStorage.setItem(KEY, stored)
    const app = await openDraw(merapi)
    expect([picks(), amountField()]).toEqual([[], expect.objectContaining({ value: '' })])
    app.close()
  }
})
