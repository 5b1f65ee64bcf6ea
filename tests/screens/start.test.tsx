import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, callsTo, holdBack } from '../support/api'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  untilDeviceListens,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  setOnline,
  stopClockAt,
} from '../support/look'
import { logIn } from '../support/log-in'
import { changeTokenElsewhere } from '../support/other-tab'
import { openScreen } from '../support/open-screen'
import { type AppOptions, memberIdOf, renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'
import { NOON } from '../support/draw'
import { money } from '@/lib/money/text'
import { storeRequest } from '../support/open-requests'

describe('the first start', () => {
  test('leads to Login without loading Home if nobody is logged in, and the next start leads to Home', async () => {
    const { close } = await openScreen('/Home', 'Log in', { started: false })
    expect(currentAddress()).toBe('/Login')
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(0)
    close()
    await openScreen('/Home', 'Home', { started: false })
    expect(currentAddress()).toBe('/Home')
  })

  test.each<[string, string, AppOptions]>([
    ['/Register?code=TIGA-2026', 'Register', {}],
    ['/register?code=TIGA-2026', 'Register', {}],
    ['/Language', 'Language', {}],
    ['/Language/setting', 'Language', {}],
    ['/ServiceOnline', 'Online service', {}],
    ['/ServicePage', 'Customer service', {}],
    ['/Mine', 'Me', { token: '1001' }],
  ])('stays at %s, the screen "%s", if the app starts with the options %j', async (path, title, options) => {
    await openScreen(path, title, { started: false, ...options })
    expect(currentAddress().toLowerCase()).toBe(path.toLowerCase())
  })

  test.each(['/GameRecord', '/Lottery?key=sunda60&id=11'])('returns to %s after log-in', async (path) => {
    const app = await openScreen(path, 'Log in', { started: false })
    await logIn(app.user)
    await arriveAt(path)
    expect(localStorage.getItem('token')).toBe(await memberIdOf('wulan_r'))
  })

  test('stays at Home if the build turns off the start at Login', async () => {
    applySettings({ VITE_START_AT_LOGIN: 'false' })
    await openScreen('/Home', 'Home', { started: false })
    expect(currentAddress()).toBe('/Home')
  })
})

describe('the platform’s base info', () => {
  test('that cannot be loaded leads to a screen with the reason, and then to the app with a notice', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error', message: 'We are moving house.' })
    const { user } = await openScreen('/choose', 'Tiga couldn’t start')
    expect(screen.getByRole('alert')).toHaveTextContent('We are moving house.')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await findHeading('Cities')
    const bar = screen.getByText('The platform isn’t responding. Some content may be missing.')
    await api.faults.clear()
    await pressRetry(user)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
  })

  test('that cannot be loaded is reported only by a notice above the screen if a prerendered screen is shown', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error' })
    const firstScreen = Object.assign(document.createElement('div'), { id: 'first' })
    document.body.append(firstScreen)
    const startedAt = performance.now()
    await openScreen('/choose', 'Cities')
    await screen.findByText('The platform isn’t responding. Some content may be missing.')
    expect(performance.now() - startedAt).toBeLessThan(3000)
    firstScreen.remove()
  })

  test('that has not loaded delays Home by 3 s, but not the request for the games on Home', async () => {
    // The clock stops, because a screen requests an answer again once the answer is a moment old.
    stopClockAt(NOON)
    const release = holdBack('/system/base')
    const startedAt = performance.now()
    const app = await renderApp()
    await waitFor(() => expect(callsTo('/Lottery/hotLottery')).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('.shell')).toBeInTheDocument())
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await findHeading('Home')
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3000)
    release()
    await screen.findByRole('link', { name: /Sunda/ })
    await untilIdle(app)
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(1)
  })
})

describe('the end of a session', () => {
  test('is handled once for parallel authentication errors, and leads to Login, from which a log-in leads back', async () => {
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem')
    const app = await renderApp({ token: '9999', path: '/Lottery?key=sunda60&id=11' })
    await findHeading('Log in')
    await expectAnnounced('Authentication error')
    await untilIdle(app)
    expect(removeItem.mock.calls.filter(([key]) => key === 'token')).toHaveLength(1)
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('lang')).toBe('en_us')
    await logIn(app.user)
    await findHeading('Sunda')
    expect(currentAddress()).toBe('/Lottery?key=sunda60&id=11')
  })

  test.each([
    ['en_us', 'Log in', 'Your session has expired. Log in again. Authentication error'],
    ['vi_vi', 'Đăng nhập', 'Phiên đăng nhập đã hết hạn. Hãy đăng nhập lại. Authentication error'],
  ] as const)(
    'is announced in the member’s language (%s) by Tiga’s words, then by the platform’s words',
    async (lang, title, words) => {
      await openScreen('/Setting', title, { token: '9999', lang })
      await waitFor(() => expect(lastAnnouncement()).toBe(words))
      expect(document.getElementById('toasts')).toHaveTextContent(words)
    },
  )

  test('leads to Login with a message if the account was taken offline', async () => {
    await api.patch('wulan_r', { status: 0 })
    await renderApp({ member: 'wulan_r', path: '/Setting' })
    await findHeading('Log in')
    await expectAnnounced('Your account is offline. Log in again or contact customer service.')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

test('typed input stays if the network returns before the platform’s base info has loaded', async () => {
  await api.faults.add({ path: '/system/base', kind: 'offline' })
  setOnline(false)
  const app = await renderApp({ path: '/Register' })
  await app.user.type(await screen.findByLabelText('Username'), 'rani_new')
  await untilDeviceListens()
  setOnline(true)
  await untilIdle(app)
  expect(screen.getByLabelText('Username')).toHaveValue('rani_new')
})

test('a log-out in another tab leaves this tab on a public screen, as a visitor', async () => {
  await renderApp({ member: 'wulan_r', path: '/Mine' })
  await screen.findByText('wulan_r')
  changeTokenElsewhere(null)
  expect(await screen.findAllByRole('link', { name: 'Log in or register' })).not.toHaveLength(0)
  expect(screen.queryByText('wulan_r')).not.toBeInTheDocument()
  expect(currentAddress()).toBe('/Mine')
})

test('a browser without a connection shows a bar until the connection is back', async () => {
  const app = await renderApp({ path: '/choose' })
  await screen.findByText('Jakarta')
  await untilDeviceListens()
  await untilIdle(app)
  setOnline(false)
  const bar = await screen.findByText('You’re offline.')
  const callCountBefore = callsTo('/xuanfei/address').length
  setOnline(true)
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  await waitFor(() => expect(callsTo('/xuanfei/address').length).toBe(callCountBefore + 1))
  expect(lastAnnouncement()).toBe('')
})

describe('a newer build on the server', () => {
  const OWN_SCRIPT = '/assets/index-own.js'
  const HALF_AN_HOUR = 30 * 60_000
  /** The toast's text after a check has found a newer build. */
  const OFFER = 'A new version of Tiga is ready.'
  /** The toast's text after code of this build failed to load. */
  const OFFER_OF_LOST_CODE = 'A new version is ready. Updating clears what you’ve typed here.'

  const pageRequests: Request[] = []
  const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))
  /** Resolves when index.html has been requested and its answer has been read. */
  const untilPageIsRead = () => waitFor(() => expect(pageRequests).not.toEqual([])).then(nextTask)

  function serveNewerBuild(): void {
    const page = '<script type="module" src="/assets/index-newer.js"></script><div id="root"></div>'
    api.server.use(
      http.get('http://localhost:3000/', ({ request }) => {
        pageRequests.push(request)
        return HttpResponse.html(page)
      }),
    )
  }

  /**
   * The start script of this build, which the app compares with the start script in the server's
   * page. jsdom does not run this script.
   */
  const ownScript = document.createElement('script')

  beforeEach(() => {
    pageRequests.length = 0
    ownScript.type = 'module'
    ownScript.setAttribute('src', OWN_SCRIPT)
    document.head.append(ownScript)
  })
  afterEach(() => ownScript.remove())

  test('is detected and offered if the page becomes visible half an hour after the start', async () => {
    stopClockAt('2026-11-20T10:00:00Z')
    serveNewerBuild()
    const app = await openScreen('/choose', 'Cities')
    await untilDeviceListens()
    await untilIdle(app)
    moveClock(HALF_AN_HOUR - 1)
    expect(pageRequests).toEqual([])
    moveClock(1)
    expect(await screen.findByText(OFFER)).toBeVisible()
  })

  test('is not offered while a money request is pending', async () => {
    storeRequest({ kind: 'withdrawal', amount: money('50000') })
    serveNewerBuild()
    const { user } = await openScreen('/choose', 'Cities')
    // The app adds its listener for this event in an effect, after the screen is shown.
    await nextTask()
    window.dispatchEvent(new Event('vite:preloadError'))
    await untilPageIsRead()
    expect(screen.queryByText(OFFER_OF_LOST_CODE)).not.toBeInTheDocument()
    localStorage.removeItem('tiga.requests.kept')
    await user.click(screen.getByRole('link', { name: 'Me' }))
    expect(await screen.findByText(OFFER_OF_LOST_CODE)).toBeVisible()
    storeRequest({ kind: 'withdrawal', amount: money('50000') })
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(screen.queryByText(OFFER_OF_LOST_CODE)).not.toBeInTheDocument()
  })
})
