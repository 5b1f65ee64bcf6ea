import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { api, callsTo, formsSentTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import { fakePictureApis } from '../support/files'
import { photoFile } from '../support/picture-files'
import {
  detailsByTerm,
  currentAddress,
  arriveAt,
  untilIdle,
  expectAnnounced,
  openProblemDetails,
  moveClock,
  stopClockAt,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { readOpenRequests } from '../support/open-requests'
import { writeLimits, storedLimitsOf } from '../support/own-limits'
import { openScreen } from '../support/open-screen'
import { closeSheetBy, openSheetBy } from '../support/sheets'
import { type AppOptions, type RunningApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'

const PATH = '/Recharge?balance=86500'
const AGREED = 'As agreed with customer service'

beforeEach(() => fakePictureApis())

const openTopUp = (options: AppOptions = {}) => openScreen(PATH, 'Top up', { member: 'wulan_r', ...options })

const amountField = () => screen.getByLabelText('Amount')
const voucherField = () => screen.getByLabelText('Proof of payment')
const submitButton = () => screen.getByRole('button', { name: /^Send for review/ })
const expectBalance = (amount: string) =>
  waitFor(() => expect(screen.getByText(/^Balance/).parentElement).toHaveTextContent(`Balance ${amount}`))
const untilSent = () => screen.findByRole('heading', { name: 'Top-up sent for review' })
const receiptsRow = () => screen.queryByRole('button', { name: /^Sent from this device/ })

/** Returns the texts of the steps; "▸" marks the present one. */
const stepTexts = () =>
  screen
    .getAllByRole('listitem')
    .map((step) => (step.getAttribute('aria-current') === 'step' ? '▸' : '') + plainTextOf(step))

/** Opens the sheet "Sent from this device", and returns the texts of its receipts. */
async function openReceipts({ user }: Pick<RunningApp, 'user'>): Promise<string[]> {
  const sheet = await openSheetBy(user, /^Sent from this device/, 'Sent from this device')
  const receipts = within(sheet)
    .getAllByRole('listitem')
    .filter((item) => item.closest('ol') === null)
  return receipts.map(plainTextOf)
}

/** Fills in the amount and the picture, and waits until the picture is uploaded. */
async function fillIn({ user }: Pick<RunningApp, 'user'>, amount = '50000'): Promise<void> {
  await user.type(amountField(), amount)
  await user.upload(voucherField(), photoFile())
  await screen.findByText(/^Location and time removed/)
}

async function sendTopUp(amount?: string): Promise<RunningApp> {
  const app = await openTopUp()
  await fillIn(app, amount)
  await app.user.click(submitButton())
  return app
}

describe('the balance', () => {
  test.each([
    ['?balance=999', 'Balance Rp 999 · not confirmed'],
    ['?balance=a+lot', 'Balance'],
  ])('in the URL (%j) is shown as %j until the platform’s balance has loaded', async (query, words) => {
    const release = holdBack('/member/getUserInfo')
    await openTopUp({ path: `/Recharge${query}` })
    expect(screen.getByText(/^Balance/).parentElement).toHaveTextContent(new RegExp(`^${words}$`))
    release()
    await expectBalance('Rp 86,500')
    expect(screen.getByText('Demo credits')).toBeInTheDocument()
  })

  test('in the URL is no longer shown if the platform’s balance has not loaded after ten seconds', async () => {
    const release = holdBack('/member/getUserInfo')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openTopUp({ path: '/Recharge?balance=999' })
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.getByText(/^Balance/).parentElement).toHaveTextContent('999')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByText(/^Balance/).parentElement).not.toHaveTextContent('999')
    release()
    await expectBalance('Rp 86,500')
  })

  test('in the URL is not shown if the platform’s balance cannot be loaded', async () => {
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error', message: 'The till is closed.' })
    const { user } = await openTopUp({ path: '/Recharge?balance=999' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Balance couldn’t be loaded.')
    expect(screen.getByRole('main')).not.toHaveTextContent('999')
    await api.faults.clear()
    await pressRetry(user)
    await expectBalance('Rp 86,500')
  })
})

describe('the top-up form', () => {
  test('focuses the first field without input, and sends nothing while the picture is uploading', async () => {
    await api.faults.add({ path: '/system/img_upload', kind: 'timeout', times: 1 })
    const { user } = await openTopUp()
    await user.click(submitButton())
    expect(amountField()).toHaveAccessibleDescription('Enter a valid amount.')
    expect(amountField()).toBeInvalid()
    expect(amountField()).toHaveFocus()
    expect(voucherField()).toHaveAccessibleDescription(/^Add your proof of payment\./)
    await user.type(amountField(), '0')
    expect(amountField()).toBeInvalid()
    await user.type(amountField(), '5')
    expect(amountField()).toBeValid()
    await user.click(submitButton())
    expect(voucherField()).toHaveFocus()
    await user.upload(voucherField(), photoFile())
    await screen.findByRole('progressbar', { name: 'Uploading' })
    expect(voucherField()).toBeValid()
    await user.click(submitButton())
    expect(voucherField()).toHaveAccessibleDescription('Your proof of payment is still uploading. Uploading')
    expect(callsTo('/member/doRecharge')).toHaveLength(0)
  })

  test('repeats the amount on its button, and says that customer service knows where to pay', async () => {
    const { user } = await openTopUp()
    const expectAfter = (later: Element, earlier: Element) =>
      expect(earlier.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expectAfter(screen.getByRole('button', { name: 'Pay to Ask customer service' }), amountField())
    expectAfter(voucherField(), screen.getByRole('button', { name: /^Pay to/ }))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(submitButton()).toHaveTextContent('Send for review')
    await user.type(amountField(), '250000')
    expect(submitButton()).toHaveTextContent(/^Send for review: Rp\s250,000$/)
    expect(screen.getByText('Never pay to get paid.')).toBeInTheDocument()
    expect(await openSheetBy(user, /^Pay to/, 'Customer service')).toHaveTextContent(
      'Customer service tells you where to pay.',
    )
    expect(currentAddress()).toBe(PATH)
  })

  test.each([
    ['', 'Payment method As agreed with customer service'],
    ['Bank transfer', 'Payment method Bank transfer'],
  ])('names the only payment method if the configured list of methods is %j', async (methods, words) => {
    applySettings({ VITE_PAYMENT_METHODS: methods })
    await openTopUp()
    expect(plainTextOf(screen.getByText('Payment method').parentElement)).toBe(words)
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('keeps pasted text, and says at once why the text is not an amount', async () => {
    const { user } = await openTopUp()
    for (const [text, words] of [
      ['1500.50', 'Whole amounts only: no decimals.'],
      ['1e5', 'Use digits only, such as 50000.'],
      ['1,234,567,890,123,456', 'This amount has too many digits.'],
    ] as const) {
      await user.clear(amountField())
      await user.paste(text)
      expect(amountField()).toHaveValue(text)
      expect(amountField()).toHaveAccessibleDescription(words)
      await user.keyboard('{Enter}')
      expect(screen.getAllByRole('alert')[0]).toHaveTextContent(words)
    }
    expect(callsTo('/member/doRecharge')).toHaveLength(0)
  })

  test('stores the chosen payment method only on the receipt, and sends the amount in plain digits', async () => {
    applySettings({ VITE_PAYMENT_METHODS: 'Bank transfer|Cash at the counter' })
    const app = await openTopUp()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('radio', { name: AGREED })).not.toBeInTheDocument()
    await app.user.type(amountField(), '٥٠.٠٠٠,٠٠')
    await app.user.click(submitButton())
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a payment method.')
    expect(screen.getAllByRole('radio')[0]).toHaveFocus()
    await app.user.click(screen.getByRole('radio', { name: 'Cash at the counter' }))
    expect(screen.getByRole('radiogroup')).not.toHaveAccessibleDescription()
    await app.user.upload(voucherField(), photoFile())
    await screen.findByText(/^Location and time removed/)
    await app.user.click(submitButton())
    await untilSent()
    expect(screen.getByRole('main')).toHaveTextContent('Rp 50,000')
    expect(stepTexts()).toEqual([
      expect.stringMatching(/^Sent.+Cash at the counter$/),
      '▸Not confirmed yet',
      'In your balance, if approved',
    ])
    expect(formsSentTo('/member/doRecharge')).toEqual([{ money: '50000', img_path: '/uploads/voucher-1.jpeg' }])
    app.close()
    expect(await openReceipts(await openTopUp())).toEqual([expect.stringContaining('Cash at the counter')])
  })
})

describe('the picture for a top-up', () => {
  test('is not uploaded if another picture replaces it, and can be removed after the upload', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValueOnce(undefined)
    await api.faults.add({ path: '/system/img_upload', kind: 'error', message: 'Full.', times: 1 })
    const { user } = await openTopUp()
    await user.upload(voucherField(), photoFile())
    await screen.findByText('Preparing picture')
    await user.upload(voucherField(), photoFile())
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed. Full.')
    expect(callsTo('/system/img_upload')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText(/^Location and time removed/)
    const preview = screen.getByRole('img', { name: 'Preview of your proof of payment' })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(preview).not.toBeInTheDocument()
    await user.click(submitButton())
    expect(voucherField()).toHaveAccessibleDescription(/^Add your proof of payment\./)
  })
})

describe('a top-up', () => {
  test('that the platform refuses shows the reason, keeps the input, and uploads its picture only once', async () => {
    await api.faults.add({ path: '/member/doRecharge', kind: 'error', message: 'Closed until noon.', times: 1 })
    const app = await sendTopUp()
    await expectAnnounced(/^Closed until noon\.$/)
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The platform didn’t accept this top-up\. What you entered is still here\.$/,
    )
    expect(amountField()).toHaveValue('50,000')
    expect(screen.getByText(/^Location and time removed/)).toBeInTheDocument()
    expect(receiptsRow()).not.toBeInTheDocument()
    expect(document.querySelectorAll('.toast')).toHaveLength(1)
    await app.user.click(submitButton())
    await untilSent()
    expect(document.querySelectorAll('.toast')).toHaveLength(0)
    expect(callsTo('/system/img_upload')).toHaveLength(1)
    expect(formsSentTo('/member/doRecharge')).toHaveLength(2)
  })
})

test('the receipt of a top-up that the browser has sent twice says that the total rose by twice the amount', async () => {
  await api.faults.add({ path: '/member/doRecharge', kind: 'twice' })
  const app = await openTopUp()
  await fillIn(app)
  await waitFor(() => expect(callsTo('/member/getPersonalreport')).not.toEqual([]))
  await untilIdle(app)
  await app.user.click(submitButton())
  await untilSent()
  expect(callsTo('/member/doRecharge')).toHaveLength(1)
  app.close()
  const secondVisit = await openTopUp()
  expect(await openReceipts(secondVisit)).toEqual([expect.stringMatching(/^Rp 50,000Sent.+Not confirmed yet/)])
  secondVisit.close()
  api.clock.hold(Date.now() + 91_000)
  const [receipt] = await openReceipts(await openTopUp())
  expect(receipt).toContain('Your top-up total rose by Rp 100,000. If you sent this only once, ask customer service.')
})

describe('a top-up without a readable answer', () => {
  test('has an unknown outcome even if the top-up total has risen by its amount, and is never sent again', async () => {
    await api.faults.add({ path: '/member/doRecharge', kind: 'garbage', afterwards: true })
    const app = await sendTopUp()
    await screen.findByRole('heading', { name: 'Outcome unknown' })
    expect(screen.getByText(/Don’t send it again/)).toHaveTextContent(
      'Don’t send it again. Rp 50,000 may have been accepted.',
    )
    expect(receiptsRow()).not.toBeInTheDocument()
    const expectTotal = (words: string) =>
      waitFor(() => expect(detailsByTerm(screen.getByRole('main'))).toEqual({ 'Top-up total': words }))
    await expectTotal('Unchanged')
    api.clock.hold(Date.now() + 91_000)
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    await expectTotal('Rp 50,000 → Rp 100,000')
    expect(screen.getByRole('heading', { name: 'Outcome unknown' })).toBeInTheDocument()
    await untilIdle(app)
    expect(callsTo('/member/doRecharge')).toHaveLength(1)
    app.close()
    await openTopUp()
    await waitFor(() => expect(receiptsRow()).toHaveAccessibleName('Sent from this device Outcome unknown'))
  })

  test('does not show the top-up total as unchanged if the total could not be read after the request', async () => {
    await api.faults.add({ path: '/member/doRecharge', kind: 'offline', afterwards: true })
    const app = await openTopUp()
    await fillIn(app)
    await waitFor(() => expect(callsTo('/member/getPersonalreport')).not.toEqual([]))
    await untilIdle(app)
    await api.faults.add({ path: '/member/getPersonalreport', kind: 'offline' })
    await app.user.click(submitButton())
    await screen.findByRole('heading', { name: 'Outcome unknown' })
    await untilIdle(app)
    expect(screen.getByRole('main')).toHaveTextContent('Tiga has no total to compare with.')
    expect(screen.getByRole('main')).not.toHaveTextContent('Unchanged')
  })

  test('is named in a question before another top-up of the same amount is sent', async () => {
    await api.faults.add({ path: '/member/doRecharge', kind: 'offline', times: 1 })
    const firstVisit = await sendTopUp()
    await screen.findByRole('heading', { name: 'Outcome unknown' })
    firstVisit.close()
    const app = await openTopUp()
    await fillIn(app)
    const dialog = await openSheetBy(app.user, /^Send for review/, 'Outcome unknown')
    expect(dialog).toHaveTextContent(/Don’t send it again\. Rp 50,000 \(.+\) may have been accepted\./)
    await closeSheetBy(app.user, dialog, 'Cancel')
    expect(callsTo('/member/doRecharge')).toHaveLength(1)
    const secondDialog = await openSheetBy(app.user, /^Send for review/, 'Outcome unknown')
    tapTwice(within(secondDialog).getByRole('button', { name: 'Send another one' }))
    expect(callsTo('/member/doRecharge')).toHaveLength(1)
    await app.user.click(within(secondDialog).getByRole('button', { name: 'Send another one' }))
    await untilSent()
    expect(callsTo('/member/doRecharge')).toHaveLength(2)
    app.close()
    expect(await openReceipts(await openTopUp())).toEqual([
      expect.stringMatching(/^Rp 50,000Sent.+Not confirmed yet/),
      expect.stringContaining('Outcome unknown'),
    ])
  })

  test('is no longer tracked once the member has confirmed twice, even if the top-up total does not load', async () => {
    await api.faults.add({ path: '/member/getPersonalreport', kind: 'error' })
    await api.faults.add({ path: '/member/doRecharge', kind: 'offline' })
    const app = await sendTopUp()
    await screen.findByText('Tiga has no total to compare with.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await app.user.click(await screen.findByRole('button', { name: 'I’ve checked it myself' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/^Have you checked your record\?/)
    await app.user.click(screen.getByRole('button', { name: 'Yes, stop tracking' }))
    await waitFor(() => expect(readOpenRequests()).toEqual([]))
    expect(receiptsRow()).not.toBeInTheDocument()
  })

  test('is reported at the next visit if the app was killed before the answer', async () => {
    stopClockAt(NOON)
    await api.faults.add({ path: '/member/doRecharge', kind: 'timeout' })
    const app = await sendTopUp()
    await waitFor(() => expect(callsTo('/member/doRecharge')).toHaveLength(1))
    app.close()
    const secondVisit = await openTopUp()
    expect(await openReceipts(secondVisit)).toEqual([expect.stringContaining('Waiting for a response')])
    moveClock(25_000)
    await expectAnnounced('Don’t send it again. Rp 50,000 may have been accepted.')
    const sheet = screen.getByRole('dialog', { name: 'Sent from this device' })
    await waitFor(() => expect(sheet).toHaveTextContent('Outcome unknown'))
    expect(detailsByTerm(sheet)).toEqual({ 'Top-up total': 'Unchanged' })
  })
})

test('an own limit counts top-ups sent from this device, even if another tab sets the limit during the visit', async () => {
  const firstVisit = await sendTopUp()
  await untilSent()
  firstVisit.close()
  const { user } = await openTopUp()
  await fillIn({ user }, '20000')
  writeLimits({ topUpDay: '60000' })
  await user.click(submitButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your own limit “Topped up per day” is Rp\s60,000: Rp\s50,000 so far, Rp\s10,000 left/,
  )
  expect(amountField()).toHaveValue('20,000')
  expect(callsTo('/member/doRecharge')).toHaveLength(1)
})

describe('during a break, a top-up', () => {
  const BREAK_END = Date.parse('2036-11-24T12:00:00Z')

  test('is blocked until a named time, and the screen leads to customer service', async () => {
    const app = await openTopUp()
    await app.user.type(amountField(), '50000')
    act(() => writeLimits({}, { breakUntil: BREAK_END }))
    expect(await screen.findByText(/^Until Nov 24, 2036.* you can’t place orders or top up here\.$/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Send for review/ })).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Ask customer service' }))
    expect(await openProblemDetails(app.user)).toHaveTextContent(
      /About: Top up · Rp\s50,000 · Break until Nov 24, 2036/,
    )
  })

  test('continues to upload its picture, and keeps its input until the break ends', async () => {
    const release = holdBack('/system/img_upload')
    const app = await openTopUp()
    await app.user.type(amountField(), '50000')
    await app.user.upload(voucherField(), photoFile())
    await waitFor(() => expect(callsTo('/system/img_upload')).toHaveLength(1))
    act(() => writeLimits({}, { breakUntil: BREAK_END }))
    await screen.findByText(/^Until Nov 24, 2036.* you can’t place orders or top up here\.$/)
    release()
    await untilIdle(app)
    act(() => writeLimits({}, { breakUntil: null }))
    expect(await screen.findByText(/^Location and time removed/)).toBeVisible()
    expect(amountField()).toHaveValue('50,000')
  })

  test('reports its outcome if it was in progress when the break began', async () => {
    const release = holdBack('/member/doRecharge')
    await sendTopUp()
    await waitFor(() => expect(callsTo('/member/doRecharge')).toHaveLength(1))
    act(() => writeLimits({}, { breakUntil: BREAK_END }))
    release()
    await untilSent()
  })
})

const limitQuestion = () => screen.queryByRole('link', { name: 'Set a limit on your top-ups?' })

async function sendAccepted() {
  const app = await sendTopUp()
  await untilSent()
  return app
}

test.each([
  ['declined', 'button', 'No, thanks', PATH],
  ['followed', 'link', 'Set a limit on your top-ups?', '/Limits'],
])(
  'the question whether to set a limit is shown after the first top-up, and not again once it was %s',
  async (_name, role, name, path) => {
    const app = await sendAccepted()
    expect(limitQuestion()).toBeInTheDocument()
    await app.user.click(screen.getByRole(role, { name }))
    await arriveAt(path)
    expect(limitQuestion()).not.toBeInTheDocument()
    expect(storedLimitsOf()?.isAsked).toBe(true)
    app.close()
    await sendAccepted()
    expect(limitQuestion()).not.toBeInTheDocument()
  },
)
