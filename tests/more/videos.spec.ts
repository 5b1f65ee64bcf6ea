import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN, type WireRequest } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const videoRows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
/** Returns the row at a position in the whole list, counted from 1. */
const videoRow = (page: Page, position: number) => videoRows(page).and(page.locator(`[aria-posinset="${position}"]`))
const videosPath = (category?: string) =>
  category === undefined ? paths.videos() : `${paths.videos()}?class=${category}`
const categoryTab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Scrolls to `top` (in px), again and again as rows arrive, until the page is long enough. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    expect(await readScrollTop(page)).toBe(top)
  }).toPass({ intervals: [100] })
}

/** Returns the page numbers of the requests for a category's videos, first request first. */
function requestedPagesOf(wire: readonly WireRequest[], key: string): string[] {
  return wire.flatMap(({ path, query }) =>
    path === '/video/getVideoList' && query['id'] === key ? [query['page'] ?? ''] : [],
  )
}

async function waitForSwipe(page: Page): Promise<void> {
  // The first touch of the screen loads the swipe library.
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  // Pull-to-refresh loads with the swipe library and wraps the list.
  await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
}

const swipeLeft = (page: Page) => drag(page, [320, 420], [60, 430])
const swipeRight = (page: Page) => drag(page, [60, 420], [320, 430])

async function openVideos(page: Page, path = videosPath()): Promise<void> {
  await openAs(page, WULAN, path)
  await expect(videoRow(page, 1)).toBeVisible()
}

test('a tap and a swipe change the category of videos, and each category keeps its scroll position', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openVideos(page)
  await waitForSwipe(page)
  await expect(categoryTab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')
  await scrollTo(page, 700)
  await swipeLeft(page)
  await expect(categoryTab(page, 'Cities')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(videosPath('cities'))
  await expect(page.getByRole('tabpanel', { name: 'Cities' })).toBeVisible()
  await expect(videoRow(page, 1)).toHaveAttribute('aria-setsize', '130')
  expect(await readScrollTop(page)).toBe(0)
  expect(requestedPagesOf(wire, 'cities')[0]).toBe('0')
  await scrollTo(page, 420)

  await categoryTab(page, 'Nature').tap()
  await expect(page).toHaveURL(videosPath('nature'))
  await expect.poll(() => readScrollTop(page)).toBe(700)
  const pageCountBefore = requestedPagesOf(wire, 'nature').length
  await swipeLeft(page)
  await expect(page).toHaveURL(videosPath('cities'))
  await expect.poll(() => readScrollTop(page)).toBe(420)
  await swipeRight(page)
  await expect(page).toHaveURL(videosPath('nature'))
  await expect.poll(() => readScrollTop(page)).toBe(700)
  // Loaded pages are not requested again, and no list of another category is in the document.
  expect(requestedPagesOf(wire, 'nature')).toHaveLength(pageCountBefore)
  await expect(page.getByRole('main').getByRole('list', { includeHidden: true })).toHaveCount(1)
  // The tab of a category far along the row is scrolled into view.
  await categoryTab(page, 'Music').tap()
  await expect(categoryTab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
  await page.reload()
  await expect(categoryTab(page, 'Music')).toHaveAttribute('aria-selected', 'true')
  await expect(categoryTab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
})

test('going back restores the scroll position of a category of videos', async ({ page, world, wire }) => {
  await world.holdClock(page, PERIOD_START)
  await openVideos(page, videosPath('cities'))
  await waitForSwipe(page)
  await scrollTo(page, 3000)
  await expect.poll(() => requestedPagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3', '4'])
  const videoLink = videoRow(page, 33).getByRole('link')
  const loadedPageCount = requestedPagesOf(wire, 'cities').length
  await videoLink.tap()
  await expect(page).toHaveURL(paths.video('2033'))
  await expect.poll(() => readScrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(videosPath('cities'))
  await expect.poll(() => readScrollTop(page)).toBe(3000)
  await expect(videoLink).toBeInViewport()
  await waitForSwipe(page)
  expect(await readScrollTop(page)).toBe(3000)
  // The tab at the foot of the page opens the screen Videos at its top.
  await page.getByRole('link', { name: 'Videos', exact: true }).tap()
  await expect(page).toHaveURL(videosPath())
  await expect.poll(() => readScrollTop(page)).toBe(0)
  expect(requestedPagesOf(wire, 'cities')).toHaveLength(loadedPageCount)
})

test('a growing list of videos keeps its scroll position', async ({ page, world, wire }) => {
  await world.holdClock(page, PERIOD_START)
  await openVideos(page, videosPath('cities'))
  await expect.poll(() => requestedPagesOf(wire, 'cities')).toEqual(['0', '1'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeAttached()
  // If scroll anchoring kept the end of the list in view, page after page would load.
  const endScrollTopPx = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return Math.round(window.scrollY)
  })
  await expect(videoRow(page, 31)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await readScrollTop(page)).toBe(endScrollTopPx)
  expect(requestedPagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3'])
})

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test('the toast of a refresh covers neither Home’s film nor the bar at the foot of Home and of a host’s screen', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, WULAN, paths.home())
  const film = page.getByRole('article')
  await expect(film.getByRole('link').last()).toBeVisible()
  const refreshAndMeasureToast = async () => {
    await page.getByRole('button', { name: 'Refresh' }).press('Enter')
    return boxOf(page.locator('.toast'))
  }
  const toastBox = await refreshAndMeasureToast()
  expect(toastBox.top).toBeGreaterThan((await boxOf(film.getByRole('presentation').first())).bottom)
  expect(toastBox.bottom).toBeLessThan((await boxOf(page.getByRole('navigation', { name: 'Main' }))).top)

  await page.goto(paths.host('301', { id: '3', name: 'Yogyakarta' }))
  const subscribeButton = page.getByRole('button', { name: 'Subscribe' })
  await expect(subscribeButton).toBeVisible()
  const { bottom } = await refreshAndMeasureToast()
  const { top } = await boxOf(subscribeButton)
  expect(top - bottom).toBeGreaterThan(0)
  expect(top - bottom).toBeLessThan(40)
})
