import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { routes } from '@/app/routes'
import { envelope } from '@/mocks/handlers/envelope'
import { awaitedPeriods } from '@/shared/money-request/awaited'
import { api } from '../support/api'
import { NOON } from '../support/draw'
import { address, arriveAt, atRest, heading, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'
import { useSettings } from '../support/settings'

const TABS = ['Home', 'Draws', 'Cities', 'Videos', 'Me']

interface Place {
  path: string
  title: string
  isTab?: boolean
  member?: string
}

const places: Place[] = [
  { path: '/Home', title: 'Home', isTab: true },
  { path: '/game', title: 'Draws', isTab: true },
  { path: '/choose', title: 'Cities', isTab: true },
  { path: '/video', title: 'Videos', isTab: true },
  { path: '/Mine', title: 'Me', isTab: true },
  { path: '/Login', title: 'Log in' },
  { path: '/Register', title: 'Register' },
  { path: '/Language', title: 'Language' },
  { path: '/Language/setting', title: 'Language' },
  { path: '/Lottery?key=sunda60&id=11', title: 'Sunda', member: 'wulan_r' },
  { path: '/Choose', title: 'Cities' },
  { path: '/list?id=3&name=Yogyakarta', title: 'Yogyakarta', member: 'wulan_r' },
  { path: '/profile?id=301&name=Yogyakarta&adsid=3', title: 'Prama', member: 'wulan_r' },
  { path: '/PlayVideo?id=1001', title: 'Misty forest, Bogor', member: 'wulan_r' },
  { path: '/Fairness?key=sunda60&id=11', title: 'Check the draws', member: 'wulan_r' },
  { path: '/GameRecord', title: 'Task record', member: 'wulan_r' },
  { path: '/Setting', title: 'Settings', member: 'wulan_r' },
  { path: '/Limits', title: 'Limits and breaks', member: 'wulan_r' },
  { path: '/withdraw', title: 'Withdraw', member: 'budi_k' },
  { path: '/WithdrawRecord', title: 'Withdrawal record', member: 'budi_k' },
  { path: '/Personalreport', title: 'Personal report', member: 'wulan_r' },
  { path: '/AccountDetail', title: 'Account detail', member: 'wulan_r' },
  { path: '/Notice', title: 'Notices', member: 'wulan_r' },
  { path: '/Messages', title: 'Messages', member: 'wulan_r' },
  { path: '/ServiceOnline', title: 'Online service' },
  { path: '/ServicePage', title: 'Customer service' },
  { path: '/Recharge?balance=86500', title: 'Top up', member: 'wulan_r' },
  { path: '/Infomation', title: 'Basic information', member: 'wulan_r' },
  { path: '/Setname', title: 'Real name', member: 'wulan_r' },
  { path: '/Setsex', title: 'Gender', member: 'wulan_r' },
  { path: '/SetLoginPassword', title: 'Login password', member: 'wulan_r' },
  { path: '/SetPayPassword', title: 'Fund password', member: 'wulan_r' },
  { path: '/Setbank', title: 'Bank account', member: 'wulan_r' },
  { path: '/BindCard', title: 'Link a bank account', member: 'wulan_r' },
  { path: '/no/such/page', title: 'Page not found' },
]

describe('every screen', () => {
  test.each(places)('$path has its name, one main, and tabs only where they belong', async (place) => {
    await renderApp({ path: place.path, ...(place.member === undefined ? {} : { member: place.member }) })
    await heading(place.title)
    expect(address()).toBe(place.path)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await waitFor(() => expect(document.title).toBe(`${place.title} · Tiga`))
    const isTab = place.isTab === true
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(isTab ? 1 : 0)
    expect(screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(
      isTab ? [place.title] : [],
    )
    expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(isTab ? 0 : 1)
  })

  test('of the route table that anybody or a member of this build can open is among them', () => {
    const known = places.map(({ path }) => path.split('?')[0]?.replace('/setting', '/:type'))
    expect(routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  })
})

const MONEY = [
  '/Home',
  '/game',
  '/Mine',
  '/Lottery',
  '/Fairness',
  '/GameRecord',
  '/withdraw',
  '/WithdrawRecord',
  '/Personalreport',
  '/AccountDetail',
  '/Messages',
  '/Recharge',
  '/Limits',
  '/Setbank',
  '/BindCard',
]

/** Nor does the platform say "demo". */
function answerWithoutDemo(): void {
  api.server.use(http.get('*/api/system/base', () => envelope(200, 'ok', { name: 'Tiga' })))
}

describe('demo credits', () => {
  const open = async ({ path, title, member }: Place) => {
    const app = await renderApp({ path, ...(member !== undefined && { member }) })
    await heading(title)
    await atRest(app)
  }

  test.each(places)('in a mock build, $path says so if amounts stand on it', async (place) => {
    useSettings({ VITE_MOCK: '1' })
    answerWithoutDemo()
    await open(place)
    // Home's amounts come when the browser is idle.
    if (place.path === '/Home') await screen.findAllByText(/^Rp/)
    const hasMoney = MONEY.includes(place.path.split('?')[0] ?? '')
    expect(screen.queryAllByText('Demo credits')).toHaveLength(hasMoney ? 1 : 0)
    const amounts = /Rp\s?\d[\d,.]*/.exec(document.body.textContent)?.[0] ?? null
    expect(hasMoney ? null : amounts).toBeNull()
  })

  test.each(places.filter(({ path }) => ['/Home', '/GameRecord', '/AccountDetail', '/withdraw'].includes(path)))(
    'in a mock build, $path says so without base info',
    async (place) => {
      useSettings({ VITE_MOCK: '1' })
      await api.faults.add({ path: '/system/base', kind: 'error' })
      await open(place)
      expect(screen.getByText('Demo credits')).toBeInTheDocument()
    },
  )

  const ofMembers = places.filter(({ path }) => !/^\/(?:Login|Register)/.test(path))
  test.each(ofMembers)('stand once on $path while an open order rides along', async ({ path, title }) => {
    stopClockAt(NOON)
    const period = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 50_000 }
    awaitedPeriods.put('open', { ...period, memberId: '1001', sentAt: Date.parse(NOON) })
    await open({ path, title, member: 'wulan_r' })
    const slips = await screen.findByRole('region', { name: 'Your rounds' })
    await within(slips).findByText(/^Rp/)
    expect(screen.getAllByText('Demo credits')).toHaveLength(1)
  })

  test.each([
    { path: '/Mine', title: 'Me' },
    { path: '/Mine', title: 'Me', member: 'wulan_r' },
    { path: '/game', title: 'Draws' },
  ])('are said on $path for $member where the platform says demo', async (place) => {
    await open(place)
    expect(screen.getByText('Demo credits')).toBeInTheDocument()
  })

  test.each(places.filter(({ path }) => MONEY.includes(path.split('?')[0] ?? '')))(
    'are not claimed on $path in a live build whose platform does not say demo',
    async (place) => {
      answerWithoutDemo()
      await open(place)
      expect(screen.queryByText('Demo credits')).not.toBeInTheDocument()
    },
  )
})

describe('addresses', () => {
  test.each([
    ['/', '/Home', 'Home'],
    ['/home', '/Home', 'Home'],
    ['/HOME', '/Home', 'Home'],
    ['/GAME', '/game', 'Draws'],
    ['/Game?class=quick', '/game?class=quick', 'Draws'],
    ['/Video', '/video', 'Videos'],
    ['/CHOOSE', '/choose', 'Cities'],
    ['/Choose/', '/Choose', 'Cities'],
    ['/mine', '/Mine', 'Me'],
    ['/login', '/Login', 'Log in'],
    ['/register?code=A', '/Register?code=A', 'Register'],
    ['/language/SETTING', '/Language/setting', 'Language'],
    ['/home/', '/Home', 'Home'],
    ['/Home/', '/Home', 'Home'],
    ['/Mine//', '/Mine', 'Me'],
  ])('%s leads to %s', async (written, canonical, title) => {
    await renderApp({ path: written })
    await heading(title)
    expect(address()).toBe(canonical)
  })

  test.each(['/nothing', '/Home/more', '/Language/setting/more'])('%s is not found, with a way Home', async (path) => {
    const { user } = await renderApp({ path })
    await heading('Page not found')
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    await heading('Home')
    expect(address()).toBe('/Home')
  })

  test.each([
    '/Lottery?key=sunda60&id=11',
    '/Fairness?key=sunda60&id=11',
    '/GameRecord',
    '/Setting',
    '/Limits',
    '/list?id=3',
    '/profile?id=301',
    '/PlayVideo?id=1001',
    '/Personalreport',
    '/AccountDetail',
    '/Notice',
    '/Messages',
  ])('%s is for members: Login stands in its place', async (path) => {
    await renderApp({ path })
    await heading('Log in')
    expect(address()).toBe('/Login')
  })

  test.each([
    ['/ServiceOnline', 'Online service'],
    ['/ServicePage', 'Customer service'],
  ])('%s is for anybody, and never left for Login at the first start', async (path, title) => {
    await renderApp({ path, started: false })
    await heading(title)
    expect(address()).toBe(path)
  })

  test.each(['/Login', '/Register'])('%s is not for who is logged in: Home where there is no history', async (path) => {
    await renderApp({ path, member: 'wulan_r' })
    await heading('Home')
    expect(address()).toBe('/Home')
  })
})

describe('the way through the app', () => {
  test('by the tabs', async () => {
    const { user } = await renderApp()
    await heading('Home')
    for (const name of [...TABS.slice(1), 'Home']) {
      await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }))
      await heading(name)
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name)
    }
  })

  test('back goes where the member came from', async () => {
    const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
    await user.click(await screen.findByRole('link', { name: 'Task record' }))
    await heading('Task record')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Me')
    expect(window.history.state).toMatchObject({ idx: 0 })
  })

  test.each([
    ['/GameRecord', 'Task record', '/Mine'],
    ['/PlayVideo?id=1001', 'Misty forest, Bogor', '/video'],
    ['/Setting', 'Settings', '/Mine'],
    ['/Limits', 'Limits and breaks', '/Setting'],
    ['/Lottery?key=sunda60&id=11', 'Sunda', '/game'],
    ['/Fairness?key=sunda60&id=11', 'Check the draws', '/Lottery?key=sunda60&id=11'],
    ['/Language', 'Language', '/Home'],
    ['/Personalreport', 'Personal report', '/Mine'],
    ['/AccountDetail', 'Account detail', '/Mine'],
    ['/Notice', 'Notices', '/Home'],
    ['/Messages', 'Messages', '/Home'],
    ['/ServiceOnline', 'Online service', '/Mine'],
    ['/ServicePage', 'Customer service', '/ServiceOnline'],
    ['/Choose', 'Cities', '/Home'],
    ['/list?id=3&name=Yogyakarta', 'Yogyakarta', '/choose'],
    ['/profile?id=301&name=Yogyakarta&adsid=3', 'Prama', '/list?id=3&name=Yogyakarta'],
    ['/withdraw', 'Withdraw', '/Mine'],
    ['/WithdrawRecord', 'Withdrawal record', '/Mine'],
    ['/Infomation', 'Basic information', '/Mine'],
    ['/Setname', 'Real name', '/Infomation'],
    ['/Setsex', 'Gender', '/Infomation'],
    ['/SetLoginPassword', 'Login password', '/Setting'],
    ['/SetPayPassword', 'Fund password', '/Setting'],
    ['/Setbank', 'Bank account', '/Infomation'],
    ['/BindCard', 'Link a bank account', '/Setbank'],
  ])('back from %s (%s) without history leads to %s', async (path, title, fallback) => {
    const app = await renderApp({ path, member: 'wulan_r' })
    await heading(title)
    await atRest(app)
    await app.user.click(screen.getByRole('button', { name: 'Back' }))
    await arriveAt(fallback)
    expect(window.history.state).toMatchObject({ idx: 0 })
  })
})
