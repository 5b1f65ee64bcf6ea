import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { money } from '@/lib/money/text'
import { answerGetsWith, api, callsTo, formsSentTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  detailsByTerm,
  goTo,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  waitOutTapGuard,
  moveClock,
  stopClockAt,
  tapTwice,
  plainTextOf,
  paragraphWithText,
} from '../support/look'
import { holdLaterTasks } from '../support/later'
import { storeRequest, readStoredMessages, readOpenRequests } from '../support/open-requests'
import { openScreen } from '../support/open-screen'
import { comeBackFromCache } from '../support/other-tab'
import { writeLimits } from '../support/own-limits'
import { renderApp, type RunningApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { amountField, keypadButton, openWithdraw, review, send, tapKeys, withdrawButton } from '../support/withdraw'
import { closeSheetBy, openSheetBy } from '../support/sheets'

const WITHDRAW_CALL = '/member/setUserWirhdraw'

beforeEach(() => stopClockAt(NOON))

const storedOnDevice = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), window.history.state])

const storedEverywhere = ({ queryClient }: RunningApp) => {
  const mutations = queryClient.getMutationCache().getAll()
  const queries = queryClient.getQueryCache().getAll()
  return JSON.stringify([storedOnDevice(), mutations.map(({ state }) => state), queries.map(({ state }) => state.data)])
}

describe('the withdraw page before any input', () => {
  test('shows no “The platform says …” about the arrival of money if the settings state no arrival time', async () => {
    applySettings({ VITE_STATED_ARRIVAL_MINUTES: '' })
    await openWithdraw()
    await screen.findByText('Usually reviewed in 5 min.')
    expect(screen.queryByText(/The platform says/)).not.toBeInTheDocument()
  })

  test('shows balance, limits, bank account and times, and opens the limits in a sheet, which Back closes', async () => {
    const { user } = await openWithdraw()
    const page = screen.getByRole('main')
    expect(page).toHaveTextContent('Balance Rp 750.000 Rp 10.000–500.000 Limits')
    expect(page).toHaveTextContent('Bank Demo Melati•••• 1111 · Budi Kurnia')
    expect(page).not.toHaveTextContent('0000111100001111')
    await screen.findByText('Usually reviewed in 5 min. The platform says money arrives in about 5 min, 2 min at best.')
    expect(screen.getByText('Demo credits')).toBeInTheDocument()
    expect(amountField()).toHaveAccessibleDescription(/10\.000–500\.000/)
    expect(screen.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '/WithdrawRecord')
    expect(screen.queryByText('Net top-ups')).not.toBeInTheDocument()
    const dialog = await openSheetBy(user, 'Limits')
    expect(detailsByTerm(dialog)).toEqual({
      'Minimum per withdrawal': 'Rp 10.000',
      'Maximum per withdrawal': 'Rp 500.000',
      'Withdrawals per day': '5',
    })
    window.history.back()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(currentAddress()).toBe('/withdraw')
  })

  test('links to the form for a bank account if none is linked, and for the fund password if none is set', async () => {
    const { close } = await renderApp({ path: '/withdraw', member: 'wulan_r' })
    const link = await screen.findByRole('link', { name: 'Link a bank account' })
    expect(link).toHaveAttribute('href', '/Setbank')
    expect(screen.getByRole('main')).toHaveTextContent(
      /^No bank account linked Withdrawals go only to a linked account\./,
    )
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
    close()
    await api.patch('budi_k', { paypassword: '' })
    await openWithdraw()
    expect(withdrawButton()).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Set fund password' })).toHaveAttribute('href', '/SetPayPassword')
  })
})

describe('the amount', () => {
  test('is filled in by a quick choice or by typing, is grouped with dots, and keeps the caret in place', async () => {
    const { user } = await openWithdraw()
    const group = await screen.findByRole('group', { name: 'Quick choices' })
    expect(within(group).getAllByRole('button').map(plainTextOf)).toEqual(['Rp 50.000', 'Rp 100.000', 'All'])
    await user.click(within(group).getByRole('button', { name: /100\.000/ }))
    expect(amountField()).toHaveValue('100.000')
    await user.click(within(group).getByRole('button', { name: 'All' }))
    expect(amountField()).toHaveValue('500.000')
    const field = amountField() as HTMLInputElement
    await user.clear(field)
    await user.type(field, '50000')
    expect(field).toHaveValue('50.000')
    await user.type(field, '1', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('501.000')
    expect(field.selectionStart).toBe(3)
    await user.clear(field)
    await user.paste('86,500')
    expect(field).toHaveValue('86.500')
  })

  test('is refused above the maximum, and the reason names the balance if the balance is lower', async () => {
    const member = await api.member('budi_k')
    await api.world.transact((state) => {
      for (const candidate of state.members) if (candidate.id === member?.id) candidate.money = money('400000')
    })
    const { user } = await openWithdraw()
    await user.type(amountField(), '500001')
    await user.click(withdrawButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The withdrawal amount can’t exceed Rp\s500\.000\. This is more than your balance of Rp\s400\.000\.$/,
    )
  })

  test('that is invalid is refused with an error, which stays at the field until the amount changes', async () => {
    const { user } = await openWithdraw()
    for (const [amount, words] of [
      ['', 'Enter a valid amount.'],
      ['9999', 'The minimum is Rp 10.000.'],
      ['500001', 'The withdrawal amount can’t exceed Rp 500.000.'],
    ] as const) {
      await user.clear(amountField())
      if (amount !== '') await user.type(amountField(), amount)
      await user.click(withdrawButton())
      expect(await screen.findByRole('alert')).toHaveTextContent(words)
      expect(amountField()).toHaveAccessibleDescription(words.replaceAll('Rp ', 'Rp\u00a0'))
      expect(amountField()).toBeInvalid()
      expect(amountField()).toHaveFocus()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await user.type(amountField(), '1')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(0)
  })
})

test('a withdrawal is checked against the balance again at the tap on Confirm', async () => {
  const app = await openWithdraw()
  const sheet = await review(app)
  await api.patch('budi_k', { money: '20000' })
  moveClock(3000)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(detailsByTerm(sheet)['Balance after withdrawal']).toBe('−Rp 30.000'))
  await tapKeys(app, sheet, '1357')
  await app.user.click(keypadButton(sheet, 'Confirm'))
  expect(within(sheet).getByRole('alert')).toHaveTextContent('This is more than your balance of Rp 20.000.')
  expect(callsTo(WITHDRAW_CALL)).toHaveLength(0)
})

describe('the keypad', () => {
  test('shows amount, account, remaining balance and the number of entered digits, but not the digits', async () => {
    const app = await openWithdraw()
    const sheet = await review(app)
    expect(detailsByTerm(sheet)).toEqual({
      Amount: 'Rp 50.000',
      'Bank account': 'Bank Demo Melati •••• 1111',
      'Balance after withdrawal': 'Rp 700.000',
    })
    expect(
      within(sheet)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Close', 'Forgot?', ...Array.from('123456789'), 'Cancel', '0', 'Delete', 'Confirm'])
    expect(within(within(sheet).getByRole('group', { name: 'Number pad' })).getAllByRole('button')).toHaveLength(12)
    const readout = within(sheet).getByRole('status')
    expect(readout).toHaveTextContent('0 of 4 digits')
    await tapKeys(app, sheet, '80')
    expect(readout).toHaveTextContent('2 of 4 digits')
    await app.user.click(keypadButton(sheet, 'Delete'))
    expect(readout).toHaveTextContent('1 of 4 digits')
    await tapKeys(app, sheet, '80808')
    expect(readout).toHaveTextContent('4 of 4 digits')
    expect(sheet.querySelectorAll('[data-filled]')).toHaveLength(4)
    expect(sheet.textContent).not.toMatch(/80/)
    expect(within(sheet).queryByRole('textbox')).not.toBeInTheDocument()
    await app.user.click(keypadButton(sheet, 'Forgot?'))
    await expectAnnounced('You can’t reset it here. Contact customer service.')
    await closeSheetBy(app.user, sheet, 'Cancel')
    expect(amountField()).toHaveValue('50.000')
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(0)
  })

  test('accepts typed digits in any script and a paste of exactly four digits, and confirms only four digits', async () => {
    const app = await openWithdraw()
    // Types "1" at the moment when the sheet gets the focus. The sheet must accept this digit, too.
    const typeOnFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.role === 'dialog') fireEvent.keyDown(target, { key: '1' })
    }
    document.addEventListener('focusin', typeOnFocus)
    const sheet = await review(app)
    document.removeEventListener('focusin', typeOnFocus)
    const readout = within(sheet).getByRole('status')
    await app.user.keyboard('3x9{Backspace}')
    expect(readout).toHaveTextContent('2 of 4 digits')
    for (const text of ['135', '13579', '13a7', 'hello']) await app.user.paste(text)
    expect(readout).toHaveTextContent('2 of 4 digits')
    await app.user.keyboard('٥')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    expect(within(sheet).getByRole('alert')).toHaveTextContent('Enter your 4-digit fund password.')
    expect(readout).toHaveTextContent('3 of 4 digits')
    // The Enter key presses the focused key of the number pad, not Confirm.
    keypadButton(sheet, '7').focus()
    await app.user.keyboard('{Enter}')
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
    expect(readout).toHaveTextContent('4 of 4 digits')
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(0)
    await app.user.keyboard('{Backspace}')
    await app.user.paste(' １３５７\n')
    expect(readout).toHaveTextContent('4 of 4 digits')
    waitOutTapGuard()
    sheet.focus()
    await app.user.keyboard('{Enter}')
    await findHeading('Withdrawal record')
    expect(formsSentTo(WITHDRAW_CALL)).toEqual([{ money: '50000', paypassword: '1357' }])
  })

  test('forgets the entered digits when the page is hidden or left', async () => {
    const app = await openWithdraw()
    const sheet = await review(app)
    for (const leave of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('pagehide')),
    ]) {
      await tapKeys(app, sheet, '1357')
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      leave()
      hidden.mockRestore()
      comeBackFromCache()
      await waitFor(() => expect(sheet).toHaveTextContent('0 of 4 digits'))
    }
  })
})

describe('a withdrawal', () => {
  test('is sent once, leads to the withdrawal record, and leaves the form empty', async () => {
    const app = await openWithdraw()
    const sheet = await review(app)
    await tapKeys(app, sheet, '1357')
    tapTwice(keypadButton(sheet, 'Confirm'))
    await findHeading('Withdrawal record')
    await expectAnnounced(/^Withdrawal submitted$/)
    expect(currentAddress()).toBe('/WithdrawRecord')
    await screen.findByRole('button', { name: /Waiting for review.*Rp\s50,000/ })
    // The card has the platform's status as the present step, so no toast is needed.
    const present = () => document.querySelector('main [aria-current=step]')
    await waitFor(() => expect(present()).toHaveTextContent('Waiting for review'))
    expect(screen.getAllByText('In your bank account, if approved')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Back to Me' })).toHaveAttribute('href', '/Mine')
    expect(document.querySelectorAll('.toast')).toHaveLength(0)
    expect(screen.getByRole('main')).toHaveTextContent('Usually reviewed in 5 min.')
    expect(formsSentTo(WITHDRAW_CALL)).toEqual([{ money: '50000', paypassword: '1357' }])
    expect(readOpenRequests()).toEqual([])
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await findHeading('Withdraw')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Balance Rp 700.000'))
    expect(amountField()).toHaveValue('')
    // The next withdrawal is blocked for 5 s.
    expect(withdrawButton()).toHaveAttribute('aria-busy', 'true')
    moveClock(5000)
    await waitFor(() => expect(withdrawButton()).not.toHaveAttribute('aria-busy'))
  })

  test('is shown as submitted above the withdrawal record while the record does not list it', async () => {
    // An older withdrawal of the same amount must not be taken for the new withdrawal.
    answerGetsWith('/member/getUserWithdrawList', [{ status: 4, money: '50000', create_time: '2026-11-19 08:00:00' }])
    const app = await openWithdraw()
    const runHeldTasks = holdLaterTasks()
    await send(app)
    await findHeading('Withdrawal record')
    const page = screen.getByRole('main')
    await waitFor(() => expect(page.querySelector('[aria-current=step]')).toHaveTextContent(/^Submitted/))
    expect(page).not.toHaveTextContent('It isn’t in')
    // After three reads of the record, the card says that the withdrawal is missing.
    for (let readNumber = 1; readNumber < 3; readNumber += 1) {
      await untilIdle(app)
      const before = callsTo('/member/getUserWithdrawList').length
      runHeldTasks()
      await waitFor(() => expect(callsTo('/member/getUserWithdrawList').length).toBeGreaterThan(before))
    }
    await waitFor(() => expect(page).toHaveTextContent('It isn’t in your withdrawal record yet.'))
  })

  test('causes a warning above the withdrawal record if the platform has received it twice', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'twice' })
    const app = await openWithdraw()
    const sheet = await review(app)
    await untilIdle(app)
    await tapKeys(app, sheet, '1357')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    await findHeading('Withdrawal record')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your withdrawal record shows 2 new entries like this one. If you sent only one, ask customer service.',
    )
    expect(screen.getAllByRole('button', { name: /Waiting for review.*Rp\s50,000/ })).toHaveLength(2)
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(1)
    await waitFor(() => expect(readStoredMessages()).toMatchObject([{ isRead: true, news: { copies: 2 } }]))
  })

  test('is reported as found in the record if it was accepted, but refused when the platform received it again', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'twice' })
    const app = await openWithdraw()
    const sheet = await review(app)
    await api.patch('budi_k', { money: '60000' })
    await untilIdle(app)
    await tapKeys(app, sheet, '1357')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    const foundSheet = await screen.findByRole('dialog', { name: 'Found in your withdrawal record' })
    await within(foundSheet).findByText('Recorded: Rp 50.000.')
    expect(document.body).not.toHaveTextContent('not accepted')
    expect(readStoredMessages()).toMatchObject([{ news: { outcome: 'found' } }])
  })

  test('that was refused is shown as unknown if the withdrawal record cannot be read', async () => {
    const app = await openWithdraw()
    const sheet = await review(app)
    await untilIdle(app)
    const release = holdBack('/member/getUserWithdrawList')
    await api.faults.add({ path: '/member/getUserWithdrawList', kind: 'error' })
    await tapKeys(app, sheet, '2468')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    expect(await within(sheet).findByText('Checking your withdrawal record')).toBeVisible()
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument()
    release()
    const unknownSheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
    expect(unknownSheet).toHaveTextContent(
      /The platform says “Wrong fund password.*”, but Rp 50\.000 may have been accepted\. Check before you try again\./,
    )
  })

  test('stores the fund password nowhere, and reports its outcome after the sheet was closed', async () => {
    const release = holdBack(WITHDRAW_CALL)
    const app = await openWithdraw()
    const sheet = await send(app)
    await waitFor(() => expect(callsTo(WITHDRAW_CALL)).toHaveLength(1))
    // The dots for the entered digits stay while the withdrawal is being sent.
    expect(sheet.querySelectorAll('[data-filled]')).toHaveLength(4)
    expect(within(sheet).getByText('4 of 4 digits')).toBeInTheDocument()
    expect(storedOnDevice()).not.toContain('1357')
    expect(readOpenRequests()).toMatchObject([{ memberId: '1002', request: { kind: 'withdrawal', amount: '50000' } }])
    expect(sheet).toHaveTextContent('Sending. Wait for the response.')
    expect(keypadButton(sheet, '1')).toHaveAttribute('aria-disabled', 'true')
    expect(within(sheet).queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    await closeSheetBy(app.user, sheet)
    release()
    await expectAnnounced(/^Withdrawal submitted$/)
    expect(currentAddress()).toBe('/withdraw')
    expect(amountField()).toHaveValue('')
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(1)
    await waitFor(() => expect(storedEverywhere(app)).not.toContain('1357'))
  })

  test('does not open its sheet on Forward if it was accepted after the sheet was closed', async () => {
    const app = await openWithdraw()
    const release = holdBack(WITHDRAW_CALL)
    await closeSheetBy(app.user, await send(app))
    release()
    await expectAnnounced(/^Withdrawal submitted$/)
    const visitedSheets: unknown[] = []
    window.addEventListener('popstate', () => {
      const { usr }: { usr: { sheet?: string } | null } = window.history.state
      visitedSheets.push(usr?.sheet ?? 'none')
    })
    window.history.forward()
    await waitFor(() => expect(visitedSheets).toEqual(['password', 'none']))
  })

  test('keeps another amount that was typed before it was accepted', async () => {
    const app = await openWithdraw()
    const release = holdBack(WITHDRAW_CALL)
    await closeSheetBy(app.user, await send(app))
    await app.user.clear(amountField())
    await app.user.type(amountField(), '60000')
    release()
    await expectAnnounced(/^Withdrawal submitted$/)
    expect(amountField()).toHaveValue('60.000')
  })

  test('shows the reason of a refusal in the sheet, forgets the fund password, and can be retried 5 s later', async () => {
    const app = await openWithdraw()
    const sheet = await send(app, '50000', '2468')
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Withdrawal not accepted: Wrong fund password')
    expect(sheet).toHaveTextContent('0 of 4 digits')
    expect(lastAnnouncement()).toBe('')
    expect(readOpenRequests()).toEqual([])
    expect(amountField()).toHaveValue('50.000')
    await waitFor(() => expect(storedEverywhere(app)).not.toContain('2468'))
    moveClock(4900)
    await tapKeys(app, sheet, '1357')
    expect(keypadButton(sheet, 'Confirm')).toHaveAttribute('aria-busy', 'true')
    expect(sheet).toHaveTextContent('Wait 5 seconds, then try again.')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    await untilIdle(app)
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(1)
    expect(sheet).toHaveTextContent('4 of 4 digits')
    moveClock(200)
    await waitFor(() => expect(keypadButton(sheet, 'Confirm')).not.toHaveAttribute('aria-busy'))
    await app.user.click(keypadButton(sheet, 'Confirm'))
    await findHeading('Withdrawal record')
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(2)
  })
})

test('during a break, withdrawals, records and customer service stay open, but top-ups are closed', async () => {
  const CLOSED = 'Until Nov 24, 2036, 12:00, you can’t place orders or top up here.'
  writeLimits({}, { breakUntil: Date.parse('2036-11-24T12:00:00Z') }, '1002')
  const app = await openWithdraw()
  await review(app)
  await untilIdle(app)
  expect(document.body).not.toHaveTextContent(CLOSED)
  app.close()
  for (const [path, title] of [
    ['/WithdrawRecord', 'Withdrawal record'],
    ['/GameRecord', 'Task record'],
    ['/AccountDetail', 'Account detail'],
    ['/Personalreport', 'Personal report'],
    ['/ServiceOnline', 'Online service'],
  ] as const) {
    const openedApp = await openScreen(path, title, { member: 'budi_k' })
    await untilIdle(openedApp)
    expect(currentAddress()).toBe(path)
    expect(screen.getByRole('main')).not.toHaveTextContent(CLOSED)
    openedApp.close()
  }
  await openScreen('/Recharge', 'Top up', { member: 'budi_k' })
  expect(await screen.findByText(CLOSED)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Send for review/ })).not.toBeInTheDocument()
})

describe('a withdrawal without an answer', () => {
  test('is found in the withdrawal record if it was accepted, and is never sent again', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'offline', afterwards: true })
    const app = await openWithdraw()
    await send(app)
    const sheet = await screen.findByRole('dialog', { name: 'Found in your withdrawal record' })
    await within(sheet).findByText('The response was lost on the way. Recorded: Rp 50.000.')
    expect(sheet).not.toHaveTextContent('again')
    expect(readOpenRequests()).toEqual([])
    await closeSheetBy(app.user, sheet, 'Done')
    expect(withdrawButton()).toBeEnabled()
    expect(amountField()).toHaveValue('')
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Balance Rp 700.000'))
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(1)
    await waitFor(() => expect(storedEverywhere(app)).not.toContain('1357'))
  })

  test('is found in the withdrawal record, even if an earlier try for the same amount was refused', async () => {
    const app = await openWithdraw()
    const sheet = await send(app, '50000', '2468')
    await within(sheet).findByRole('alert')
    moveClock(5000)
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'offline', afterwards: true })
    await tapKeys(app, sheet, '1357')
    await app.user.click(keypadButton(sheet, 'Confirm'))
    expect(await screen.findByRole('dialog', { name: 'Found in your withdrawal record' })).toBeVisible()
    expect(readOpenRequests()).toEqual([])
  })

  test('is reported as missing from the record if it was not accepted, and disables Withdraw', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'offline' })
    const app = await openWithdraw()
    await send(app)
    const sheet = await screen.findByRole('dialog', { name: 'Outcome unknown' })
    expect(sheet).toHaveTextContent('Don’t submit it again. Rp 50.000 may have been accepted.')
    await within(sheet).findByText(paragraphWithText(/^Checked [\d:]+\. It isn’t in your withdrawal record yet\.$/))
    await closeSheetBy(app.user, sheet, 'Close')
    expect(withdrawButton()).toBeDisabled()
    expect(withdrawButton()).toHaveAccessibleDescription(/Your last request may have been accepted\./)
    expect(callsTo(WITHDRAW_CALL)).toHaveLength(1)
  })
})

describe('the member’s data on Withdraw', () => {
  const countCalls = () => callsTo('/member/getUserInfo').length
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('are requested every 5 s while the page is visible, and end the session if is_online is 0', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(NOON) })
    const app = await openWithdraw()
    await untilIdle(app)
    const callsAtStart = countCalls()
    vi.advanceTimersByTime(4900)
    await untilIdle(app)
    expect(countCalls()).toBe(callsAtStart)
    await api.patch('budi_k', { money: '123456' })
    vi.advanceTimersByTime(100)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Balance Rp 123.456'))
    expect(countCalls()).toBe(callsAtStart + 1)
    setVisibility('hidden')
    vi.advanceTimersByTime(30_000)
    await untilIdle(app)
    expect(countCalls()).toBe(callsAtStart + 1)
    storeRequest({ kind: 'withdrawal', amount: money('50000') }, { memberId: '1002', isLost: true })
    await api.patch('budi_k', { is_online: 0 })
    setVisibility('visible')
    vi.advanceTimersByTime(5000)
    await expectAnnounced(/^Your account is offline/)
    expect(currentAddress()).toBe('/Login')
    expect(localStorage.getItem('token')).toBeNull()
    expect(readOpenRequests()).toHaveLength(1)
  })

  test.each([
    ['is_online 0', { is_online: 0 }],
    ['status 0', { status: 0 }],
    ['status 3', { status: 3 }],
  ])('lead to Login at once if the platform sends %s', async (_name, patch) => {
    await api.patch('budi_k', patch)
    await renderApp({ path: '/withdraw', member: 'budi_k' })
    await arriveAt('/Login')
    await expectAnnounced(/^Your account is offline/)
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('do not end the session if is_online 0 was received on another screen', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) })
    await api.patch('budi_k', { is_online: 0 })
    await untilIdle(await renderApp({ path: '/WithdrawRecord', member: 'budi_k' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    await api.patch('budi_k', { is_online: 1 })
    vi.advanceTimersByTime(2500)
    await goTo('/withdraw')
    await findHeading('Withdraw')
    await waitFor(() => expect(amountField()).toBeVisible())
    expect(currentAddress()).toBe('/withdraw')
  })
})
