import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { choose } from '../support/choices'
import {
  address,
  arriveAt,
  atRest,
  deviceListens,
  heading,
  heard,
  lastHeard,
  setOnline,
  watchForBlank,
} from '../support/look'
import { changeTokenElsewhere } from '../support/other-tab'
import { idOf, renderApp, type RunningApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'

async function logIn({ user }: RunningApp, username = 'wulan_r'): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('the first start', () => {
  test('without a token leads to Login at once: Home is not even asked for', async () => {
    await renderApp({ started: false })
    await heading('Log in')
    expect(address()).toBe('/Login')
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(0)
  })

  test.each([
    ['/Register?code=TIGA-2026', 'Register'],
    ['/register?code=TIGA-2026', 'Register'],
    ['/Language', 'Language'],
    ['/Language/setting', 'Language'],
  ])('stays at %s', async (path, title) => {
    await renderApp({ started: false, path })
    await heading(title)
    expect(address().toLowerCase()).toBe(path.toLowerCase())
  })

  test('leads to Login once in a browser session', async () => {
    const first = await renderApp({ started: false })
    await heading('Log in')
    first.close()
    await renderApp({ started: false })
    await heading('Home')
    expect(address()).toBe('/Home')
  })

  test('with a token opens what was asked for', async () => {
    await renderApp({ started: false, member: 'wulan_r', path: '/Mine' })
    await heading('Me')
    expect(address()).toBe('/Mine')
  })

  test.each(['/GameRecord', '/Lottery?key=sunda60&id=11'])('comes back to %s after log-in', async (path) => {
    const app = await renderApp({ started: false, path })
    await heading('Log in')
    await logIn(app)
    await arriveAt(path)
    expect(localStorage.getItem('token')).toBe(await idOf('wulan_r'))
  })

  test('leads nowhere when the build says so', async () => {
    applySettings({ VITE_START_AT_LOGIN: 'false' })
    await renderApp({ started: false })
    await heading('Home')
    expect(address()).toBe('/Home')
  })
})

describe('base info', () => {
  test('that fails takes the page, with the reason and a way to try again', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error', message: 'We are moving house.' })
    const { user } = await renderApp()
    await heading('Tiga couldn’t start')
    expect(screen.getByRole('alert')).toHaveTextContent('We are moving house.')
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await api.faults.clear()
    await pressRetry(user)
    await heading('Home')
  })

  test('that goes on failing opens the app after 3 s under a bar that can try again', async () => {
    await api.faults.add({ path: '/system/base', kind: 'error' })
    const { user } = await renderApp({ path: '/choose' })
    await heading('Tiga couldn’t start')
    await heading('Cities')
    const bar = screen.getByText('The platform isn’t responding. Some content may be missing.')
    await api.faults.clear()
    await pressRetry(user)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
  })

  test('is awaited while Home’s draws are on their way, and they are asked for once', async () => {
    const release = holdBack('/system/base')
    const app = await renderApp()
    await waitFor(() => expect(callsTo('/Lottery/hotLottery')).toHaveLength(1))
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    release()
    await screen.findByRole('link', { name: /Sunda/ })
    await atRest(app)
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(1)
  })

  test('that does not come lets the app open after 3 s', async () => {
    const release = holdBack('/system/base')
    const startedAt = performance.now()
    await renderApp({ path: '/choose' })
    await waitFor(() => expect(document.querySelector('.shell')).toBeInTheDocument())
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
    await heading('Cities')
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3000)
    release()
  })
})

describe('the end of a session', () => {
  test('by an authentication error: cleared once for parallel calls, told, led to Login and back after', async () => {
    const removed = vi.spyOn(Storage.prototype, 'removeItem')
    const app = await renderApp({ token: '9999', path: '/Lottery?key=sunda60&id=11' })
    await heading('Log in')
    await heard('Authentication error')
    await atRest(app)
    expect(removed.mock.calls.filter(([key]) => key === 'token')).toHaveLength(1)
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('lang')).toBe('en_us')
    await logIn(app)
    await heading('Sunda')
    expect(address()).toBe('/Lottery?key=sunda60&id=11')
  })

  test('not by another refusal with code 401: its words are shown and the session stays', async () => {
    api.server.use(http.get('*/api/member/getUserInfo', () => envelope(401, 'One moment please.')))
    await renderApp({ member: 'wulan_r', path: '/Mine' })
    expect(await screen.findByRole('alert')).toHaveTextContent('One moment please.')
    expect(address()).toBe('/Mine')
    expect(localStorage.getItem('token')).toBe(await idOf('wulan_r'))
  })

  test('by the same words as HTTP status 401', async () => {
    api.server.use(
      http.get('*/api/member/getUserInfo', () =>
        HttpResponse.json({ code: 401, msg: 'Authentication error', data: '' }, { status: 401 }),
      ),
    )
    await renderApp({ member: 'wulan_r', path: '/Setting' })
    await heading('Log in')
    expect(localStorage.getItem('token')).toBeNull()
  })

  test('by an account taken offline', async () => {
    await api.patch('wulan_r', { status: 0 })
    await renderApp({ member: 'wulan_r', path: '/Setting' })
    await heading('Log in')
    await heard('Your account is offline. Please log in again or contact customer service.')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('another tab', () => {
  test('that logs out takes this one from a guarded screen to Login', async () => {
    await renderApp({ member: 'wulan_r', path: '/Setting' })
    await heading('Settings')
    const wasBlank = watchForBlank()
    changeTokenElsewhere(null)
    await heading('Log in')
    expect(wasBlank()).toBe(false)
    expect(address()).toBe('/Login')
  })

  test('that logs out leaves this one on a public screen, as a visitor', async () => {
    await renderApp({ member: 'wulan_r', path: '/Mine' })
    await screen.findByText('wulan_r')
    changeTokenElsewhere(null)
    expect(await screen.findAllByRole('link', { name: 'Log in or register' })).not.toHaveLength(0)
    expect(screen.queryByText('wulan_r')).not.toBeInTheDocument()
    expect(address()).toBe('/Mine')
  })

  test('that logs in as somebody else leaves nothing of the last member on the screen', async () => {
    await renderApp({ member: 'wulan_r', path: '/Mine' })
    await screen.findByText('wulan_r')
    changeTokenElsewhere(await idOf('budi_k'))
    await screen.findByText('budi_k')
    expect(screen.getByText(/750,000/)).toBeInTheDocument()
  })

  test('that logs in as somebody else changes the task record too', async () => {
    await renderApp({ member: 'wulan_r', path: '/GameRecord' })
    await screen.findAllByRole('button', { name: /staked\sRp/ })
    changeTokenElsewhere(await idOf('budi_k'))
    await screen.findByText('Your orders and their results will appear here.')
    expect(screen.queryByRole('button', { name: /staked\sRp/ })).not.toBeInTheDocument()
  })
})

describe('a browser', () => {
  test('that refuses storage still runs the app, which merely forgets', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
    const app = await renderApp({ path: '/Login', started: false })
    await heading('Log in')
    await logIn(app)
    await heading('Me')
    expect(await screen.findByText(/86,500/)).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Settings' }))
    await choose(app.user, 'Theme', 'Dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })

  test('without a connection says so at the foot, until it is back', async () => {
    const app = await renderApp({ path: '/choose' })
    await screen.findByText('Jakarta')
    await deviceListens()
    await atRest(app)
    setOnline(false)
    const bar = await screen.findByText(/^You are offline\. This may/)
    const before = callsTo('/xuanfei/address').length
    setOnline(true)
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    await waitFor(() => expect(callsTo('/xuanfei/address').length).toBe(before + 1))
    expect(lastHeard()).toBe('')
  })
})
