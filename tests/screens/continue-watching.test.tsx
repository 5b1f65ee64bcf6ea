import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo } from '../support/api'
import { heading, heard } from '../support/look'
import { renderApp } from '../support/render-app'

// jsdom has no layout: each row of the list is as tall as a card.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
})

const KEY = 'tiga.member.watched'
/** Left in the middle, at the end of the preview, in the last seconds, and in the middle. */
const WATCHED = [
  { id: '2001', at: 20, end: 80 },
  { id: '1001', at: 180, end: 180 },
  { id: '1006', at: 60, end: 64 },
  { id: '3002', at: 36, end: 72 },
]

/** Logs in, which ends what another member has stored, and opens the hall after that. */
async function openHall(watched: unknown, films = 3) {
  const app = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await heading('Me')
  localStorage.setItem(KEY, JSON.stringify(watched))
  await app.user.click(screen.getByRole('link', { name: 'Videos' }))
  await heading('Videos')
  await waitFor(() => expect(document.querySelectorAll('[data-index]').length).toBeGreaterThanOrEqual(films))
  return app
}

const row = () => screen.queryByRole('region', { name: 'Continue watching' })
const names = () =>
  within(screen.getByRole('region', { name: 'Continue watching' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('the hall lists what was left in the middle, the last watched first', async () => {
  await openHall(WATCHED)
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(names()).toEqual([
    expect.stringMatching(/^A walk in the old town.*Watched to 0:20$/),
    expect.stringMatching(/^Chili paste.*Watched to 0:36$/),
  ])
  expect(callsTo('/video/getVideoInfo').map(({ query }) => query['id'])).toEqual(['2001', '3002'])
})

test.each([
  ['nothing was watched', []],
  ['all was watched to its end', [{ id: '1006', at: 0, end: 64 }]],
])('there is no row where %s', async (_case, watched) => {
  await openHall(watched)
  expect(row()).not.toBeInTheDocument()
  expect(callsTo('/video/getVideoInfo')).toEqual([])
})

test('there is no row for a visitor', async () => {
  localStorage.setItem(KEY, JSON.stringify(WATCHED))
  await renderApp({ path: '/video' })
  await heading('Videos')
  await waitFor(() => expect(document.querySelectorAll('[data-index]').length).toBeGreaterThan(2))
  expect(row()).not.toBeInTheDocument()
})

test('an entry is removed on request, and the next one has the focus', async () => {
  const { user } = await openHall(WATCHED)
  await user.click(
    await screen.findByRole('button', { name: /^Remove “A walk in the old town.*from Continue watching$/ }),
  )
  await waitFor(() => expect(names()).toHaveLength(1))
  await heard('Removed from Continue watching.')
  const last = screen.getByRole('button', { name: /^Remove “Chili paste/ })
  expect(last).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(row()).not.toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Nature' })).toHaveFocus()
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(WATCHED.slice(1, 3)))
})

test('a video that the platform no longer has is left out', async () => {
  await api.faults.add({ path: '/video/getVideoInfo', kind: 'error', message: 'No such video.' })
  await openHall(WATCHED)
  await waitFor(() => expect(row()).not.toBeInTheDocument())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what stands in the row stands in the list no second time, until it is removed from the row', async () => {
  const { user } = await openHall([{ id: '1001', at: 30, end: 180 }])
  const films = () => screen.getAllByRole('link', { name: /^Misty forest, Bogor/ })
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(films()).toHaveLength(1)
  const rest = document.querySelector('[data-index="1"]')
  expect(rest).toHaveAttribute('aria-posinset', '2')
  const left = Number(rest?.getAttribute('aria-setsize'))
  await user.click(screen.getByRole('button', { name: /^Remove “Misty forest, Bogor/ }))
  await waitFor(() => expect(row()).not.toBeInTheDocument())
  expect(films()).toHaveLength(1)
  expect(document.querySelector('[data-index="1"]')).toHaveAttribute('aria-setsize', String(left + 1))
})

test('a class whose every film stands in the row lists them all the same', async () => {
  const film = { id: 1001, vod_name: 'Misty forest, Bogor', count: 1, time: '3:00' }
  api.server.use(http.get('*/api/video/getVideoList', () => envelope(200, 'ok', { data: [film], count: 1 })))
  await openHall([{ id: '1001', at: 30, end: 180 }], 1)
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(screen.getAllByRole('link', { name: /^Misty forest, Bogor/ })).toHaveLength(2)
})

test('a card says how far its video was watched, and shows it as a bar', async () => {
  await openHall([{ id: '1001', at: 180, end: 180 }])
  const card = await screen.findByRole('link', { name: /^Misty forest, Bogor.*Watched to 3:00/ })
  expect(card.querySelector('[style*="scaleX"]')).not.toBeNull()
  const [other = card] = screen.getAllByRole('link', { name: /^Morning by the lake/ })
  expect(other).not.toHaveAccessibleName(/Watched/)
  expect(other.querySelector('[style*="scaleX"]')).toBeNull()
})

test('Home shows how far its videos were watched', async () => {
  const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
  await heading('Me')
  localStorage.setItem(KEY, JSON.stringify([{ id: '2002', at: 40, end: 80 }]))
  await user.click(screen.getByRole('link', { name: 'Home' }))
  const card = await screen.findByRole('link', { name: /^Morning market, Ambon/ })
  // The bar comes when the browser is idle.
  await waitFor(() => expect(card.querySelector('[style*="scaleX(0.5)"]')).not.toBeNull(), { timeout: 5000 })
  expect(document.querySelectorAll('[style*="scaleX"]')).toHaveLength(1)
})
