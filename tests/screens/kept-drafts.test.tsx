import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessionStore } from '@/session/store'
import { eraseDevice } from '@/domain/erase/erase-device'
import { callsTo, holdBack } from '../support/api'
import {
  amountField,
  confirmButton,
  merapiPath,
  NOON,
  openDraw,
  optionButton,
  review,
  submitButton,
  sundaPath,
} from '../support/draw'
import { fakePictureApis } from '../support/files'
import { photoFile } from '../support/picture-files'
import { logIn } from '../support/log-in'
import { findHeading, waitOutTapGuard, moveClock, setOnline, stopClockAt } from '../support/look'
import { memberIdOf, renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { openWithdraw, send } from '../support/withdraw'

/** Tests drafts: typed input that survives a reload of the page (reading 99). */

const KEY = 'tiga.tab.draft'
const readStoredDraft = () => sessionStorage.getItem(KEY)
const MINUTE_MS = 60_000

beforeEach(() => {
  stopClockAt(NOON)
  fakePictureApis()
})

async function fillInDraw(): Promise<Awaited<ReturnType<typeof openDraw>>> {
  const app = await openDraw(merapiPath)
  await app.user.click(optionButton('Big'))
  await app.user.click(optionButton('Even'))
  await app.user.type(amountField(), '2000')
  return app
}

const picks = () =>
  ['Big', 'Small', 'Odd', 'Even'].filter((name) => optionButton(name).getAttribute('aria-pressed') === 'true')

describe('after a reload', () => {
  test('the draw of each game keeps its own picks and amount, but sends no order', async () => {
    const firstVisit = await fillInDraw()
    firstVisit.close()
    const otherGame = await openDraw(sundaPath)
    expect([picks(), amountField()]).toEqual([[], expect.objectContaining({ value: '' })])
    otherGame.close()
    // After four minutes another round is open. A draft belongs to the game, not to the round.
    moveClock(4 * MINUTE_MS)
    await openDraw(merapiPath)
    expect(picks()).toEqual(['Big', 'Even'])
    expect(amountField()).toHaveValue('2,000')
    expect(submitButton()).toHaveTextContent('Rp 4,000')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(callsTo('/game/placeOrder')).toEqual([])
  })

  test('the top-up form keeps the amount and the payment method, but not the picture', async () => {
    applySettings({ VITE_PAYMENT_METHODS: 'BCA|BRI' })
    const firstVisit = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    await firstVisit.user.type(await screen.findByLabelText('Amount'), '50000')
    await firstVisit.user.click(screen.getByRole('radio', { name: 'BRI' }))
    await firstVisit.user.upload(screen.getByLabelText('Proof of payment'), photoFile())
    await screen.findByText(/^Location and time removed/)
    firstVisit.close()
    const { user } = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    expect(await screen.findByLabelText('Amount')).toHaveValue('50,000')
    expect(screen.getByRole('radio', { name: 'BRI' })).toBeChecked()
    expect(screen.queryByText(/^Location and time removed/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Send for review/ }))
    expect(screen.getByLabelText('Proof of payment')).toBeInvalid()
  })

  test('the withdrawal form keeps the amount, and keeps an invalid amount exactly as it was typed', async () => {
    for (const [typed, shown] of [
      ['50000', '50.000'],
      ['5,5', '5,5'],
    ] as const) {
      const firstVisit = await openWithdraw()
      await firstVisit.user.clear(screen.getByLabelText('Amount'))
      await firstVisit.user.type(screen.getByLabelText('Amount'), typed)
      firstVisit.close()
      const secondVisit = await openWithdraw()
      expect(screen.getByLabelText('Amount')).toHaveValue(shown)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      secondVisit.close()
    }
  })

  test('nothing of a cleared order form, the bank account form or the password form is kept', async () => {
    const draw = await fillInDraw()
    expect(readStoredDraft()).not.toBeNull()
    await draw.user.click(screen.getByRole('button', { name: 'Clear' }))
    await draw.user.click(optionButton('Big'))
    await draw.user.click(optionButton('Even'))
    expect(readStoredDraft()).toBeNull()
    draw.close()
    const bankForm = await renderApp({ path: '/BindCard', member: 'wulan_r' })
    await screen.findByLabelText('Bank')
    await bankForm.user.type(screen.getByLabelText('Account number'), '0000111122')
    await bankForm.user.type(screen.getByLabelText('Mobile'), '0000123')
    bankForm.close()
    const passwordForm = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
    await passwordForm.user.type(await screen.findByLabelText('Current password'), 'demo1234')
    expect(Object.keys(sessionStorage)).toEqual(['tiga.started'])
  })
})

describe('a draft', () => {
  const amountAfterReload = async (member = 'wulan_r') => {
    const app = await openDraw(merapiPath, { member })
    const { value } = amountField() as HTMLInputElement
    app.close()
    return value
  }

  test.each([
    ['is kept for 29 minutes', 29, '2,000'],
    ['is ignored after 30 minutes', 30, ''],
    ['is ignored if the clock was set back', -1, ''],
  ])('%s', async (_name, minutes, expected) => {
    ;(await fillInDraw()).close()
    moveClock(minutes * MINUTE_MS)
    expect(await amountAfterReload()).toBe(expected)
  })

  test('is not shown to another member, and is removed once the platform has identified that member', async () => {
    ;(await fillInDraw()).close()
    act(() => sessionStore.dispatch({ type: 'expired', token: sessionStore.get().token ?? '', message: '' }))
    act(() => sessionStore.dispatch({ type: 'loggedIn', token: 'somebody' }))
    expect(readStoredDraft()).not.toBeNull()
    expect(await amountAfterReload('budi_k')).toBe('')
    expect(readStoredDraft()).toBeNull()
  })

  test('is removed by a log-out in this or another tab, and by erasing the device’s data', async () => {
    const removals = [
      () => Promise.resolve(sessionStore.dispatch({ type: 'loggedOut' })),
      () => Promise.resolve(sessionStore.dispatch({ type: 'changedElsewhere', token: null })),
      eraseDevice,
    ]
    for (const removeDraft of removals) {
      const app = await fillInDraw()
      expect(readStoredDraft()).not.toBeNull()
      await act<unknown>(removeDraft)
      expect(readStoredDraft()).toBeNull()
      app.close()
    }
  })

  test('is shown to the same member again after the session has expired', async () => {
    const app = await fillInDraw()
    const token = await memberIdOf('wulan_r')
    await act(() => Promise.resolve(sessionStore.dispatch({ type: 'expired', token, message: 'Authentication error' })))
    await findHeading('Log in')
    await logIn(app.user)
    await screen.findByRole('button', { name: /^Submit/ })
    expect(amountField()).toHaveValue('2,000')
    expect(picks()).toEqual(['Big', 'Even'])
  })

  test('is removed as soon as an order is sent', async () => {
    const app = await openDraw(merapiPath)
    const sheet = await review(app)
    expect(readStoredDraft()).not.toBeNull()
    const release = holdBack('/game/placeOrder')
    waitOutTapGuard()
    await app.user.click(confirmButton(sheet))
    await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
    expect(readStoredDraft()).toBeNull()
    release()
  })

  test('is removed as soon as a withdrawal is sent', async () => {
    const app = await openWithdraw()
    const release = holdBack('/member/setUserWirhdraw')
    waitOutTapGuard()
    await send(app)
    await waitFor(() => expect(callsTo('/member/setUserWirhdraw')).toHaveLength(1))
    expect(readStoredDraft()).toBeNull()
    release()
  })

  test('is removed as soon as a top-up is sent', async () => {
    const app = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    await app.user.type(await screen.findByLabelText('Amount'), '50000')
    await app.user.upload(screen.getByLabelText('Proof of payment'), photoFile())
    await screen.findByText(/^Location and time removed/)
    expect(readStoredDraft()).not.toBeNull()
    await app.user.click(screen.getByRole('button', { name: /^Send for review/ }))
    await screen.findByRole('heading', { name: 'Top-up sent for review' })
    expect(readStoredDraft()).toBeNull()
  })
})

test('a draft is kept if its order is not sent because the device is offline', async () => {
  const app = await openDraw(merapiPath)
  const sheet = await review(app)
  setOnline(false)
  waitOutTapGuard()
  await app.user.click(confirmButton(sheet))
  await within(sheet).findByText('You’re offline. Nothing was sent.')
  expect(callsTo('/game/placeOrder')).toEqual([])
  expect(readStoredDraft()).not.toBeNull()
  setOnline(true)
})

test('a stored draft is ignored if it is unreadable, has an unknown shape or names no member', async () => {
  const memberId = await memberIdOf('wulan_r')
  const savedAt = Date.now()
  for (const stored of [
    '{',
    '5',
    JSON.stringify({ memberId, forms: { 'order 12': { at: savedAt, draft: { types: 'Big', amountText: 5 } } } }),
    JSON.stringify({ memberId, forms: { 'order 12': { at: 'now', draft: null } } }),
    JSON.stringify({ forms: [] }),
  ]) {
    sessionStorage.setItem(KEY, stored)
    const app = await openDraw(merapiPath)
    expect([picks(), amountField()]).toEqual([[], expect.objectContaining({ value: '' })])
    app.close()
  }
})
