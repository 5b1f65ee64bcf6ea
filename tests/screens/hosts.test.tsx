import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveHost, savedHosts, type SavedHost } from '@/shared/saved-hosts'
import { api, callsTo } from '../support/api'
import { arriveAt, atRest, heading, heard } from '../support/look'
import { renderApp } from '../support/render-app'

const CITY = '/list?id=3&name=Yogyakarta'
const HOST = '/profile?id=301&name=Yogyakarta&adsid=3'
const SAVED = '/choose?tab=saved'

function kept(host: Partial<SavedHost> = {}): void {
  saveHost({ memberId: '1001', id: '301', cityId: '3', name: 'Prama', imageUrl: '', savedAt: 1, ...host })
}

const tiles = () => within(screen.getByRole('main')).getAllByRole('listitem')
const savedIds = () => savedHosts.list().map(({ memberId, id }) => `${memberId} ${id}`)

/** Tells at once that what it observes is in view. */
class InView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
  unobserve(): void {}
}

const realObserver = window.IntersectionObserver
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', InView)
})
afterEach(() => {
  vi.stubGlobal('IntersectionObserver', realObserver)
})

test('what a host offers is not asked for until its card comes near', async () => {
  vi.stubGlobal('IntersectionObserver', realObserver)
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  await screen.findByText('8 local hosts')
  await atRest(app)
  expect(callsTo('/xuanfei/xuanfeidata')).toEqual([])
})

test('a card tells what the host offers, and how many there are', async () => {
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  await screen.findByText('8 local hosts')
  await waitFor(() => expect(tiles()[0]).toHaveTextContent('Prama Language practice'))
  await atRest(app)
  expect(callsTo('/xuanfei/xuanfeidata')).toHaveLength(8)
  // The host's own screen has it at once.
  await app.user.click(screen.getByRole('link', { name: /^Prama/ }))
  await heading('Prama')
  expect(screen.getByText('Language practice')).toBeInTheDocument()
  expect(callsTo('/xuanfei/xuanfeidata')).toHaveLength(8)
})

test.each(['error', 'empty'] as const)('a card without that (%s) has no empty line', async (kind) => {
  await api.faults.add({ path: '/xuanfei/xuanfeidata', kind })
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  const link = await screen.findByRole('link', { name: 'Prama' })
  await atRest(app)
  await waitFor(() => expect(link.querySelectorAll('b ~ span')).toHaveLength(0))
})

test('a city that the platform refuses has a way on', async () => {
  await api.faults.add({ path: '/xuanfei/xuanfeilist', kind: 'error', message: 'Closed for repairs' })
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for repairs')
  await user.click(screen.getByRole('link', { name: 'All cities' }))
  await arriveAt('/choose')
  expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument()
})

test('the cities that a member has opened come first, the last one before the others, until cleared', async () => {
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  const back = async () => user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('8 local hosts')
  await back()
  await user.click(await screen.findByRole('link', { name: 'Madrid' }))
  await screen.findByText(/local hosts$/, { selector: 'p' })
  await back()
  const recent = await screen.findByRole('region', { name: 'Recently viewed' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Madrid', 'Yogyakarta'])
  // A search is for all cities.
  await user.type(screen.getByRole('searchbox'), 'mad')
  expect(screen.getAllByRole('link', { name: 'Madrid' })).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Clear list' }))
  expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument()
  expect(localStorage.getItem('tiga.member.recentCities')).toBeNull()
})

test('a city that the platform no longer lists is not among those', async () => {
  localStorage.setItem('tiga.member.recentCities', '["99","3"]')
  await renderApp({ path: '/choose', member: 'wulan_r' })
  const recent = await screen.findByRole('region', { name: 'Recently viewed' })
  expect(
    within(recent)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yogyakarta'])
})

test('"Subscribe" says how to book, with the way to customer service, and sends nothing', async () => {
  const app = await renderApp({ path: HOST, member: 'wulan_r' })
  await heading('Prama')
  await atRest(app)
  const before = api.requests().length
  expect(screen.queryByRole('button', { name: 'Contact customer service' })).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  const dialog = await screen.findByRole('dialog', { name: 'Customer service' })
  expect(dialog).toHaveTextContent('To book, please contact the consultant or the receptionist.')
  expect(within(dialog).getByRole('button', { name: 'Contact customer service' })).toBeInTheDocument()
  expect(api.requests()).toHaveLength(before)
})

test('a host leads to the city and to its other hosts, whose order goes on from here', async () => {
  const { user } = await renderApp({ path: '/profile?id=303&name=Account+frozen&adsid=3', member: 'wulan_r' })
  const others = await screen.findByRole('region', { name: 'More hosts in this city' })
  const links = within(others).getAllByRole('link')
  expect(links).toHaveLength(7)
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('id=304'))
  expect(screen.getByRole('link', { name: 'Yogyakarta' })).toHaveAttribute('href', '/list?id=3&name=Yogyakarta')
  expect(screen.queryByText(/frozen/)).not.toBeInTheDocument()
  await user.click(links.at(-1) ?? document.body)
  await arriveAt('/profile?id=302&name=Yogyakarta&adsid=3')
})

test('a host of another city than the address says has no others', async () => {
  const app = await renderApp({ path: '/profile?id=301&adsid=6', member: 'wulan_r' })
  await heading('Prama')
  await atRest(app)
  expect(screen.queryByText('More hosts in this city')).not.toBeInTheDocument()
})

test('a host is saved and taken back from the card and from the host’s screen', async () => {
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  const button = await screen.findByRole('button', { name: 'Save Prama' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  await heard('Prama is saved.')
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(savedIds()).toEqual(['1001 301'])
  await user.click(screen.getByRole('link', { name: /^Prama/ }))
  await heading('Prama')
  const onScreen = screen.getByRole('button', { name: 'Save Prama' })
  expect(onScreen).toHaveAttribute('aria-pressed', 'true')
  await user.click(onScreen)
  await heard('Prama is no longer saved.')
  expect(savedIds()).toEqual([])
})

test('saved hosts are listed newest first with their city; one that is taken back stays until one leaves', async () => {
  kept({ savedAt: 1 })
  kept({ id: '1106', cityId: '11', name: 'Earlier name', savedAt: 2 })
  kept({ memberId: '1002', id: '302' })
  const { user } = await renderApp({ path: SAVED, member: 'wulan_r' })
  await waitFor(() => expect(tiles()).toHaveLength(2))
  await waitFor(() => expect(tiles()[1]).toHaveTextContent('Prama Yogyakarta Language practice'))
  expect(tiles()[0]).toHaveTextContent('Mexico City')
  expect(tiles()[0]).not.toHaveTextContent('Earlier name')
  const button = screen.getByRole('button', { name: 'Save Prama' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await user.click(button)
  await user.click(screen.getByRole('tab', { name: 'Cities' }))
  await user.click(screen.getByRole('tab', { name: 'Saved' }))
  await waitFor(() => expect(tiles()).toHaveLength(1))
})

test('a saved host that the platform refuses says so, and can be removed', async () => {
  kept({ id: '9999', name: 'Somebody' })
  kept({ savedAt: 2 })
  const { user } = await renderApp({ path: SAVED, member: 'wulan_r' })
  await screen.findByText('The platform doesn’t show this host right now.')
  expect(screen.getByText('Somebody')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(tiles()).toHaveLength(1))
  expect(screen.getByRole('group', { name: 'Saved hosts' })).toHaveFocus()
  expect(savedIds()).toEqual(['1001 301'])
})

test('a saved host that the platform shows again is there after a refresh', async () => {
  kept()
  await api.faults.add({ path: '/xuanfei/xuanfeidata', kind: 'error' })
  const { user } = await renderApp({ path: SAVED, member: 'wulan_r' })
  await screen.findByRole('button', { name: 'Remove' })
  await api.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByRole('link', { name: /^Prama/ })).toBeInTheDocument()
  await heard('Refreshed')
})

test('a saved host whose answer is lost is not called gone', async () => {
  kept()
  await api.faults.add({ path: '/xuanfei/xuanfeidata', kind: 'offline' })
  const app = await renderApp({ path: SAVED, member: 'wulan_r' })
  await screen.findByRole('link', { name: /^Prama/ })
  await atRest(app)
  expect(screen.getByRole('link', { name: /^Prama/ })).toBeInTheDocument()
  expect(screen.queryByText(/doesn’t show/)).not.toBeInTheDocument()
})

test('a saved host can be removed on a screen that failed', async () => {
  kept({ id: '9999', name: 'Somebody' })
  const { user } = await renderApp({ path: '/profile?id=9999&adsid=3', member: 'wulan_r' })
  await heading('Somebody')
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Save Somebody' }))
  expect(savedIds()).toEqual([])
  expect(screen.getByRole('link', { name: 'All cities' })).toBeInTheDocument()
})

test('without any it says how to save one', async () => {
  await renderApp({ path: SAVED, member: 'wulan_r' })
  await screen.findByText('No saved hosts yet')
  expect(screen.getByText('Tap the bookmark on a host to find them here again.')).toBeInTheDocument()
})

test('a visitor is led to Login and back', async () => {
  kept()
  const { user } = await renderApp({ path: SAVED })
  await screen.findByText('Your saved hosts')
  expect(screen.queryByText('Prama')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Log in to save' }))
  await heading('Log in')
  await user.type(screen.getByLabelText('Username'), 'wulan_r')
  await user.type(screen.getByLabelText('Password'), 'demo1234')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await arriveAt(SAVED)
  await screen.findByRole('link', { name: /^Prama/ })
})

test('a log-out erases what this member has saved, and nobody else’s', async () => {
  kept()
  kept({ memberId: '1002', id: '302' })
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const dialog = await screen.findByRole('dialog')
  await new Promise((resolve) => {
    setTimeout(resolve, 700)
  })
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }))
  await heading('Me')
  expect(savedIds()).toEqual(['1002 302'])
})
