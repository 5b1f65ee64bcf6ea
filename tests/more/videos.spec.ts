import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN, type WireRequest } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
/** The video at a position of the whole list. */
const row = (page: Page, position: number) => rows(page).and(page.locator(`[aria-posinset="${position}"]`))
const hall = (category?: string) => (category === undefined ? paths.videos() : `${paths.videos()}?class=${category}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Scrolls down repeatedly as more rows arrive, until the page is long enough for `top`. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    expect(await scrollTop(page)).toBe(top)
  }).toPass({ intervals: [100] })
}

/** The pages that were requested of a category, in order. */
function pagesOf(wire: readonly WireRequest[], key: string): string[] {
  return wire.flatMap(({ path, query }) =>
    path === '/video/getVideoList' && query['id'] === key ? [query['page'] ?? ''] : [],
  )
}

async function waitForSwipe(page: Page): Promise<void> {
  // The first touch loads the library.
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  // Pull-to-refresh arrives with it and wraps the list.
  await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
}

const swipeLeft = (page: Page) => drag(page, [320, 420], [60, 430])
const swipeRight = (page: Page) => drag(page, [60, 420], [320, 430])

/** Opens the hall at a category, by default at the one that it chooses itself. */
async function open(page: Page, path = hall()): Promise<void> {
  await openAs(page, WULAN, path)
  await expect(row(page, 1)).toBeVisible()
}

test('a tap and a swipe change the category, and each keeps its scroll position', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page)
  await waitForSwipe(page)
  await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')
  await scrollTo(page, 700)
  await swipeLeft(page)
  await expect(tab(page, 'Cities')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(hall('cities'))
  await expect(page.getByRole('tabpanel', { name: 'Cities' })).toBeVisible()
  await expect(row(page, 1)).toHaveAttribute('aria-setsize', '130')
  expect(await scrollTop(page)).toBe(0)
  expect(pagesOf(wire, 'cities')[0]).toBe('0')
  await scrollTo(page, 420)

  await tab(page, 'Nature').tap()
  await expect(page).toHaveURL(hall('nature'))
  await expect.poll(() => scrollTop(page)).toBe(700)
  const before = pagesOf(wire, 'nature').length
  await swipeLeft(page)
  await expect(page).toHaveURL(hall('cities'))
  await expect.poll(() => scrollTop(page)).toBe(420)
  await swipeRight(page)
  await expect(page).toHaveURL(hall('nature'))
  await expect.poll(() => scrollTop(page)).toBe(700)
  // Loaded pages are not requested again, and no other list is in the document.
  expect(pagesOf(wire, 'nature')).toHaveLength(before)
  await expect(page.getByRole('main').getByRole('list', { includeHidden: true })).toHaveCount(1)
  // A category far along the row is scrolled into view.
  await tab(page, 'Music').tap()
  await expect(tab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
  await page.reload()
  await expect(tab(page, 'Music')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
})

test('back restores the scroll position of a category of videos', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, hall('cities'))
  await waitForSwipe(page)
  await scrollTo(page, 3000)
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3', '4'])
  const card = row(page, 33).getByRole('link')
  const loaded = pagesOf(wire, 'cities').length
  await card.tap()
  await expect(page).toHaveURL(paths.video('2033'))
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(hall('cities'))
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await expect(card).toBeInViewport()
  await waitForSwipe(page)
  expect(await scrollTop(page)).toBe(3000)
  // Opened by its tab, the hall begins at its top.
  await page.getByRole('link', { name: 'Videos', exact: true }).tap()
  await expect(page).toHaveURL(hall())
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(pagesOf(wire, 'cities')).toHaveLength(loaded)
})

test('a growing list of videos keeps its scroll position', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, hall('cities'))
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeAttached()
  // With the foot in view, scroll anchoring would follow it from page to page down to the end.
  const end = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return Math.round(window.scrollY)
  })
  await expect(row(page, 31)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await scrollTop(page)).toBe(end)
  expect(pagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3'])
})

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test('the message of a refresh covers neither Home’s film nor a bar at the foot', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.home())
  const film = page.getByRole('article')
  await expect(film.getByRole('link').last()).toBeVisible()
  const refresh = async () => {
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    return boxOf(page.locator('.toast'))
  }
  const toast = await refresh()
  expect(toast.top).toBeGreaterThan((await boxOf(film.getByRole('presentation').first())).bottom)
  expect(toast.bottom).toBeLessThan((await boxOf(page.getByRole('navigation', { name: 'Main' }))).top)

  await page.goto(paths.host('301', { id: '3', name: 'Yogyakarta' }))
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await expect(subscribe).toBeVisible()
  const { bottom } = await refresh()
  const { top } = await boxOf(subscribe)
  expect(top - bottom).toBeGreaterThan(0)
  expect(top - bottom).toBeLessThan(40)
})
