import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from './support/app'
import { drag } from './support/drag'
import { holdBackRequests } from './support/hold-back'

/**
 * Tests lost code files in a real browser. The messages are tested in tests/screens/parts.test.tsx.
 */

const LOST_PART_MESSAGE = 'This part couldn’t be loaded. Check your connection and try again.'

const blockFile = (page: Page, file: RegExp) => page.route(file, (route) => route.abort())

/** Blocks a file until a reload, like a browser that never requests a failed module again. */
async function blockFileUntilReload(page: Page, file: RegExp): Promise<void> {
  let navigationCount = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigationCount += 1
  })
  await page.route(file, (route) => (navigationCount < 2 ? route.abort() : route.fallback()))
}

test('Home’s film reports lost code of the player and then of hls.js, and can play after a retry of each', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  const filePatterns = [/\/VideoPlayer-/, /\/hls-/]
  for (const filePattern of filePatterns) await blockFile(page, filePattern)
  await openAs(page, null, paths.home())
  await page.getByRole('button', { name: /^Play “.*” here$/ }).tap()
  for (const filePattern of filePatterns) {
    await expect(page.getByRole('alert')).toContainText(LOST_PART_MESSAGE)
    await page.unroute(filePattern)
    await page.getByRole('button', { name: 'Retry' }).tap()
  }
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
})

test('a screen without its code says so offline, and Retry loads it once the network is back', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, WULAN, paths.mine())
  await expect(page.getByRole('link', { name: /Basic information|Personal center/ }).first()).toBeVisible()
  // Some screens are prefetched. The report is not, so its file can still be blocked.
  await blockFile(page, /\/ReportScreen-/)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /Personal report/ }).tap()
  await expect(page.getByRole('main')).toContainText('You’re offline, and this screen isn’t on this device yet.')
  await page.unroute(/\/ReportScreen-/)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Personal report' })).toBeVisible()
})

test('a pull far enough refreshes a screen before the library for pulls has loaded, but a short one does not', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, PERIOD_START)
  await blockFile(page, /\/PullArea-/)
  await openAs(page, WULAN, paths.draws())
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible()
  const countRequests = () => wire.filter(({ path }) => path === '/Lottery/lotteryList').length
  const countBefore = countRequests()
  await drag(page, [200, 300], [204, 420])
  await drag(page, [40, 300], [340, 500])
  expect(countRequests()).toBe(countBefore)
  await drag(page, [200, 300], [204, 500])
  await expect(page.locator('.toast')).toBeVisible()
  expect(countRequests()).toBe(countBefore + 1)
})

test('the error of a log-in is shown without loading further code', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, null, paths.login())
  await page.getByLabel('Username').fill('wulan_r')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await blockFile(page, /\/assets\//)
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await expect(page.locator('.toast')).toBeInViewport()
  await expect(page.locator('.toast')).toHaveText('Wrong username or password')
  await expect(page.locator('#live')).toHaveText('Wrong username or password')
})

test('if the code that sends requests is lost, nothing is sent, and the next try loads the code again', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, PERIOD_START)
  await blockFile(page, /\/assets\/http-/)
  await openAs(page, null, `${paths.register()}?code=TIGA-2026`)
  await page.getByLabel('Username').fill('rani_new')
  await page.getByLabel('Password', { exact: true }).fill('layar biru 8')
  const registerButton = page.getByRole('button', { name: 'Register', exact: true })
  await registerButton.click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on this device. Nothing was sent.')
  expect(wire.filter(({ method }) => method === 'POST')).toEqual([])
  await page.unroute(/\/assets\/http-/)
  await registerButton.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
})

test('if the start script is lost, the page offers Retry, which loads the script again', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START)
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort(), { times: 1 })
  await openAs(page, null, paths.home())
  await expect(page.getByText('Tiga couldn’t start')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('if a file with several parts of Home is lost, one Retry loads all of them', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START)
  const filePattern = /\/assets\/parts-[^/]*\.js$/
  await blockFile(page, filePattern)
  await openAs(page, WULAN, paths.home())
  const main = page.getByRole('main')
  const retryButton = page.getByRole('button', { name: 'Retry' })
  await expect(main.getByRole('alert')).toContainText(LOST_PART_MESSAGE)
  await expect(retryButton).toHaveCount(1)
  // The space of the missing balance must not stay empty.
  const header = await page.getByRole('banner').boundingBox()
  const banners = await page.getByRole('region', { name: 'Banners' }).boundingBox()
  expect((banners?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(40)
  await page.unroute(filePattern)
  await retryButton.tap()
  await expect(main.getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Balance/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Notices/ })).toBeVisible()
  await expect(retryButton).toHaveCount(0)
})

test('Retry loads a lost screen even if the browser never requests a failed module again', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START)
  await blockFileUntilReload(page, /\/HallScreen-/)
  await openAs(page, null, paths.home())
  await page.getByRole('link', { name: 'Draws', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('sent')
  await page.getByRole('button', { name: 'Retry' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Draws' })).toBeVisible()
})

test('a slow start shows a notice after 8 s, and still completes', async ({ page }) => {
  await page.clock.install()
  const { held, release } = await holdBackRequests(page, /\/assets\/index-[^/]*\.js/)
  await openAs(page, WULAN, paths.mine(), { waitUntil: 'commit' })
  await held
  const notice = page.getByText('Tiga is still loading.')
  // The clock also advances in real time, so this first check is at 3 s, well before 8 s.
  await page.clock.runFor(3000)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(5000)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says in six languages that it needs JavaScript', async ({ page }) => {
    await page.goto(paths.home())
    await expect(page.locator('p[lang]')).toHaveCount(6)
    const english = page.locator('p[lang="en-US"]')
    await expect(english).toHaveText('Tiga needs JavaScript. Turn it on, then reload this page.')
    await expect(english).toBeVisible()
  })
})
