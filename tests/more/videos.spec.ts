import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, START, test, WULAN, type WireRequest } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
/** The video at a position of the whole list, of which only a part is in the document. */
const row = (page: Page, position: number) => rows(page).and(page.locator(`[aria-posinset="${position}"]`))
const hall = (category?: string) => (category === undefined ? paths.videos() : `${paths.videos()}?class=${category}`)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Scrolls down again and again as more arrives, until the page is long enough to be there. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    expect(await scrollTop(page)).toBe(top)
  }).toPass({ intervals: [100] })
}

/** The pages requested of a category, in order. */
function pagesOf(wire: readonly WireRequest[], key: string): string[] {
  return wire.flatMap(({ path, query }) =>
    path === '/video/getVideoList' && query['id'] === key ? [query['page'] ?? ''] : [],
  )
}

async function isSwipeReady(page: Page): Promise<void> {
  // A finger asks for it.
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  // Pull-to-refresh arrives with it and wraps the list.
  await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
}

const swipeLeft = (page: Page) => drag(page, [320, 420], [60, 430])
const swipeRight = (page: Page) => drag(page, [60, 420], [320, 430])

/** Waits until the page has stopped gliding: a touch on a gliding page only stops it. */
const comesToRest = (page: Page) =>
  page.evaluate(async () => {
    const FRAMES = 10
    for (let still = 0, last = window.scrollY; still < FRAMES;) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
  })

/** Opens the hall at one category, or as it opens by itself. */
async function open(page: Page, path = hall()): Promise<void> {
  await openAs(page, WULAN, path)
  await expect(row(page, 1)).toBeVisible()
}

test('a tap and a swipe change the category, and each keeps its scroll position', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page)
  await isSwipeReady(page)
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
  // What is loaded is not requested again, and no other list is in the document.
  expect(pagesOf(wire, 'nature')).toHaveLength(before)
  await expect(page.getByRole('main').getByRole('list', { includeHidden: true })).toHaveCount(1)
  // There is none before the first.
  await swipeRight(page)
  await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')

  // A category far along the row is scrolled into view, and adds no history entry.
  await tab(page, 'Music').tap()
  await expect(tab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
  await expect(page).toHaveURL(hall('music'))
  await page.reload()
  await expect(tab(page, 'Music')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
})

test('a finger that moves up and down scrolls, and chooses nothing', async ({ page, world }) => {
  await world.holdClock(page, START)
  await open(page)
  await isSwipeReady(page)
  await drag(page, [200, 600], [240, 200])
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200)
  await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(hall())
  await comesToRest(page)
  // A swipe does not tap the card beneath it either.
  await swipeLeft(page)
  await expect(page).toHaveURL(hall('cities'))
})

test('back restores the scroll position', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, hall('cities'))
  await isSwipeReady(page)
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
  await isSwipeReady(page)
  expect(await scrollTop(page)).toBe(3000)
  // Also after a tab of the app. Opened by its tab, the hall begins at its top.
  await page.getByRole('link', { name: 'Home', exact: true }).tap()
  await expect(page).toHaveURL(paths.home())
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await page.getByRole('link', { name: 'Videos', exact: true }).tap()
  await expect(page).toHaveURL(hall())
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(pagesOf(wire, 'cities')).toHaveLength(loaded)
})

test('a list that grows leaves the member where they are', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, hall('cities'))
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeAttached()
  // With the foot in view, scroll anchoring would follow it from page to page down to the end.
  const end = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return Math.round(window.scrollY)
  })
  await expect(row(page, 21)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await scrollTop(page)).toBe(end)
  expect(pagesOf(wire, 'cities')).toEqual(['0', '1', '2'])
})

test('the message of a refresh covers neither Home’s film nor a bar at the foot', async ({ page, world }) => {
  await world.holdClock(page, START)
  await openAs(page, WULAN, paths.home())
  const film = page.getByRole('article')
  await expect(film.getByRole('link').last()).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  const toast = await page.locator('.toast').boundingBox()
  const picture = await film.getByRole('presentation').first().boundingBox()
  expect(toast?.y).toBeGreaterThan((picture?.y ?? Infinity) + (picture?.height ?? 0))
  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThan(tabs?.y ?? 0)

  // Nor the bar at the foot of a screen that has one.
  await page.goto(paths.host('301', { id: '3', name: 'Yogyakarta' }))
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).press('Enter')
  const above = await page.locator('.toast').boundingBox()
  const line = await page.getByText('Bookings are arranged by reception.').boundingBox()
  const foot = (above?.y ?? 0) + (above?.height ?? 0)
  expect(foot).toBeLessThan(line?.y ?? 0)
  expect(foot).toBeGreaterThan((line?.y ?? 0) - 40)
})
