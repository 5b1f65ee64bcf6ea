import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo } from '../support/api'
import { address, heading } from '../support/look'
import { renderApp } from '../support/render-app'

/** The cards that are drawn: those in and near the view. */
function videos(): HTMLElement[] {
  return screen.queryAllByRole('link', { name: /plays/ })
}

function names(): string[] {
  return videos().map((card) => card.querySelector('b')?.textContent ?? '')
}

function category(name: string): HTMLElement {
  return within(screen.getByRole('tablist', { name: 'Categories' })).getByRole('tab', { name })
}

function pagesAsked(): Readonly<Record<string, string>>[] {
  return callsTo('/video/getVideoList').map(({ query }) => query)
}

test('shows that it is loading, then the first page of the first category', async () => {
  await api.faults.add({ path: '/video/itemlist', kind: 'delay', delayMs: 200 })
  await renderApp({ path: '/video' })
  await screen.findByRole('status', { name: 'Loading' })
  await waitFor(() => expect(videos().length).toBeGreaterThanOrEqual(10))
  expect(category('Nature')).toHaveAttribute('aria-selected', 'true')
  expect(videos()[0]).toHaveTextContent(/plays.*\d+:\d\d/)
  expect(videos()[0]).toHaveAttribute('href', '/PlayVideo?id=1001')
  expect(pagesAsked()[0]).toEqual({ id: 'nature', page: '0' })
})

test('changes the category, and keeps it in the address', async () => {
  const { user, close } = await renderApp({ path: '/video' })
  await waitFor(() => expect(videos().length).toBeGreaterThanOrEqual(10))
  await waitFor(() => expect(pagesAsked()).toHaveLength(2))
  const before = names()
  await user.click(category('Music'))
  expect(address()).toBe('/video?class=music')
  await waitFor(() => expect(pagesAsked()).toContainEqual({ id: 'music', page: '0' }))
  await waitFor(() => expect(names()[0] ?? before[0]).not.toBe(before[0]))
  close()
  await renderApp({ path: address() })
  await waitFor(() => expect(category('Music')).toHaveAttribute('aria-selected', 'true'))
})

test('loads page after page to the end, and draws only what is near the view', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  const list = () => screen.getAllByRole('listitem')[0]?.parentElement
  await waitFor(() => expect(list()).toHaveStyle({ height: '1988px' }))
  for (const height of ['2988px', '3988px']) {
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(list()).toHaveStyle({ height }))
  }
  await screen.findByText('No more videos')
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  expect(pagesAsked().map(({ page }) => page)).toEqual(['0', '1', '2', '3'])
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeLessThan(20)
  expect(items[0]).toHaveAttribute('aria-setsize', '40')
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(items.map((_, index) => String(index + 1)))
  expect(new Set(names()).size).toBe(items.length)
})

test('says that the next page failed, keeps the others and tries it again', async () => {
  let isTorn = true
  api.server.use(
    http.get('*/api/video/getVideoList', ({ request }) =>
      isTorn && new URL(request.url).searchParams.get('page') === '1' ? envelope(500, 'The reel is torn.') : undefined,
    ),
  )
  const { user } = await renderApp({ path: '/video?class=craft' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The next videos could not be loaded. The reel is torn.')
  expect(videos()).toHaveLength(10)
  isTorn = false
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(videos().length).toBeGreaterThan(10))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('stops at a platform that answers every page with the first', async () => {
  const page = [1, 2, 3].map((id) => ({
    id,
    vod_name: `Film ${id}`,
    vod_pic: '',
    vod_play_url: '',
    count: 1,
    time: '',
  }))
  const asked: string[] = []
  api.server.use(
    http.get('*/api/video/getVideoList', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('page') ?? '')
      return envelope(200, 'ok', { data: page, count: 60 })
    }),
  )
  await renderApp({ path: '/video' })
  await screen.findByText('No more videos')
  expect(names()).toEqual(['Film 1', 'Film 2', 'Film 3'])
  expect(asked).toEqual(['0', '1'])
})

test('begins anew with the first page when it is refreshed', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesAsked()).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(pagesAsked()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Refreshed', { exact: false })
  expect(
    pagesAsked()
      .slice(3)
      .map(({ page }) => page)[0],
  ).toBe('0')
})

test('says that a category is empty', async () => {
  api.server.use(http.get('*/api/video/getVideoList', () => envelope(200, 'ok', { data: '', count: '0' })))
  await renderApp({ path: '/video' })
  await screen.findByText('No videos in this category')
  expect(category('Nature')).toBeInTheDocument()
})

test('says that there are no categories', async () => {
  await api.faults.add({ path: '/video/itemlist', kind: 'empty' })
  await renderApp({ path: '/video' })
  await screen.findByText('No data yet')
  expect(pagesAsked()).toEqual([])
})

test.each([
  ['/video/itemlist', 'the categories'],
  ['/video/getVideoList', 'the first page'],
])('says why %s failed, and tries again', async (path) => {
  await api.faults.add({ path, kind: 'error', message: 'The projector is warm.' })
  const { user } = await renderApp({ path: '/video' })
  await heading('Videos')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The projector is warm.')
  await api.faults.clear()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(videos().length).toBeGreaterThanOrEqual(10))
})
