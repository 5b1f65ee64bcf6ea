import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answerGetsWith, api, callsTo, formsSentTo, holdBack } from '../support/api'
import {
  amountField,
  balanceInBar,
  bromoPath,
  confirmButton,
  NOON,
  openDraw,
  optionButton,
  placeOrder,
  platformOrdersOf,
  review,
  submit,
  submitButton,
  SUNDA_NEXT_PERIOD,
  SUNDA_OPEN_PERIOD,
} from '../support/draw'
import {
  untilIdle,
  detailsByTerm,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  waitOutTapGuard,
  moveClock,
  paragraphWithText,
  stopClockAt,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { holdLaterTasks } from '../support/later'
import { readStoredMessages, readOpenRequests } from '../support/open-requests'
import { orderPayload } from '../support/orders'
import type { RunningApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'

beforeEach(() => stopClockAt(NOON))

const ORDER_TEXT = 'Big and Even · 2 × Rp 2,000 = Rp 4,000'

describe('the confirm sheet', () => {
  test('says “payout not published” in place of the return if the game publishes no payout', async () => {
    const app = await openDraw(bromoPath)
    expect(Object.entries(detailsByTerm(await review(app, ['High'], '1000'))).at(-1)).toEqual([
      'Return if a pick wins',
      'payout not published',
    ])
  })

  test('names the return of each option if payouts differ, and says which payout is not published', async () => {
    const paid = { big: '1.95', small: '2.1', single: '' }
    const options = Object.entries(paid).map(([type, peilv]) => ({ type, name: type, peilv }))
    answerGetsWith('/Lottery/getLotteryPeilv', options)
    const app = await openDraw()
    const sheet = await review(app, ['Big', 'Small', 'Odd'], '1000')
    expect(detailsByTerm(sheet)).toMatchObject({
      'Return if Big wins': 'Rp 1,950',
      'Return if Small wins': 'Rp 2,100',
      'Return if Odd wins': 'payout not published',
    })
    expect(sheet).not.toHaveTextContent(/picks? wins?/)
  })
})

describe('an accepted order', () => {
  test('is sent once after a review with every figure, shows the new balance and clears the form', async () => {
    const app = await openDraw()
    const reviewed = await review(app, ['Even', 'Big'])
    expect(within(reviewed).getByRole('heading')).toHaveTextContent(ORDER_TEXT)
    expect(detailsByTerm(reviewed)).toEqual({
      Round: SUNDA_OPEN_PERIOD,
      'Closes in': '00:50',
      'Balance after': 'Rp 82,500',
    })
    const everyDraw = within(reviewed).getByRole('region', { name: 'Every possible draw' })
    const chances = ['21.76% → Rp 7,800 back', '56.48% → Rp 3,900 back', '21.76% → nothing']
    expect(
      within(everyDraw)
        .getAllByText(/%/)
        .map(({ parentElement }) => plainTextOf(parentElement)),
    ).toEqual(chances)
    expect(everyDraw).toHaveTextContent('On average, Rp 3,900 of Rp 4,000 comes back')
    expect(confirmButton(reviewed)).toHaveTextContent('Confirm Rp 4,000')
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
    waitOutTapGuard()
    tapTwice(confirmButton(reviewed))
    const sheet = await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(sheet).toHaveTextContent(ORDER_TEXT)
    // A second order would be sent before the balance arrives, so the check below would find it.
    await waitFor(() =>
      expect(detailsByTerm(sheet)).toEqual({
        Round: SUNDA_OPEN_PERIOD,
        'Balance now': 'Rp 82,500',
      }),
    )
    expect(formsSentTo('/game/placeOrder')).toEqual([
      { item: 'big,pair', money: '2000', lid: '11', mid: '1001', expect: SUNDA_OPEN_PERIOD },
    ])
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
    await closeSheetBy(app.user, sheet, 'Done')
    for (const name of ['Big', 'Small', 'Even', 'Odd'])
      expect(optionButton(name)).toHaveAttribute('aria-pressed', 'false')
    expect(amountField()).toHaveValue('')
    expect(balanceInBar()).toHaveTextContent(/^Balance Rp 82,500$/)
    const rows = await within(await openSheetBy(app.user, 'Task list')).findAllByRole('link')
    expect(rows[0]).toHaveTextContent(
      new RegExp(`^Big and Even .*${SUNDA_OPEN_PERIOD} .*\\* \\* \\* Pending staked Rp 4,000$`),
    )
    expect(readOpenRequests()).toEqual([])
  })

  test('keeps the picks that the member has changed while the order was being sent', async () => {
    const app = await openDraw()
    const sheet = await review(app)
    const release = holdBack('/game/placeOrder')
    await app.user.click(confirmButton(sheet))
    await closeSheetBy(app.user, sheet)
    await app.user.click(optionButton('Odd'))
    release()
    await expectAnnounced(/^Order accepted/)
    await untilIdle(app)
    expect(optionButton('Odd')).toHaveAttribute('aria-pressed', 'true')
    expect(amountField()).toHaveValue('2,000')
  })

  test('blocks Submit for 3 s after the tap on Confirm', async () => {
    const app = await openDraw()
    await placeOrder(app)
    moveClock(2500)
    await submit(app, ['Big'], '1000')
    expect(submitButton()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    moveClock(600)
    await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'))
    await app.user.click(submitButton())
    await screen.findByRole('dialog', { name: 'Confirm your order' })
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  })

  test('shows a warning if the balance has changed by an amount other than the stake', async () => {
    const release = holdBack('/game/placeOrder')
    const app = await openDraw()
    await app.user.click(confirmButton(await review(app)))
    await api.patch('wulan_r', { money: '82500' })
    release()
    const sheet = await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Your balance changed by −Rp 8,000, but the order was Rp 4,000. Check your task record before you order again.',
    )
  })

  async function expectNoWarning(app: RunningApp): Promise<void> {
    const sheet = await screen.findByRole('dialog', { name: 'Order accepted' })
    await within(sheet).findByText('Balance now')
    await untilIdle(app)
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
  }

  test('shows no warning if the return of another order explains the change of the balance', async () => {
    const ordersWith = (is_win: 0 | 1) => [orderPayload('20261120-0720', '2026-11-20', '1000', is_win, '1950')]
    let list = ordersWith(0)
    answerGetsWith('/member/getUserGameList', () => list)
    const release = holdBack('/game/placeOrder')
    const app = await openDraw()
    await app.user.click(confirmButton(await review(app)))
    list = ordersWith(1)
    await api.patch('wulan_r', { money: '88450' })
    release()
    await expect(expectNoWarning(app)).resolves.toBeUndefined()
  })

  test('shows no warning if the balance before the order was still loading at the tap on Confirm', async () => {
    const app = await openDraw()
    await untilIdle(app)
    await submit(app, ['Big', 'Even'], '')
    await api.patch('wulan_r', { money: '88450' })
    const release = holdBack('/member/getUserInfo')
    const sheet = await review(app, [])
    await app.user.click(confirmButton(sheet))
    await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
    release()
    await expect(expectNoWarning(app)).resolves.toBeUndefined()
  })
})

test.each([
  ['its acceptance', null, `Order accepted: Sunda ${SUNDA_OPEN_PERIOD} · Rp 4,000`],
  ['a refusal', 'error', `Order not accepted: Sunda ${SUNDA_OPEN_PERIOD} · Rp 4,000. The till is closed.`],
  ['a missing answer', 'http500', `Don’t place it again. Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000 may have been accepted.`],
] as const)(
  'an order in progress cannot be cancelled, and reports %s after the member has left its screen',
  async (_name, kind, words) => {
    const release = holdBack('/game/placeOrder')
    const app = await openDraw()
    if (kind !== null) await api.faults.add({ path: '/game/placeOrder', kind, message: 'The till is closed.' })
    const sheet = await review(app)
    await app.user.click(confirmButton(sheet))
    expect(within(sheet).getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
    expect(within(sheet).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await closeSheetBy(app.user, sheet)
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Draws')
    release()
    await expectAnnounced(words)
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  },
)

describe('a refusal at the last moment', () => {
  test('shows the platform’s reason in the sheet, and keeps the picks and the amount', async () => {
    const app = await openDraw()
    const sheet = await review(app)
    await api.patch('wulan_r', { money: '100' })
    await app.user.click(confirmButton(sheet))
    const words = 'Order not accepted: Insufficient balance'
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(words)
    // The platform's reason stays when the new balance arrives.
    await waitFor(() => expect(detailsByTerm(sheet)).toMatchObject({ 'Balance after': '−Rp 3,900' }))
    expect(within(sheet).getByRole('alert')).toHaveTextContent(words)
    expect(lastAnnouncement()).toBe('')
    expect(readOpenRequests()).toEqual([])
    await closeSheetBy(app.user, sheet, 'Cancel')
    expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'true')
    expect(optionButton('Even')).toHaveAttribute('aria-pressed', 'true')
    expect(amountField()).toHaveValue('2,000')
    expect(await platformOrdersOf()).toHaveLength(13)
  })

  test('offers the same picks for the next round if the round has closed', async () => {
    const app = await openDraw()
    const sheet = await review(app)
    const oldConfirmButton = confirmButton(sheet)
    moveClock(50_000)
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'This round is closed. Check the new one before you confirm.',
    )
    const nextRoundButton = await within(sheet).findByRole('button', { name: `Use round ${SUNDA_NEXT_PERIOD}` })
    expect(within(sheet).queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()
    // The Confirm button is removed, not reused, so a tap that began on it presses nothing.
    expect(oldConfirmButton).not.toBeInTheDocument()
    await app.user.click(nextRoundButton)
    expect(nextRoundButton).not.toBeInTheDocument()
    expect(detailsByTerm(sheet)).toMatchObject({ Round: SUNDA_NEXT_PERIOD })
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(confirmButton(sheet))
    await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(formsSentTo('/game/placeOrder')).toMatchObject([
      { expect: SUNDA_NEXT_PERIOD, item: 'big,pair', money: '2000' },
    ])
  })
})

describe('an order that the browser has sent twice', () => {
  const TWICE = 'Your task record shows 2 new entries like this one. If you sent only one, ask customer service.'

  test('is reported as accepted, with a warning about two entries, if the platform accepted both requests', async () => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'twice' })
    const app = await openDraw()
    const reviewed = await review(app)
    await untilIdle(app)
    await app.user.click(confirmButton(reviewed))
    const sheet = await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(await within(sheet).findByText(TWICE)).toHaveAttribute('role', 'alert')
    await waitFor(() => expect(detailsByTerm(sheet)).toMatchObject({ 'Balance now': 'Rp 78,500' }))
    // The warning also explains the change of the balance, so there is no second alert.
    expect(within(sheet).getAllByRole('alert')).toHaveLength(1)
    expect(await platformOrdersOf()).toHaveLength(15)
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
    await waitFor(() => expect(readStoredMessages()).toMatchObject([{ isRead: true, news: { copies: 2 } }]))
  })

  test('is reported with a warning about two entries, even after the member has left the draw', async () => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'twice' })
    const release = holdBack('/game/placeOrder')
    const app = await openDraw()
    const sheet = await review(app)
    await untilIdle(app)
    await app.user.click(confirmButton(sheet))
    await closeSheetBy(app.user, sheet)
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Draws')
    const runHeldTasks = holdLaterTasks()
    release()
    await waitFor(() => expect(readStoredMessages()).toMatchObject([{ isRead: false, news: { copies: 2 } }]))
    runHeldTasks()
    const message = `Recorded more than once: Sunda ${SUNDA_OPEN_PERIOD} · Rp 4,000. ${TWICE}`
    await expectAnnounced(message)
    expect(document.getElementById('toasts')).toHaveTextContent(message)
  })

  test('is reported as found, and never as refused, if the platform refused only the second request', async () => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'twice' })
    const app = await openDraw()
    const reviewed = await review(app)
    await api.patch('wulan_r', { money: '5000' })
    await untilIdle(app)
    await app.user.click(confirmButton(reviewed))
    const sheet = await screen.findByRole('dialog', { name: 'Found in your task record' })
    await within(sheet).findByText(paragraphWithText(`Recorded: Big and Even · Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000.`))
    expect(document.body).not.toHaveTextContent(/not accepted|Insufficient/)
    expect(await platformOrdersOf()).toHaveLength(14)
    await closeSheetBy(app.user, sheet, 'Done')
    expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'false')
    expect(readStoredMessages()).toMatchObject([{ news: { outcome: 'found' } }])
  })
})

describe('an order that the platform refuses', () => {
  const refuse = () => api.faults.add({ path: '/game/placeOrder', kind: 'error', message: 'The till is closed.' })

  test('is shown as being checked, not as refused, until the record of orders has been read', async () => {
    await refuse()
    const app = await openDraw()
    const sheet = await review(app)
    await untilIdle(app)
    const release = holdBack('/member/getUserGameList')
    await app.user.click(confirmButton(sheet))
    const checkingButton = await within(sheet).findByRole('button', { name: 'Checking your task record' })
    expect(checkingButton).toHaveAttribute('aria-busy', 'true')
    expect(within(sheet).getAllByRole('button', { name: 'Close' })[0]).toBeEnabled()
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
    expect(readStoredMessages()).toEqual([])
    release()
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Order not accepted: The till is closed.')
  })

  test('is shown as possibly accepted until the record of orders can be read and does not list the order', async () => {
    await refuse()
    const app = await openDraw()
    const reviewed = await review(app)
    await untilIdle(app)
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error' })
    await app.user.click(confirmButton(reviewed))
    const sheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
    await within(sheet).findByText(
      paragraphWithText(
        `The platform says “The till is closed”, but Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000 may have been accepted. Check before you try again.`,
      ),
    )
    await within(sheet).findByText(paragraphWithText('Your task record couldn’t be checked just now.'))
    await api.faults.clear()
    await app.user.click(await within(sheet).findByRole('button', { name: 'Check again' }))
    const confirmSheet = await screen.findByRole('dialog', { name: 'Confirm your order' })
    expect(within(confirmSheet).getByRole('alert')).toHaveTextContent('Order not accepted: The till is closed.')
    expect(readOpenRequests()).toEqual([])
    moveClock(5000)
    waitOutTapGuard()
    await app.user.click(confirmButton(confirmSheet))
    expect(await screen.findByRole('dialog', { name: 'Order accepted' })).toBeVisible()
  })
})

describe('an order with a lost answer that is found in the record of orders after its sheet was closed', () => {
  async function loseAndFindOrder(meanwhile: (app: RunningApp) => Promise<void>): Promise<void> {
    await api.faults.add({ path: '/game/placeOrder', kind: 'offline', afterwards: true })
    const app = await openDraw()
    const reviewed = await review(app)
    await untilIdle(app)
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error' })
    await app.user.click(confirmButton(reviewed))
    const sheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
    await within(sheet).findByText(paragraphWithText('Your task record couldn’t be checked just now.'))
    await closeSheetBy(app.user, sheet, 'Close')
    await meanwhile(app)
    await api.faults.clear()
    document.dispatchEvent(new Event('visibilitychange'))
    await expectAnnounced(/^The response was lost on the way\. Recorded: Big and Even · Sunda/)
  }

  test('clears a form that is unchanged since the order was sent', async () => {
    await loseAndFindOrder(async () => undefined)
    await waitFor(() => expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'false'))
    expect(amountField()).toHaveValue('')
  })

  test('keeps the picks that the member has changed in the meantime', async () => {
    await loseAndFindOrder(({ user }) => user.click(optionButton('Odd')))
    expect(optionButton('Odd')).toHaveAttribute('aria-pressed', 'true')
    expect(amountField()).toHaveValue('2,000')
  })
})

test('an accepted order that the record of orders does not list yet is reported as missing after three reads', async () => {
  answerGetsWith('/member/getUserGameList', [])
  const app = await openDraw()
  const reviewed = await review(app)
  await untilIdle(app)
  const runHeldTasks = holdLaterTasks()
  const countReads = () => callsTo('/member/getUserGameList').length
  await app.user.click(confirmButton(reviewed))
  const sheet = await screen.findByRole('dialog', { name: 'Order accepted' })
  for (let readNumber = 1; readNumber < 3; readNumber += 1) {
    await untilIdle(app)
    const readsBefore = countReads()
    expect(sheet).not.toHaveTextContent('It isn’t in')
    runHeldTasks()
    await waitFor(() => expect(countReads()).toBeGreaterThan(readsBefore))
  }
  expect(await within(sheet).findByText('It isn’t in your task record yet.')).toBeVisible()
  expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
})

describe('an order without an answer', () => {
  const warning = `Don’t place it again. Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000 may have been accepted.`
  const match = paragraphWithText(
    `The response was lost on the way. Recorded: Big and Even · Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000.`,
  )

  test('is found in the record of orders if it was accepted, and is never sent again', async () => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'http500', afterwards: true })
    const app = await openDraw()
    await app.user.click(confirmButton(await review(app)))
    const sheet = await screen.findByRole('dialog', { name: 'Found in your task record' })
    await within(sheet).findByText(match)
    expect(sheet).not.toHaveTextContent('again')
    await closeSheetBy(app.user, sheet, 'Done')
    expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(balanceInBar()).toHaveTextContent(/^Balance Rp 82,500$/))
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
    expect(await platformOrdersOf()).toHaveLength(14)
    expect(readOpenRequests()).toEqual([])
  })

  test('is reported as missing if it was not accepted, and blocks Submit until the member stops tracking it', async () => {
    await api.faults.add({ path: '/game/placeOrder', kind: 'offline' })
    const app = await openDraw()
    await app.user.click(confirmButton(await review(app)))
    const sheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
    expect(sheet).toHaveTextContent(warning)
    await within(sheet).findByText(paragraphWithText(/^Checked 12:00:\d\d\. It isn’t in your task record yet\.$/))
    const before = callsTo('/member/getUserGameList').length
    await app.user.click(within(sheet).getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(callsTo('/member/getUserGameList')).toHaveLength(before + 1))
    await closeSheetBy(app.user, sheet, 'Close')
    expect(submitButton()).toBeDisabled()
    expect(submitButton()).toHaveAccessibleDescription(
      'Don’t place it again. Your last request may have been accepted.',
    )
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
    expect(await platformOrdersOf()).toHaveLength(13)
    const secondSheet = await openSheetBy(app.user, /^Outcome unknown/, 'Outcome unknown')
    await app.user.click(within(secondSheet).getByRole('button', { name: 'I’ve checked it myself' }))
    expect(readOpenRequests()).toHaveLength(1)
    // The question replaces the warning and "Check again", so the sheet has one red block.
    expect(secondSheet).not.toHaveTextContent('may have been accepted')
    expect(within(secondSheet).queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
    await app.user.click(within(secondSheet).getByRole('button', { name: 'No, keep tracking' }))
    expect(secondSheet).toHaveTextContent(warning)
    waitOutTapGuard()
    await app.user.click(within(secondSheet).getByRole('button', { name: 'I’ve checked it myself' }))
    waitOutTapGuard()
    await closeSheetBy(app.user, secondSheet, 'Yes, stop tracking')
    expect(submitButton()).toBeEnabled()
    expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'true')
    expect(amountField()).toHaveValue('2,000')
    expect(readOpenRequests()).toEqual([])
  })

  test('cannot be identified in the record of orders if the record was unreadable before the order was sent', async () => {
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error' })
    await api.faults.add({ path: '/game/placeOrder', kind: 'offline', afterwards: true })
    const app = await openDraw()
    const sheet = await review(app)
    await untilIdle(app)
    await app.user.click(confirmButton(sheet))
    await screen.findByRole('dialog', { name: 'Outcome unknown' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy'))
    await api.faults.clear()
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText(paragraphWithText(/^Checked 12:00:\d\d\. Your task record has at least one like it\./))
  })
})

test('an order that was in progress when the app was killed is found by “Check again” on the draw of another game', async () => {
  await api.faults.add({ path: '/game/placeOrder', kind: 'timeout', afterwards: true })
  const killedApp = await openDraw()
  const reviewed = await review(killedApp)
  await untilIdle(killedApp)
  await killedApp.user.click(confirmButton(reviewed))
  await waitFor(() => expect(callsTo('/game/placeOrder')).toHaveLength(1))
  killedApp.close()
  await api.faults.clear()
  await api.faults.add({ path: '/member/getUserGameList', kind: 'error' })
  moveClock(25_000)
  const app = await openDraw('/Lottery?key=merapi180&id=12')
  await expectAnnounced(/^Don’t place it again\. Sunda/)
  await app.user.click(optionButton('Big'))
  await app.user.type(amountField(), '3000')
  await api.faults.clear()
  const sheet = await openSheetBy(app.user, /^Outcome unknown/, 'Outcome unknown')
  const checkAgainButton = await within(sheet).findByRole('button', { name: 'Check again' })
  await app.user.click(checkAgainButton)
  await within(sheet).findByText(
    paragraphWithText(
      `The response was lost on the way. Recorded: Big and Even · Sunda ${SUNDA_OPEN_PERIOD}, Rp 4,000.`,
    ),
  )
  // "Check again" is removed, so the second tap of a double tap presses nothing.
  expect(checkAgainButton).not.toBeInTheDocument()
  await closeSheetBy(app.user, sheet, 'Done')
  expect(optionButton('Big')).toHaveAttribute('aria-pressed', 'true')
  expect(amountField()).toHaveValue('3,000')
})
