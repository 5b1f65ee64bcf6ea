import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { hostQueries } from '@/api/hosts.queries'
import { api, callsTo, holdBack } from '../support/api'
import { heading, heard } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'
import { envelope } from '@/mocks/handlers/envelope'

function cities(): string[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')
}

test('shows that it is loading, then the cities', async () => {
  const release = holdBack('/xuanfei/address')
  await renderApp({ path: '/choose' })
  await screen.findByRole('status', { name: 'Loading' })
  release()
  await waitFor(() => expect(cities()).toHaveLength(12))
  expect(cities()).toContain('Jakarta')
  expect(screen.getByText('Local hosts by city: walks, food, crafts, languages.')).toBeInTheDocument()
})

test('finds a city by a part of its name, and says how many', async () => {
  const { user } = await renderApp({ path: '/choose' })
  const search = await screen.findByRole('searchbox', { name: 'Search cities' })
  await user.type(search, 'MA')
  expect(cities()).toEqual(['Makassar', 'Madrid'])
  expect(screen.getByText('Cities found: 2')).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(search).toHaveValue('')
  expect(cities()).toHaveLength(12)
})

test('finds a city without its accents', async () => {
  const { user } = await renderApp({ path: '/choose', lang: 'vi_vi' })
  await user.type(await screen.findByRole('searchbox'), 'ha noi')
  expect(cities()).toEqual(['Hà Nội'])
})

test('says that no city has this name', async () => {
  const { user } = await renderApp({ path: '/choose' })
  await user.type(await screen.findByRole('searchbox'), 'atlantis')
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

test('says that there is none', async () => {
  await api.faults.add({ path: '/xuanfei/address', kind: 'empty' })
  await renderApp({ path: '/choose' })
  await screen.findByText('No data yet')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('says why they are missing, and tries again', async () => {
  await api.faults.add({ path: '/xuanfei/address', kind: 'error', message: 'The map is at the printer’s.' })
  const { user } = await renderApp({ path: '/choose' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The map is at the printer’s.')
  await api.faults.clear()
  await pressRetry(user, alert)
  await waitFor(() => expect(cities()).toHaveLength(12))
})

test('refreshes by hand, and claims no success without one', async () => {
  const { user } = await renderApp({ path: '/choose' })
  await heading('Cities')
  await screen.findByText('Jakarta')
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await heard('Refreshed')
  expect(callsTo('/xuanfei/address')).toHaveLength(2)
  await api.faults.add({ path: '/xuanfei/address', kind: 'error' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await heard('Something went wrong on the server. Please try again later.')
  expect(cities()).toHaveLength(12)
})

test('a city is called what the platform calls it, and what its address does where that is not known', async () => {
  const name = `Account frozen \u202e\u2067 write to +62 ${'now '.repeat(40)}`
  const { queryClient } = await renderApp({ path: `/list?id=3&name=${encodeURIComponent(name)}`, member: 'wulan_r' })
  // One short line that reorders nothing.
  const claimed = await heading(/^Account frozen/)
  expect(claimed.textContent).toMatch(/^Account frozen write to \+62 now [now ]*$/)
  expect(claimed.textContent.length).toBeLessThanOrEqual(60)
  expect(document.title).not.toContain('\u202e')
  await queryClient.prefetchQuery(hostQueries.cities())
  await heading('Yogyakarta')
  expect(document.title).toBe('Yogyakarta · Tiga')
  const hosts = await screen.findAllByRole('link')
  for (const link of hosts) expect(link.getAttribute('href')).not.toContain('frozen')
})

test('a city that the platform does not list has no name', async () => {
  const { queryClient } = await renderApp({ path: '/list?id=99&name=Account+frozen', member: 'wulan_r' })
  await queryClient.prefetchQuery(hostQueries.cities())
  await heading('Local hosts')
  expect(document.title).toBe('Local hosts · Tiga')
})

const names = (count: number) => Array.from({ length: count }, (_, at) => `${'ZYXWVU'[at % 6]}town ${at}`)
const listed = (list: readonly string[]) =>
  api.server.use(
    http.get('*/api/xuanfei/address', () =>
      envelope(
        200,
        '',
        list.map((name, id) => ({ id, name })),
      ),
    ),
  )

test('cities are rows in the platform’s order, however many', async () => {
  listed(names(30))
  await renderApp({ path: '/choose' })
  await waitFor(() => expect(cities()).toEqual(names(30)))
})

test('the tabs have an address each, and an unknown one is that of the cities', async () => {
  const { user } = await renderApp({ path: '/choose?tab=nonsense' })
  await screen.findByText('Jakarta')
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  for (const [name, search] of [
    ['Prices', '?tab=prices'],
    ['Cities', ''],
  ] as const) {
    await user.click(screen.getByRole('tab', { name }))
    expect(window.location.search).toBe(search)
  }
})
