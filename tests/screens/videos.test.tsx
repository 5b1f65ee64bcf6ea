import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { address, atRest, heading, heard, nothingHeard } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

const ROW = 88
const GAP = 12

// jsdom has no layout: each row is as tall as a card of two lines in a window of 768 px.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  Object.assign(window, { scrollY: 0 })
})

function rows(): HTMLElement[] {
  return screen.queryAllByRole('listitem')
}

function videos(): string[] {
  return rows().map((row) => row.querySelector('b')?.textContent ?? '')
}

/** The positions of the rendered rows, counted from 1. */
function places(): number[] {
  return rows().map((row) => Number(row.getAttribute('aria-posinset')))
}

/** Makes the row at `index` the first in view. */
async function scrollToRow(index: number): Promise<void> {
  Object.assign(window, { scrollY: index * (ROW + GAP) })
  await act(async () => void window.dispatchEvent(new Event('scroll')))
}

function category(name: string): HTMLElement {
  return within(screen.getByRole('tablist', { name: 'Categories' })).getByRole('tab', { name })
}

function pagesAsked(): Readonly<Record<string, string>>[] {
  return callsTo('/video/getVideoList').map(({ query }) => query)
}

function pagesOf(id: string): (string | undefined)[] {
  return pagesAsked()
    .filter((query) => query['id'] === id)
    .map(({ page }) => page)
}

test('shows that it is loading, then the first videos of the first category', async () => {
  const release = holdBack('/video/itemlist')
  await renderApp({ path: '/video' })
  await screen.findByRole('status', { name: 'Loading' })
  release()
  await waitFor(() => expect(places().slice(0, 3)).toEqual([1, 2, 3]))
  expect(category('Nature')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Nature' })).toContainElement(
    screen.getByRole('list', { name: 'Nature' }),
  )
  expect(rows()[0]).toHaveAttribute('aria-setsize', '87')
  const card = within(rows()[0] ?? document.body).getByRole('link', {
    name: /^Misty forest, Bogor.*plays.*Length 3:20/,
  })
  expect(card).toHaveAttribute('href', '/PlayVideo?id=1001')
  expect(pagesAsked()[0]).toEqual({ id: 'nature', page: '0' })
})

test('changes the category, and keeps it in the address', async () => {
  const { user, close } = await renderApp({ path: '/video' })
  await waitFor(() => expect(rows()).not.toHaveLength(0))
  const before = videos()
  await user.click(category('Music'))
  await waitFor(() => expect(category('Music')).toHaveAttribute('aria-selected', 'true'))
  expect(address()).toBe('/video?class=music')
  await waitFor(() => expect(pagesOf('music')[0]).toBe('0'))
  await screen.findByRole('list', { name: 'Music' })
  expect(videos()[0]).not.toBe(before[0])
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  close()
  await renderApp({ path: address() })
  await waitFor(() => expect(category('Music')).toHaveAttribute('aria-selected', 'true'))
})

test('the arrow keys lead from category to category, round, even faster than the address follows', async () => {
  const { user } = await renderApp({ path: '/video' })
  await waitFor(() => expect(rows()).not.toHaveLength(0))
  category('Nature').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(category('Cities')).toHaveFocus()
  await screen.findByRole('list', { name: 'Cities' })
  expect(address()).toBe('/video?class=cities')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(category('Music')).toHaveFocus()
  await screen.findByRole('list', { name: 'Music' })
})

test('loads page after page to the end, draws only what is in view, and each video once', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1']))
  await screen.findByRole('button', { name: 'Load more' })
  expect(screen.queryByText('No more videos')).not.toBeInTheDocument()
  const seen = new Map<number, string>()
  const look = () => {
    expect(rows().length).toBeLessThan(20)
    places().forEach((place, at) => seen.set(place, videos()[at] ?? ''))
  }
  look()
  await scrollToRow(8)
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1', '2']))
  await waitFor(() => expect(places()).toContain(17))
  look()
  // The button is for members who do not scroll.
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByText('No more videos')
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  for (const index of [18, 28, 33]) {
    await scrollToRow(index)
    await waitFor(() => expect(places()).toContain(index + 1))
    look()
  }
  expect(places().at(-1)).toBe(40)
  expect(seen.size).toBe(40)
  expect(new Set(seen.values()).size).toBe(40)
  expect(pagesOf('craft')).toEqual(['0', '1', '2', '3'])
})

test('says that the next page failed, keeps the others, does not try by itself, and tries again on Retry', async () => {
  const app = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1']))
  await screen.findByRole('button', { name: 'Load more' })
  await api.faults.add({ path: '/video/getVideoList', kind: 'error', message: 'The reel is torn.' })
  await scrollToRow(10)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Couldn’t load more videos. The reel is torn.')
  expect(places()).toContain(20)
  for (const index of [0, 10, 12]) await scrollToRow(index)
  await atRest(app)
  expect(pagesOf('craft')).toEqual(['0', '1', '2'])
  await api.faults.clear()
  await pressRetry(app.user, alert)
  await waitFor(() => expect(places()).toContain(21))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(pagesOf('craft').slice(0, 4)).toEqual(['0', '1', '2', '2'])
})

test('a category that was left is there again as it was, without being asked for', async () => {
  const { user } = await renderApp({ path: '/video' })
  await waitFor(() => expect(pagesOf('nature')).toEqual(['0', '1']))
  await scrollToRow(7)
  await waitFor(() => expect(places()).toContain(8))
  const asked = pagesOf('nature').length
  const scrolledTo = vi.spyOn(window, 'scrollTo')
  await user.click(category('Cities'))
  await screen.findByRole('list', { name: 'Cities' })
  expect(scrolledTo).toHaveBeenCalledWith(0, 0)
  scrolledTo.mockClear()
  await user.click(category('Nature'))
  await screen.findByRole('list', { name: 'Nature' })
  expect(scrolledTo).toHaveBeenCalledWith(0, 700)
  expect(pagesOf('nature')).toHaveLength(asked)
})

test('a card keeps the focus when it is scrolled away, with its neighbours', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1']))
  await waitFor(() => expect(places()).toContain(3))
  category('Craft').focus()
  await user.tab()
  await user.tab()
  const card = document.activeElement
  expect(card?.closest('li')).toHaveAttribute('aria-posinset', '2')
  await scrollToRow(10)
  await waitFor(() => expect(places()).toContain(17))
  expect(card).toHaveFocus()
  expect(places().slice(0, 4)).toEqual([1, 2, 3, 7])
  await user.tab()
  expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '3')
})

test('a refresh begins the list anew with its first page, and says so', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1']))
  await scrollToRow(8)
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1', '2']))
  await screen.findByRole('button', { name: 'Load more' })
  Object.assign(window, { scrollY: 0 })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await heard('Refreshed')
  expect(pagesOf('craft').slice(3, 4)).toEqual(['0'])
  expect(callsTo('/video/itemlist')).toHaveLength(2)
})

test('a refresh that ends in another category moves nothing there, and is not told', async () => {
  const app = await renderApp({ path: '/video?class=nature' })
  const { user } = app
  const refresh = () => screen.getByRole('button', { name: 'Refresh' })
  await waitFor(() => expect(places()).toContain(1))
  Object.assign(window, { scrollY: 500 })
  await user.click(category('Craft'))
  await waitFor(() => expect(address()).toBe('/video?class=craft'))
  await atRest(app)
  const scrolled = vi.spyOn(window, 'scrollTo')

  // The category that is entered is again where it was left.
  const finish = holdBack('/video/getVideoList')
  await user.click(refresh())
  await user.click(category('Nature'))
  await waitFor(() => expect(category('Nature')).toHaveAttribute('aria-selected', 'true'))
  finish()
  await waitFor(() => expect(refresh()).not.toHaveAttribute('aria-busy', 'true'))
  // By us, or by the list as it is laid out there.
  expect([[0, 500], [expect.objectContaining({ top: 500 })]]).toContainEqual(scrolled.mock.lastCall)
  await nothingHeard()
})

test('a refresh that the platform refuses says why, and keeps what is there', async () => {
  const { user } = await renderApp({ path: '/video?class=craft' })
  await waitFor(() => expect(pagesOf('craft')).toEqual(['0', '1']))
  await waitFor(() => expect(places()).toContain(11))
  await api.faults.add({ path: '/video/getVideoList', kind: 'error', message: 'The reel is torn.' })
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await heard('The reel is torn.')
  expect(places()).toContain(11)
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
  api.server.use(http.get('*/api/video/getVideoList', () => envelope(200, 'ok', { data: page, count: 60 })))
  const app = await renderApp({ path: '/video' })
  await screen.findByText('No more videos')
  expect(videos()).toEqual(['Film 1', 'Film 2', 'Film 3'])
  await atRest(app)
  expect(pagesAsked()).toHaveLength(2)
})

test('says that a category is empty', async () => {
  api.server.use(http.get('*/api/video/getVideoList', () => envelope(200, 'ok', { data: '', count: '0' })))
  await renderApp({ path: '/video' })
  await screen.findByText('No data yet')
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
  await pressRetry(user, alert)
  await waitFor(() => expect(places()).toContain(7))
})
