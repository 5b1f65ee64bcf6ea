import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '@/mocks/faults'
import { saveHost, savedHosts, type SavedHost } from '@/shared/saved-hosts'
import { hostQueries } from '@/api/hosts.queries'
import { api, callsTo } from '../support/api'
import { arriveAt, atRest, heading, heard } from '../support/look'
import { renderApp } from '../support/render-app'

const CITY = '/list?id=3&name=Yogyakarta'
const HOST = '/profile?id=301&name=Yogyakarta&adsid=3'

function kept(host: Partial<SavedHost> = {}): void {
  saveHost({ memberId: '1001', id: '301', cityId: '3', name: 'Prama', imageUrl: '', savedAt: 1, ...host })
}

const hostCalls = () => api.requests().flatMap(({ path }) => (path.startsWith('/api/xuanfei/') ? [path] : []))
const tiles = () => within(screen.getByRole('main')).getAllByRole('listitem')
const savedIds = () => savedHosts.list().map(({ memberId, id }) => `${memberId} ${id}`)

test('a city shows picture and name of each host, by one call', async () => {
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  await screen.findByText('8 local hosts')
  expect(tiles()).toHaveLength(8)
  expect(tiles()[0]).toHaveTextContent(/^Prama$/)
  expect(tiles()[0]?.querySelector('img')).not.toBeNull()
  await atRest(app)
  expect(hostCalls()).toEqual(['/api/xuanfei/xuanfeilist'])
})

test('a host is shown by one call', async () => {
  const app = await renderApp({ path: HOST, member: 'wulan_r' })
  await heading('Prama')
  expect(screen.getByRole('link', { name: 'Yogyakarta' })).toHaveAttribute('href', CITY)
  await atRest(app)
  expect(hostCalls()).toEqual(['/api/xuanfei/xuanfeidata'])
})

test('a city that the platform refuses has a way on', async () => {
  await api.faults.add({ path: '/xuanfei/xuanfeilist', kind: 'error', message: 'Closed for repairs' })
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for repairs')
  await user.click(screen.getByRole('link', { name: 'All cities' }))
  await arriveAt('/choose')
})

test('"Subscribe" says in a toast how to book, and sends nothing; customer service is a link beside it', async () => {
  const app = await renderApp({ path: HOST, member: 'wulan_r' })
  await heading('Prama')
  await atRest(app)
  const before = api.requests().length
  expect(screen.getByText('Bookings are arranged by reception.')).toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  await heard('To book, please contact the consultant or the receptionist.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(api.requests()).toHaveLength(before)
  await app.user.click(screen.getByRole('link', { name: 'Ask customer service' }))
  await arriveAt('/ServiceOnline')
})

test('a host leads to the city and to its other hosts, whose order goes on from here', async () => {
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  await user.click((await screen.findAllByRole('link', { name: /./ })).at(2) ?? document.body)
  await arriveAt('/profile?id=303&name=Yogyakarta&adsid=3')
  const others = await screen.findByRole('region', { name: 'More hosts in this city' })
  const links = within(others).getAllByRole('link')
  expect(links).toHaveLength(7)
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('id=304'))
  expect(screen.getByRole('link', { name: 'Yogyakarta' })).toHaveAttribute('href', '/list?id=3&name=Yogyakarta')
  await user.click(links.at(-1) ?? document.body)
  await arriveAt('/profile?id=302&name=Yogyakarta&adsid=3')
})

test('a host of another city than the address says has no others', async () => {
  const { queryClient } = await renderApp({ path: '/profile?id=301&adsid=6', member: 'wulan_r' })
  await queryClient.fetchQuery(hostQueries.list('6'))
  await heading('Prama')
  expect(screen.queryByText('More hosts in this city')).not.toBeInTheDocument()
})

test('a host is saved and taken back from the card and from the host’s screen', async () => {
  const { user } = await renderApp({ path: CITY, member: 'wulan_r' })
  const button = await screen.findByRole('button', { name: 'Save Prama' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  await heard('Prama is saved in Cities, on this device, until you log out.')
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

test('saved hosts stand above the cities and their search, newest first', async () => {
  kept({ savedAt: 1 })
  kept({ id: '1106', cityId: '11', name: 'Sinta', savedAt: 2 })
  kept({ memberId: '1002', id: '302' })
  const app = await renderApp({ path: '/choose', member: 'wulan_r' })
  const saved = await screen.findByRole('region', { name: 'Saved hosts' })
  const links = within(saved).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sinta', 'Prama'])
  await waitFor(() => expect(links[0]).toHaveAttribute('href', '/profile?id=1106&name=Mexico+City&adsid=11'))
  await atRest(app)
  expect(callsTo('/xuanfei/xuanfeidata')).toEqual([])
  await app.user.type(screen.getByRole('searchbox'), 'mad')
  expect(links[0]).toBeInTheDocument()
  expect(tiles()).toHaveLength(3)
})

test.each<[string, Fault]>([
  ['have not come yet', { path: '/xuanfei/address', kind: 'delay', delayMs: 60_000 }],
  ['do not come', { path: '/xuanfei/address', kind: 'error', message: 'Closed for repairs' }],
  ['are none', { path: '/xuanfei/address', kind: 'empty' }],
])('saved hosts stand where the cities %s', async (_what, fault) => {
  kept()
  await api.faults.add(fault)
  const { user } = await renderApp({ path: '/choose', member: 'wulan_r' })
  const saved = await screen.findByRole('region', { name: 'Saved hosts' })
  expect(within(saved).getAllByRole('link')).toHaveLength(1)
  await user.click(within(saved).getByRole('link', { name: 'Prama' }))
  await arriveAt('/profile?id=301&name=&adsid=3')
})

test.each([
  ['a member without any', 'wulan_r'],
  ['a visitor', null],
])('%s sees cities alone', async (_who, member) => {
  kept({ memberId: '1002' })
  await renderApp({ path: '/choose', ...(member !== null && { member }) })
  await waitFor(() => expect(tiles()).toHaveLength(12))
  expect(screen.queryByText('Saved hosts')).not.toBeInTheDocument()
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
