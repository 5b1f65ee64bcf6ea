import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo } from '../support/api'
import { address, heading } from '../support/look'
import { renderApp } from '../support/render-app'

function videos(): string[] {
  return screen.queryAllByRole('article').map((card) => card.querySelector('b')?.textContent ?? '')
}

function category(name: string): HTMLElement {
  return within(screen.getByRole('group', { name: 'Categories' })).getByRole('button', { name })
}

function pagesAsked(): Readonly<Record<string, string>>[] {
  return callsTo('/video/getVideoList').map(({ query }) => query)
}

test('shows that it is loading, then the first page of the first category', async () => {
  await api.faults.add({ path: '/video/itemlist', kind: 'delay', delayMs: 200 })
  await renderApp({ path: '/video' })
  await screen.findByRole('status', { name: 'Loading' })
  await waitFor(() => expect(videos()).toHaveLength(10))
  expect(category('Nature')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(/\d+:\d\d.*plays/)
  expect(pagesAsked()).toEqual([{ id: 'nature', page: '0' }])
})

test('changes the category, and keeps it in the address', async () => {
  const { user, close } = await renderApp({ path: '/video' })
  await waitFor(() => expect(videos()).toHaveLength(10))
  const before = videos()
  await user.click(category('Music'))
  expect(address()).toBe('/video?class=music')
  await waitFor(() => expect(pagesAsked().at(-1)).toEqual({ id: 'music', page: '0' }))
  await waitFor(() => expect(videos()).toHaveLength(10))
  expect(videos()).not.toEqual(before)
  close()
  await renderApp({ path: address() })
  await waitFor(() => expect(category('Music')).toHaveAttribute('aria-pressed', 'true'))
})

test('loads page after page to the end, each video once', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  for (const loaded of [10, 20, 30]) {
    await waitFor(() => expect(videos()).toHaveLength(loaded))
    expect(screen.queryByText('No more videos')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
  }
  await waitFor(() => expect(videos()).toHaveLength(40))
  expect(new Set(videos()).size).toBe(40)
  await screen.findByText('No more videos')
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  expect(pagesAsked().map(({ page }) => page)).toEqual(['0', '1', '2', '3'])
})

test('says that the next page failed, keeps the others and tries it again', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(videos()).toHaveLength(10))
  await api.faults.add({ path: '/video/getVideoList', kind: 'error', message: 'The reel is torn.' })
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The next videos could not be loaded. The reel is torn.')
  expect(videos()).toHaveLength(10)
  await api.faults.clear()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(videos()).toHaveLength(20))
  expect(pagesAsked().map(({ page }) => page)).toEqual(['0', '1', '1'])
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
  api.server.use(http.get('*/api/video/getVideoList', () => envelope(200, 'ok', { data: page, count: 60 })))
  const { user } = await renderApp({ path: '/video' })
  await waitFor(() => expect(videos()).toEqual(['Film 1', 'Film 2', 'Film 3']))
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByText('No more videos')
  expect(videos()).toEqual(['Film 1', 'Film 2', 'Film 3'])
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
  await waitFor(() => expect(videos()).toHaveLength(10))
})
