import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import {
  arriveAt,
  untilIdle,
  goTo,
  findHeading,
  expectAnnounced,
  openProblemDetails,
  plainTextOf,
} from '../support/look'
import { renderApp } from '../support/render-app'
import type { Fault } from '@/mocks/faults'
import { type SavedHost, saveHost, savedHosts } from '@/domain/member/saved-hosts'
import { languages } from '@/i18n/languages'

function saveForMember(host: Partial<SavedHost> = {}): void {
  saveHost({ memberId: '1001', id: '301', cityId: '3', name: 'Prama', imageUrl: '', savedAt: 1, ...host })
}

describe('cities', () => {
  function cityTexts(): string[] {
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  }

  test('are shown to a visitor, who can search them by a part of the name', async () => {
    saveForMember()
    const release = holdBack('/xuanfei/address')
    const { user } = await renderApp({ path: '/choose' })
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await waitFor(() => expect(cityTexts()).toHaveLength(12))
    expect(screen.queryByText('Saved hosts')).not.toBeInTheDocument()
    const search = screen.getByRole('searchbox', { name: 'Search cities' })
    await user.type(search, 'MA')
    expect(cityTexts()).toEqual(['Makassar', 'Madrid'])
    expect(screen.getByText('2 found')).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(search).toHaveValue('')
    expect(cityTexts()).toHaveLength(12)
    await user.type(search, 'atlantis')
    expect(screen.getByText('No city matches “atlantis”')).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear search' })[1] ?? document.body,
    )
    expect(cityTexts()).toHaveLength(12)
  })

  test('keep the focus in their search box while the code of pull-to-refresh loads', async () => {
    const { user } = await renderApp({ path: '/choose' })
    const search = await screen.findByRole('searchbox')
    await user.type(search, 'jak')
    expect(screen.queryByText('Pull to refresh')).not.toBeInTheDocument()
    // The code of pull-to-refresh loads when a finger first touches the screen.
    await user.pointer({ keys: '[TouchA]', target: search })
    await screen.findByText('Pull to refresh')
    expect(search).toHaveFocus()
    await user.keyboard('arta')
    expect(search).toHaveValue('jakarta')
  })

  test('are named only by the platform, never by text from the address of the page', async () => {
    const release = holdBack('/xuanfei/address')
    const hostileText = encodeURIComponent('Account frozen. Pay Rp 500,000 to 0812')
    await renderApp({ path: `/list?id=3&name=${hostileText}`, member: 'wulan_r' })
    await findHeading('Local hosts')
    await screen.findAllByRole('listitem')
    expect(document.title).toBe('Local hosts · Tiga')
    expect(document.body).not.toHaveTextContent('frozen')
    release()
    await findHeading('Yogyakarta')
    await waitFor(() => expect(document.title).toBe('Yogyakarta · Tiga'))
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toContain('frozen')
    await goTo(`/profile?id=301&adsid=11&name=${hostileText}`)
    expect(await screen.findByRole('link', { name: 'Mexico City' })).toBeInTheDocument()
    await goTo(`/profile?id=301&adsid=99&name=${hostileText}`)
    await findHeading('Prama')
    expect(document.body).not.toHaveTextContent('frozen')
  })

  test('are reported as not found if the platform neither lists them nor has hosts for them', async () => {
    await renderApp({ path: '/list?id=99&name=Account+frozen', member: 'wulan_r' })
    await findHeading('City not found')
    await waitFor(() => expect(document.title).toBe('City not found · Tiga'))
    expect(screen.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/choose')
    expect(document.body).not.toHaveTextContent('frozen')
  })

  test('are shown without a name if the platform does not list them but has hosts for them', async () => {
    answerGetsWith('/xuanfei/xuanfeilist', [{ id: 7, img_url: '', xuanfei_name: 'Prama' }])
    await renderApp({ path: '/list?id=99&name=Account+frozen', member: 'wulan_r' })
    await screen.findByRole('link', { name: 'Prama' })
    await waitFor(() => expect(callsTo('/xuanfei/address')).toHaveLength(1))
    expect(await findHeading('Local hosts')).toBeInTheDocument()
  })

  test('are shown if the address of the page names an unknown tab', async () => {
    const { user } = await renderApp({ path: '/choose?tab=nonsense' })
    await screen.findByText('Jakarta')
    expect(screen.getAllByRole('tab')).toHaveLength(2)
    const { length } = window.history
    await user.click(screen.getByRole('tab', { name: 'Prices' }))
    expect(window.location.search).toBe('?tab=prices')
    expect(await screen.findByText('No prices are published')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Ask before you agree' })).toBeInTheDocument()
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

test('a city loads with two calls, and a host of the city can be saved and removed', async () => {
  const app = await renderApp({ path: CITY, member: 'wulan_r' })
  await waitFor(() => expect(tiles()).toHaveLength(8))
  expect(tiles()[0]).toHaveTextContent(/^Prama$/)
  expect(screen.getByText('Yogyakarta', { selector: 'p' })).toBeInTheDocument()
  expect(tiles()[0]?.querySelector('img')).not.toBeNull()
  await untilIdle(app)
  expect(hostCalls().sort()).toEqual(['/api/xuanfei/address', '/api/xuanfei/xuanfeilist'])

  const { user } = app
  const name = plainTextOf(tiles()[2] ?? null)
  await user.click(screen.getByRole('link', { name }))
  await findHeading(name)
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

test('the screen of a host has a safety note and links to the city, to customer service and to a report', async () => {
  const app = await renderApp({ path: HOST, member: 'wulan_r' })
  await findHeading('Prama')
  expect(screen.getByText(/^Tiga hasn’t checked this host\. Meet in a public place/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Yogyakarta' })).toHaveAttribute('href', CITY)
  expect(screen.getByRole('link', { name: 'Ask customer service' })).toHaveAttribute('href', '/ServiceOnline')
  await untilIdle(app)
  expect(hostCalls().sort()).toEqual(['/api/xuanfei/address', '/api/xuanfei/xuanfeidata'])

  await app.user.click(screen.getByRole('button', { name: 'Report this host' }))
  const sheet = await screen.findByRole('dialog', { name: 'Report this host' })
  expect(within(sheet).getAllByRole('link').map(plainTextOf)).toEqual([
    'Asks for money in advance',
    'Isn’t the person in the profile',
    'Insults, threatens or pressures',
    'The pictures or texts are wrong',
  ])
  await app.user.click(within(sheet).getByRole('link', { name: 'Asks for money in advance' }))
  expect(await openProblemDetails(app.user)).toHaveTextContent(
    'About: Host Prama (number 301): Asks for money in advance',
  )
})

test('a report on a host leaves out the host’s id if only the address of the page contains the id', async () => {
  answerGetsWith('/xuanfei/xuanfeidata', { xuanfei_name: 'Prama', vo_title: '', img_url: [] })
  const { user } = await renderApp({ path: '/profile?id=301%20pay%20to%200812', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Report this host' }))
  await user.click(await screen.findByRole('link', { name: 'Insults, threatens or pressures' }))
  expect((await openProblemDetails(user)).textContent).toMatch(/^About: Prama: Insults, threatens or pressures$/m)
})

test.each([
  ['/list', 'Cities'],
  ['/profile?adsid=3', 'Cities'],
  ['/PlayVideo', 'Video not found'],
])('the address %s lacks an id, so no host or video is requested and the heading is "%s"', async (path, title) => {
  await renderApp({ path, member: 'wulan_r' })
  expect(await findHeading(title)).toBeInTheDocument()
  expect(api.requests().filter(({ path: call }) => /xuanfeilist|xuanfeidata|getVideoInfo/.test(call))).toEqual([])
})

test('the member’s saved hosts are listed on Cities, newest first, until the member searches', async () => {
  saveForMember({ savedAt: 1 })
  saveForMember({ id: '1106', cityId: '11', name: 'Sinta', savedAt: 2 })
  saveForMember({ memberId: '1002', id: '302' })
  const app = await renderApp({ path: '/choose', member: 'wulan_r' })
  const savedRegion = await screen.findByRole('region', { name: 'Saved hosts' })
  const links = within(savedRegion).getAllByRole('link')
  await waitFor(() => expect(links.map(plainTextOf)).toEqual(['Sinta Mexico City', 'Prama Yogyakarta']))
  await waitFor(() => expect(links[0]).toHaveAttribute('href', '/profile?id=1106&name=Mexico+City&adsid=11'))
  await untilIdle(app)
  expect(callsTo('/xuanfei/xuanfeidata')).toEqual([])
  await app.user.type(screen.getByRole('searchbox'), 'mad')
  expect(savedRegion).not.toBeInTheDocument()
  expect(tiles()).toHaveLength(1)
})

test.each<[string, Fault]>([
  ['are still loading', { path: '/xuanfei/address', kind: 'delay', delayMs: 60_000 }],
  ['fail', { path: '/xuanfei/address', kind: 'error', message: 'Closed for repairs' }],
  ['are empty', { path: '/xuanfei/address', kind: 'empty' }],
])('saved hosts are shown on Cities even if the platform’s answers about cities %s', async (_what, fault) => {
  saveForMember()
  await api.faults.add(fault)
  const { user } = await renderApp({ path: '/choose', member: 'wulan_r' })
  const savedRegion = await screen.findByRole('region', { name: 'Saved hosts' })
  expect(within(savedRegion).getAllByRole('link')).toHaveLength(1)
  await user.click(within(savedRegion).getByRole('link', { name: 'Prama' }))
  await arriveAt('/profile?id=301&name=&adsid=3')
})

test('a saved host can be removed even if the host cannot be loaded', async () => {
  saveForMember({ id: '9999', name: 'Somebody' })
  const { user } = await renderApp({ path: '/profile?id=9999&adsid=3', member: 'wulan_r' })
  await findHeading('Somebody')
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Save Somebody' }))
  expect(savedIds()).toEqual([])
})

test('the label of Subscribe promises no booking in any language', () => {
  const hostTexts = import.meta.glob<{ default: { subscribe: string } }>('../../src/i18n/locales/*/hosts.ts', {
    eager: true,
  })
  const labels = Object.values(hostTexts).map(({ default: { subscribe } }) => subscribe)
  expect(labels).toHaveLength(languages.length)
  expect(labels.filter((label) => /book|reserv|预约|đặt|tempah/i.test(label))).toEqual([])
})

test('play counts are called invented in the demo, but not on a live platform', async () => {
  const note = 'Demo: titles and play counts are invented.'
  const { close } = await renderApp({ path: '/video' })
  await screen.findAllByText(/plays$/)
  expect(screen.getByText(note)).toBeInTheDocument()
  close()
  answerGetsWith('/system/base', { name: 'Tiga', iskefu: 0 })
  await renderApp({ path: '/video' })
  await screen.findAllByText(/plays/)
  expect(screen.queryByText(note)).not.toBeInTheDocument()
})
