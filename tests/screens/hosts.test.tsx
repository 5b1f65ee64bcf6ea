import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, api, callsTo, holdBack } from '../support/api'
import { arriveAt, untilIdle, goTo, heading, expectAnnounced, messageDetails, wordsIn } from '../support/look'
import { renderApp } from '../support/render-app'
import type { Fault } from '@/mocks/faults'
import { type SavedHost, saveHost, savedHosts } from '@/domain/member/saved-hosts'
import { languages } from '@/i18n/languages'

function kept(host: Partial<SavedHost> = {}): void {
  saveHost({ memberId: '1001', id: '301', cityId: '3', name: 'Prama', imageUrl: '', savedAt: 1, ...host })
}

describe('cities', () => {
  function cities(): string[] {
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  }

  test('come after a moment, to a visitor alone; one is found by a part of its name, with how many there are, or not', async () => {
    kept()
    const release = holdBack('/xuanfei/address')
    const { user } = await renderApp({ path: '/choose' })
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await waitFor(() => expect(cities()).toHaveLength(12))
    expect(screen.queryByText('Saved hosts')).not.toBeInTheDocument()
    const search = screen.getByRole('searchbox', { name: 'Search cities' })
    await user.type(search, 'MA')
    expect(cities()).toEqual(['Makassar', 'Madrid'])
    expect(screen.getByText('2 found')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(search).toHaveValue('')
    expect(cities()).toHaveLength(12)
    await user.type(search, 'atlantis')
    expect(screen.getByText('No city matches “atlantis”')).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear search' })[1] ?? document.body,
    )
    expect(cities()).toHaveLength(12)
  })

  test('keeps the member in the search box while the pull-to-refresh arrives', async () => {
    const { user } = await renderApp({ path: '/choose' })
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'jak')
    expect(screen.queryByText('Pull to refresh')).not.toBeInTheDocument()
    // It loads when a finger first touches the screen.
    await user.pointer({ keys: '[TouchA]', target: search })
    await screen.findByText('Pull to refresh')
    expect(search).toHaveFocus()
    await user.keyboard('arta')
    expect(search).toHaveValue('jakarta')
  })

  test('a city is called what the platform calls it: before its answer, and without one, no word of the address is shown', async () => {
    const release = holdBack('/xuanfei/address')
    const words = encodeURIComponent('Account frozen. Pay Rp 500,000 to 0812')
    await renderApp({ path: `/list?id=3&name=${words}`, member: 'wulan_r' })
    await heading('Local hosts')
    await screen.findAllByRole('listitem')
    expect(document.title).toBe('Local hosts · Tiga')
    expect(document.body).not.toHaveTextContent('frozen')
    release()
    await heading('Yogyakarta')
    await waitFor(() => expect(document.title).toBe('Yogyakarta · Tiga'))
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('frozen')
    await goTo(`/profile?id=301&adsid=11&name=${words}`)
    expect(await screen.findByRole('link', { name: 'Mexico City' })).toBeInTheDocument()
    await goTo(`/profile?id=301&adsid=99&name=${words}`)
    await heading('Prama')
    expect(document.body).not.toHaveTextContent('frozen')
  })

  test('one that is not listed, and has no hosts, is not found', async () => {
    await renderApp({ path: '/list?id=99&name=Account+frozen', member: 'wulan_r' })
    await heading('City not found')
    await waitFor(() => expect(document.title).toBe('City not found · Tiga'))
    expect(screen.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/choose')
    expect(document.body).not.toHaveTextContent('frozen')
  })

  test('one that is not listed, and has hosts, is shown without a name', async () => {
    answer('/xuanfei/xuanfeilist', [{ id: 7, img_url: '', xuanfei_name: 'Prama' }])
    await renderApp({ path: '/list?id=99&name=Account+frozen', member: 'wulan_r' })
    await screen.findByRole('link', { name: 'Prama' })
    await waitFor(() => expect(callsTo('/xuanfei/address')).toHaveLength(1))
    expect(await heading('Local hosts')).toBeInTheDocument()
  })

  test('the tabs have an address each, and an unknown one is that of the cities; prices say what to ask alone', async () => {
    const { user } = await renderApp({ path: '/choose?tab=nonsense' })
    await screen.findByText('Jakarta')
    expect(screen.getAllByRole('tab')).toHaveLength(2)
    const { length } = window.history
    await user.click(screen.getByRole('tab', { name: 'Prices' }))
    expect(window.location.search).toBe('?tab=prices')
    expect(await screen.findByText('No prices are published')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Ask before you agree' })).toBeInTheDocument()
    // Nothing about how hosts work.
    const questions = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(questions).toHaveLength(4)
    expect(questions.filter((question) => /\bhosts?\b|\d/.test(question ?? ''))).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'Cities' }))
    expect(window.location.search).toBe('')
    expect(window.history).toHaveLength(length)
  })
})

const CITY = '/list?id=3&name=Yogyakarta'
const HOST = '/profile?id=301&name=Yogyakarta&adsid=3'

const hostCalls = () => api.requests().flatMap(({ path }) => (path.startsWith('/api/xuanfei/') ? [path] : []))
const tiles = () => within(screen.getByRole('main')).getAllByRole('listitem')
const savedIds = () => savedHosts.list().map(({ memberId, id }) => `${memberId} ${id}`)

test('a city shows each host by one call, beside that for its name; one is saved until it is taken back', async () => {
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  await waitFor(() => expect(tiles()).toHaveLength(8))
  expect(tiles()[0]).toHaveTextContent(/^Prama$/)
  expect(tiles()[0]?.querySelector('img')).not.toBeNull()
  await untilIdle(app)
  expect(hostCalls().sort()).toEqual(['/api/xuanfei/address', '/api/xuanfei/xuanfeilist'])

  const { user } = app
  const name = wordsIn(tiles()[2] ?? null)
  await user.click(screen.getByRole('link', { name }))
  await heading(name)
  await arriveAt('/profile?id=303&name=Yogyakarta&adsid=3')
  const button = await screen.findByRole('button', { name: `Save ${name}` })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  await expectAnnounced(`${name} is saved in Cities on this device until you log out.`)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(savedIds()).toEqual(['1001 303'])
  await user.click(button)
  await expectAnnounced(`${name} is no longer saved.`)
  expect(savedIds()).toEqual([])
})

test('a host is shown by one call, beside that for the city, with a word about safety, ways to city and reception, and a report to take there', async () => {
  const app = await renderApp({ path: HOST, member: 'wulan_r' })
  await heading('Prama')
  expect(screen.getByText(/^Tiga hasn’t checked this host\. Meet in a public place/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Yogyakarta' })).toHaveAttribute('href', CITY)
  expect(screen.getByRole('link', { name: 'Ask customer service' })).toHaveAttribute('href', '/ServiceOnline')
  await untilIdle(app)
  expect(hostCalls().sort()).toEqual(['/api/xuanfei/address', '/api/xuanfei/xuanfeidata'])

  await app.user.click(screen.getByRole('link', { name: 'Report this host' }))
  expect(await messageDetails(app.user)).toHaveTextContent('About: Host Prama (number 301)')
})

test('a report names no number that only a link has said', async () => {
  answer('/xuanfei/xuanfeidata', { xuanfei_name: 'Prama', vo_title: '', img_url: [] })
  const { user } = await renderApp({ path: '/profile?id=301%20pay%20to%200812', member: 'wulan_r' })
  await user.click(await screen.findByRole('link', { name: 'Report this host' }))
  expect((await messageDetails(user)).textContent).toMatch(/^About: Prama$/m)
})

test.each([
  ['/list', 'Cities'],
  ['/profile?adsid=3', 'Cities'],
  ['/PlayVideo', 'Video not found'],
])('%s names none, and leads to: %s', async (path, title) => {
  await renderApp({ path, member: 'wulan_r' })
  expect(await heading(title)).toBeInTheDocument()
  expect(api.requests().filter(({ path: call }) => /xuanfeilist|xuanfeidata|getVideoInfo/.test(call))).toEqual([])
})

test('saved hosts stand between the search and the cities, newest first, until one is looked for', async () => {
  kept({ savedAt: 1 })
  kept({ id: '1106', cityId: '11', name: 'Sinta', savedAt: 2 })
  kept({ memberId: '1002', id: '302' })
  const app = await renderApp({ path: '/choose', member: 'wulan_r' })
  const saved = await screen.findByRole('region', { name: 'Saved hosts' })
  const links = within(saved).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sinta', 'Prama'])
  await waitFor(() => expect(links[0]).toHaveAttribute('href', '/profile?id=1106&name=Mexico+City&adsid=11'))
  await untilIdle(app)
  expect(callsTo('/xuanfei/xuanfeidata')).toEqual([])
  await app.user.type(screen.getByRole('searchbox'), 'mad')
  expect(saved).not.toBeInTheDocument()
  expect(tiles()).toHaveLength(1)
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

test('a saved host can be removed on a screen that failed', async () => {
  kept({ id: '9999', name: 'Somebody' })
  const { user } = await renderApp({ path: '/profile?id=9999&adsid=3', member: 'wulan_r' })
  await heading('Somebody')
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Save Somebody' }))
  expect(savedIds()).toEqual([])
})

test('the word of Subscribe promises no booking, in every language', () => {
  const packs = import.meta.glob<{ default: { subscribe: string } }>('../../src/i18n/locales/*/hosts.ts', {
    eager: true,
  })
  const words = Object.values(packs).map(({ default: { subscribe } }) => subscribe)
  expect(words).toHaveLength(languages.length)
  expect(words.filter((word) => /book|reserv|预约|đặt|tempah/i.test(word))).toEqual([])
})

test('plays are said to be invented where the demo speaks, and not of a live platform', async () => {
  const note = 'Demo: titles and play counts are invented.'
  const { close } = await renderApp({ path: '/video' })
  await screen.findAllByText(/plays$/)
  expect(screen.getByText(note)).toBeInTheDocument()
  close()
  answer('/system/base', { name: 'Tiga', iskefu: 0 })
  await renderApp({ path: '/video' })
  await screen.findAllByText(/plays/)
  expect(screen.queryByText(note)).not.toBeInTheDocument()
})
