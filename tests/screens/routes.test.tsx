import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { entryQueries } from '@/app/entry-queries'
import { routeOf, routes } from '@/app/routes'
import { address, arriveAt, atRest, heading } from '../support/look'
import { places, type Place } from '../support/places'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'

/** What a press on the link of a screen asks for, and the screen, once open, does not look at. */
function pressedInVain({ path, member }: Place, client: QueryClient): unknown[] {
  const { pathname, searchParams: search } = new URL(path, window.location.origin)
  const route = routeOf(pathname)
  const asked = route === undefined ? [] : entryQueries(route, { client, search, isLoggedIn: member !== undefined })
  const isSeen = (queryKey: QueryKey) => client.getQueryCache().find({ queryKey, exact: true })?.isActive() === true
  return asked.map(({ queryKey }) => queryKey).filter((queryKey) => !isSeen(queryKey))
}

describe('every screen', () => {
  test.each(places)(
    '$path has its name, one main, tabs only where they belong, and asks for what a press on its link asks',
    async (place) => {
      const { queryClient } = await renderApp({
        path: place.path,
        ...(place.member === undefined ? {} : { member: place.member }),
      })
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
      await waitFor(() => expect(pressedInVain(place, queryClient)).toEqual([]))
    },
  )

  test('of the route table that anybody or a member of this build can open is among them', () => {
    const known = places.map(({ path }) => path.split('?')[0]?.replace('/setting', '/:type'))
    expect(routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    ['/', '/Home', 'Home'],
    ['/Game?class=quick', '/game?class=quick', 'Draws'],
    ['/register?code=A', '/Register?code=A', 'Register'],
    ['/language/SETTING', '/Language/setting', 'Language'],
    ['/Mine//', '/Mine', 'Me'],
  ])('%s leads to %s', async (written, canonical, title) => {
    await openScreen(written, title)
    expect(address()).toBe(canonical)
  })

  test.each(['/nothing', '/Home/more', '/Language/setting/more'])('%s is not found, with a way Home', async (path) => {
    const { user } = await openScreen(path, 'Page not found')
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
    await openScreen(path, 'Log in')
    expect(address()).toBe('/Login')
  })

  test.each(['/Login', '/Register'])('%s is not for who is logged in: Home where there is no history', async (path) => {
    await openScreen(path, 'Home', { member: 'wulan_r' })
    expect(address()).toBe('/Home')
  })
})

test.each([
  ['/GameRecord', 'Task record', '/Mine'],
  ['/PlayVideo?id=1001', 'Misty forest, Bogor', '/video'],
  ['/Setting', 'Settings', '/Mine'],
  ['/Limits', 'Limits and breaks', '/Mine'],
  ['/Lottery?key=sunda60&id=11', 'Sunda', '/game'],
  ['/Fairness?key=sunda60&id=11', 'Check the draws', '/Lottery?key=sunda60&id=11'],
  ['/Language', 'Language', '/Home'],
  ['/Personalreport', 'Personal report', '/Mine'],
  ['/AccountDetail', 'Account detail', '/Mine'],
  ['/Notice', 'Notices', '/Home'],
  ['/Notice?tab=requests', 'Notices', '/Home'],
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
  const app = await openScreen(path, title, { member: 'wulan_r' })
  await atRest(app)
  await app.user.click(screen.getByRole('button', { name: 'Back' }))
  await arriveAt(fallback)
  expect(window.history.state).toMatchObject({ idx: 0 })
})
