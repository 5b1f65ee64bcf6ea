import { getResponse, http, RequestHandler } from 'msw'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { removeText } from '@/lib/storage'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { api, callsTo } from '../support/api'
import { confirmButton, NOON, openDraw, review, submit, submitButton } from '../support/draw'
import {
  untilIdle,
  detailsByTerm,
  findHeading,
  expectAnnounced,
  getMain,
  moveClock,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { writeLimits, storedLimitsOf } from '../support/own-limits'
import { orderPayload } from '../support/orders'
import { renderApp, type AppOptions, type RunningApp } from '../support/render-app'
import { pressRetry } from '../support/retry'
import { closeSheetBy, openSheetBy } from '../support/sheets'

const NOON_MS = Date.parse(NOON)
const DAY_MS = 86_400_000
const RECORD = '/member/getUserGameList'

beforeEach(() => stopClockAt(NOON))

async function openLimits(options: AppOptions = {}): Promise<RunningApp> {
  const app = await renderApp({ path: '/Limits', member: 'wulan_r', ...options })
  await findHeading('Limits and breaks')
  await screen.findByRole('button', { name: /^Net loss per day/ })
  return app
}

const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const shownUsage = (name: string) => plainTextOf(row(name)).replace(name, '').trim()

/** Taps "More limits" if the screen has this button, which reveals the limits that are not set. */
async function showAll({ user }: RunningApp): Promise<void> {
  // While a sheet is closing, the page below is inert, so queries find none of the page's buttons.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const moreButton = screen.queryByRole('button', { name: 'More limits' })
  if (moreButton !== null) await user.click(moreButton)
}

async function openSheet(app: RunningApp, name: string): Promise<HTMLElement> {
  await showAll(app)
  return openSheetBy(app.user, new RegExp(`^${name}`), name)
}

async function askForBreak({ user }: RunningApp, length: string): Promise<HTMLElement> {
  const dialog = await openSheetBy(user, 'Take a break')
  await user.click(within(dialog).getByRole('radio', { name: length }))
  return dialog
}

async function setLimit(app: RunningApp, name: string, amount: string): Promise<void> {
  const sheet = await openSheet(app, name)
  await app.user.type(within(sheet).getByRole('textbox'), amount)
  await app.user.click(within(sheet).getByRole('button', { name: 'Set limit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** Fills the platform's list of orders with one lost order per pair of day and stake. */
function answerWithOrders(...orders: readonly (readonly [day: string, stake: string])[]): void {
  api.server.use(
    http.get(`*/api${RECORD}`, () =>
      envelopeResponse(
        200,
        'ok',
        { data: orders.map(([day, stake]) => orderPayload(day, day, stake, 2, '0')) },
        Date.now(),
      ),
    ),
  )
}

test('the screen "Limits and breaks" shows three limits and all set limits, until "More limits" shows the others', async () => {
  writeLimits({ playDay: '60' })
  const { user } = await openLimits()
  const limits = () =>
    screen
      .getAllByRole('button')
      .map(plainTextOf)
      .filter((name) => /Staked|Net loss|Topped up|per order|Play time/.test(name))
  expect(limits()).toEqual([
    'Staked per day No limit',
    'Net loss per day No limit',
    'Topped up per day No limit',
    'Play time per day 0 min of 60 min',
  ])
  await user.click(screen.getByRole('button', { name: 'More limits' }))
  expect(limits()).toHaveLength(11)
  expect(row('Maximum per order')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'More limits' })).not.toBeInTheDocument()
})

describe('a limit', () => {
  test('is lowered at once but raised only after 24 hours, and the pending raise can be cancelled', async () => {
    answerWithOrders(['2026-11-20', '4000'], ['2026-11-15', '3000'], ['2026-10-21', '500'])
    const app = await openLimits()
    expect(shownUsage('Staked per day')).toBe('No limit')
    writeLimits({ stakedDay: '50000', staked7: '9000', staked30: '9000' })
    await waitFor(() => expect(shownUsage('Staked per day')).toBe('Rp 4,000 of Rp 50,000'))
    await setLimit(app, 'Staked per day', '20000')
    await expectAnnounced('Staked per day: Rp 20,000 from now on.')
    expect(shownUsage('Staked per day')).toBe('Rp 4,000 of Rp 20,000')
    await setLimit(app, 'Staked per day', '30000')
    await expectAnnounced('Staked per day: Rp 30,000 from Nov 21, 2026, 12:00.')
    expect(shownUsage('Staked per day')).toBe('Rp 4,000 of Rp 20,000')
    const sheet = await openSheet(app, 'Staked per day')
    expect(detailsByTerm(sheet)).toEqual({
      'Current limit': 'Rp 20,000',
      'So far': 'Rp 4,000',
      'From Nov 21, 2026, 12:00': 'Rp 30,000',
    })
    await app.user.click(within(sheet).getByRole('button', { name: 'Cancel the change' }))
    await waitFor(() => expect(shownUsage('Staked per day')).toBe('Rp 4,000 of Rp 20,000'))
    expect(shownUsage('Staked in 7 days')).toBe('Rp 7,000 of Rp 9,000')
    expect(shownUsage('Staked in 30 days')).toBe('Rp 7,000 of Rp 9,000')
  })

  test('is not stored if its amount is invalid, and the field shows the error', async () => {
    const app = await openLimits()
    const sheet = await openSheet(app, 'Net loss per day')
    const field = within(sheet).getByRole('textbox', { name: 'New limit' })
    await app.user.click(within(sheet).getByRole('button', { name: 'Set limit' }))
    expect(field).toHaveAccessibleDescription('Enter a valid amount.')
    expect(field).toHaveFocus()
    await app.user.type(field, '0')
    await app.user.click(within(sheet).getByRole('button', { name: 'Set limit' }))
    expect(field).toHaveAccessibleDescription(/^Enter more than zero\./)
    await closeSheetBy(app.user, sheet, 'Close')
    const playTimeSheet = await openSheet(app, 'Play time per day')
    await app.user.type(within(playTimeSheet).getByRole('textbox', { name: 'New limit in minutes' }), '1.5')
    await app.user.click(within(playTimeSheet).getByRole('button', { name: 'Set limit' }))
    expect(within(playTimeSheet).getByRole('textbox')).toHaveAccessibleDescription(
      'Enter whole minutes, from 1 to 1440.',
    )
    expect(storedLimitsOf()).toBeNull()
  })

  test('survives a log-out, and is not shown to another member', async () => {
    writeLimits({ perOrder: '5000' })
    const app = await renderApp({ path: '/Setting', member: 'wulan_r' })
    const dialog = await openSheetBy(app.user, 'Log out', 'Log out?')
    expect(dialog).toHaveTextContent('Your limits stay.')
    await app.user.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await findHeading('Me')
    app.close()
    const otherMembersApp = await openLimits({ member: 'budi_k' })
    await showAll(otherMembersApp)
    expect(shownUsage('Maximum per order')).toBe('No limit')
    otherMembersApp.close()
    await openLimits()
    expect(shownUsage('Maximum per order')).toBe('Rp 5,000')
  })

  test('shows a dash for the used amount and offers Retry if the list of orders cannot be loaded', async () => {
    await api.faults.add({ path: RECORD, kind: 'error', message: 'The books are closed.' })
    writeLimits({ stakedDay: '5000' })
    const { user } = await openLimits()
    expect(await screen.findByRole('alert')).toHaveTextContent('The books are closed.')
    expect(shownUsage('Staked per day')).toBe('— of Rp 5,000')
    await api.faults.clear()
    answerWithOrders()
    await pressRetry(user)
    await waitFor(() => expect(shownUsage('Staked per day')).toBe('Rp 0 of Rp 5,000'))
  })
})

/** Hides the Date header, as browsers do if an API on another host does not expose the header. */
function hideDate(): () => void {
  const handlers = api.server.listHandlers().filter((handler) => handler instanceof RequestHandler)
  let isHidden = true
  api.server.use(
    http.all('*/api/*', async ({ request }) => {
      const answer = isHidden ? await getResponse(handlers, request) : undefined
      answer?.headers.delete('date')
      return answer
    }),
  )
  return () => {
    isHidden = false
  }
}

describe('without a Date header in the platform’s answers', () => {
  const NO_TIME = 'The platform isn’t sending its time. Until it does, no break ends and no limit goes up.'

  test('a break begins, but no break ends and no limit is raised, and the screens say so', async () => {
    const exposeDate = hideDate()
    writeLimits({ perOrder: '5000' })
    const app = await openLimits()
    const dialog = await askForBreak(app, '7 days')
    expect(dialog).toHaveTextContent('The break starts counting when the platform next sends its time.')
    await app.user.click(within(dialog).getByRole('button', { name: 'Start break' }))
    await expectAnnounced('You’re on a break')
    expect(await screen.findByRole('region', { name: 'Breaks' })).toHaveTextContent(NO_TIME)
    await setLimit(app, 'Maximum per order', '9000')
    await expectAnnounced('Maximum per order: changes 24 hours after the platform next sends its time.')
    const sheet = await openSheet(app, 'Maximum per order')
    await waitFor(() => expect(detailsByTerm(sheet)).toMatchObject({ Later: 'Rp 9,000' }))
    expect(within(sheet).getByText(NO_TIME)).toBeInTheDocument()
    app.close()
    vi.setSystemTime(NOON_MS + 60 * DAY_MS)
    const home = await renderApp({ path: '/Home', member: 'wulan_r' })
    expect(await screen.findByRole('region', { name: 'Breaks' })).toHaveTextContent(NO_TIME)
    home.close()
    exposeDate()
    vi.setSystemTime(NOON_MS + DAY_MS)
    const laterSheet = await openSheet(await openLimits(), 'Maximum per order')
    await waitFor(() => expect(detailsByTerm(laterSheet)).toMatchObject({ 'From Nov 22, 2026, 12:00': 'Rp 9,000' }))
    expect(screen.queryByText(NO_TIME)).not.toBeInTheDocument()
    expect(screen.getByText('Until Nov 28, 2026, 12:00, you can’t place orders or top up here.')).toBeInTheDocument()
  })
})

describe('an order', () => {
  test('is refused with a reason if it exceeds an own limit or the balance, or if the play time is used up', async () => {
    localStorage.setItem('tiga.playTime', JSON.stringify({ '1001': { until: 0, days: { '2026-11-20': 31 * 60_000 } } }))
    writeLimits({ perOrder: '3000' })
    const app = await openDraw()
    await submit(app, ['Big', 'Even'], '2000')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your own limit is Rp 3,000 per order. This order is Rp 4,000.',
    )
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await submit(app, [], '90000')
    expect(screen.getByRole('alert')).toHaveTextContent('Insufficient balance')
    writeLimits({ playDay: '30' })
    await submit(app, [], '1000')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your own limit is 30 min of play per day. You’ve played 31 min today.',
    )
  })

  test('is checked against an own limit with the current list of orders, which includes orders from other devices', async () => {
    writeLimits({ staked7: '10000' })
    answerWithOrders(['2026-11-15', '5000'])
    const app = await openDraw()
    const sheet = await review(app)
    answerWithOrders(['2026-11-19', '2000'], ['2026-11-15', '5000'])
    await app.user.click(confirmButton(sheet))
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Your own limit “Staked in 7 days” is Rp 10,000: Rp 7,000 so far, Rp 3,000 left. This would add Rp 4,000.',
    )
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
  })

  test('is sent only once the list of orders is readable, if an own limit depends on that list', async () => {
    writeLimits({ lossDay: '10000' })
    answerWithOrders()
    const app = await openDraw()
    const sheet = await review(app)
    await untilIdle(app)
    await api.faults.add({ path: RECORD, kind: 'error' })
    api.server.resetHandlers()
    await app.user.click(confirmButton(sheet))
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Nothing was sent. Your own limit “Net loss per day” can’t be checked, because your record couldn’t be read. Try again.',
    )
    expect(callsTo('/game/placeOrder')).toHaveLength(0)
    await api.faults.clear()
    answerWithOrders()
    // For 3 s after a tap on Confirm, the app sends no further order (reading 43).
    moveClock(3001)
    await waitFor(() => expect(confirmButton(sheet)).not.toHaveAttribute('aria-busy'))
    await app.user.click(confirmButton(sheet))
    await screen.findByRole('dialog', { name: 'Order accepted' })
    expect(callsTo('/game/placeOrder')).toHaveLength(1)
  })
})

describe('on the screen "Limits and breaks"', () => {
  const UNTIL = 'Break until Nov 27, 2026, 12:00'

  test('a break needs a confirmation, blocks orders while it lasts, and cannot be shortened', async () => {
    const app = await openLimits()
    const dialog = await askForBreak(app, '7 days')
    expect(dialog).toHaveTextContent(
      'Until Nov 27, 2026, 12:00, you can’t place orders or top up here. You can’t shorten or cancel the break.',
    )
    await app.user.click(within(dialog).getByRole('button', { name: 'Start break' }))
    await expectAnnounced(UNTIL)
    const extendDialog = within(await openSheetBy(app.user, 'Extend the break'))
    expect(extendDialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '30 days',
      '6 weeks',
      '6 months',
      '1 year',
    ])
    app.close()
    for (const path of ['/Home', '/game']) {
      const { close } = await renderApp({ path, member: 'wulan_r' })
      expect(await screen.findByRole('region', { name: 'Breaks' })).toHaveTextContent(UNTIL)
      close()
    }
    await openDraw()
    expect(screen.getByRole('link', { name: /^Break until/ })).toHaveTextContent(UNTIL)
    expect(submitButton()).toBeDisabled()
    expect(submitButton()).toHaveAccessibleDescription('You’re on a break, so you can’t place orders or top up.')
  })

  test('a break of six months or more is called a self-exclusion, with a link to customer service', async () => {
    const app = await openLimits()
    const dialog = await askForBreak(app, '6 weeks')
    expect(dialog).not.toHaveTextContent('self-exclusion')
    for (const length of ['6 months', '1 year']) {
      await app.user.click(within(dialog).getByRole('radio', { name: length }))
      expect(dialog).toHaveTextContent('A break this long is a self-exclusion, on this device only.')
    }
    await app.user.click(within(dialog).getByRole('link', { name: 'Ask customer service' }))
    await findHeading('Online service')
    app.close()
    const secondVisit = await openLimits()
    const longBreak = await askForBreak(secondVisit, '1 year')
    await secondVisit.user.click(within(longBreak).getByRole('button', { name: 'Start break' }))
    await expectAnnounced('Break until Nov 21, 2027, 12:00')
  })

  test('a new limit has a note that the browser may delete it, if the browser refuses persistent storage', async () => {
    const storage = { persist: vi.fn<() => Promise<boolean>>(async () => false), persisted: async () => false }
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
    const app = await openLimits()
    expect(getMain()).not.toHaveTextContent('Your browser may delete this')
    await setLimit(app, 'Staked per day', '9000')
    expect(await screen.findByText('Your browser may delete limits and breaks.')).toBeVisible()
    expect(storage.persist).toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'storage')
  })

  test('a new break and a new limit are announced with a warning if the browser cannot store them', async () => {
    const setItem = localStorage.setItem.bind(localStorage)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key.startsWith('tiga.limits.')) throw new DOMException('full', 'QuotaExceededError')
      setItem(key, value)
    })
    const NOT_STORED = 'Your browser couldn’t save this. It applies only until you close or reload this tab.'
    const app = await openLimits()
    const dialog = await askForBreak(app, '7 days')
    await app.user.click(within(dialog).getByRole('button', { name: 'Start break' }))
    await expectAnnounced(`${UNTIL} ${NOT_STORED}`)
    await setLimit(app, 'Maximum per order', '9000')
    await expectAnnounced(`Maximum per order: Rp 9,000 from now on. ${NOT_STORED}`)
    // The row gets the focus, although the row was hidden under "More limits" before.
    await waitFor(() => expect(row('Maximum per order')).toHaveFocus())
    expect(storedLimitsOf()).toBeNull()
    app.close()
    vi.restoreAllMocks()
    removeText('tiga.limits.1001')
  })
})
