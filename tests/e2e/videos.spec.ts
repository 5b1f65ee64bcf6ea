import type { Page } from '@playwright/test'
import { expect, openAs, START, test, WULAN, type WireRequest } from './support/app'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Scrolls there, as far as what is loaded reaches, until it reaches there. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    expect(await scrollTop(page)).toBe(top)
  }).toPass({ intervals: [100] })
}

/** The pages asked for of a class, in the order asked. */
function pagesOf(wire: readonly WireRequest[], key: string): string[] {
  return wire.flatMap(({ path, query }) =>
    path === '/video/getVideoList' && query['id'] === key ? [query['page'] ?? ''] : [],
  )
}

async function isSwipeReady(page: Page): Promise<void> {
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  // The pull arrives with it, and takes the list over.
  await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
}

/** A finger on the screen, from one point to another, as the browser gets it from the device. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const steps = 8
  const at = (step: number) => ({
    x: from[0] + ((to[0] - from[0]) * step) / steps,
    y: from[1] + ((to[1] - from[1]) * step) / steps,
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (let step = 1; step <= steps; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step)] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const swipeLeft = (page: Page) => drag(page, [320, 420], [60, 430])
const swipeRight = (page: Page) => drag(page, [60, 420], [320, 430])

/** Waits until the page no longer glides on: a touch on a gliding page stops it, and is no swipe. */
const comesToRest = (page: Page) =>
  page.evaluate(async () => {
    const FRAMES = 10
    for (let still = 0, last = window.scrollY; still < FRAMES;) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
  })

async function open(page: Page, path = '/video', token: string | null = WULAN): Promise<void> {
  await openAs(page, token, path)
  await expect(rows(page).first()).toBeVisible()
}

test('a tap and a swipe change the category, and each is found where it was left', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page)
  await isSwipeReady(page)
  await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')
  await scrollTo(page, 700)
  await swipeLeft(page)
  await expect(tab(page, 'Cities')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/video?class=cities')
  await expect(page.getByRole('tabpanel', { name: 'Cities' })).toBeVisible()
  await expect(rows(page).first()).toHaveAttribute('aria-setsize', '130')
  expect(await scrollTop(page)).toBe(0)
  expect(pagesOf(wire, 'cities')[0]).toBe('0')
  await scrollTo(page, 420)

  await tab(page, 'Nature').tap()
  await expect(page).toHaveURL('/video?class=nature')
  await expect.poll(() => scrollTop(page)).toBe(700)
  const before = pagesOf(wire, 'nature').length
  await swipeLeft(page)
  await expect(page).toHaveURL('/video?class=cities')
  await expect.poll(() => scrollTop(page)).toBe(420)
  await swipeRight(page)
  await expect(page).toHaveURL('/video?class=nature')
  await expect.poll(() => scrollTop(page)).toBe(700)
  // What is loaded is not asked for again, and no other list is in the document.
  expect(pagesOf(wire, 'nature')).toHaveLength(before)
  await expect(page.locator('main ul')).toHaveCount(1)
  // Before the first there is nothing.
  await swipeRight(page)
  await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true')

  // A category far along the row is brought into view, and does not count as a step of the way.
  await tab(page, 'Music').tap()
  await expect(tab(page, 'Music')).toBeInViewport({ ratio: 0.99 })
  await expect(page).toHaveURL('/video?class=music')
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
  await expect(page).toHaveURL('/video')
  await comesToRest(page)
  // Nor does a swipe tap the card beneath it.
  await swipeLeft(page)
  await expect(page).toHaveURL('/video?class=cities')
})

test('the place is kept on back', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, '/video?class=cities')
  await isSwipeReady(page)
  await scrollTo(page, 3000)
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3', '4'])
  const card = rows(page)
    .filter({ has: page.locator(':scope[aria-posinset="33"]') })
    .getByRole('link')
  const name = (await card.locator('b').textContent()) ?? ''
  const loaded = pagesOf(wire, 'cities').length
  await card.tap()
  await expect(page).toHaveURL('/PlayVideo?id=2033')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/video?class=cities')
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await expect(page.getByRole('link', { name })).toBeInViewport()
  await isSwipeReady(page)
  expect(await scrollTop(page)).toBe(3000)
  // By a tab of the app, too; and the hall opened anew begins at its top.
  await page.getByRole('link', { name: 'Home', exact: true }).tap()
  await expect(page).toHaveURL('/Home')
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(3000)
  await page.getByRole('link', { name: 'Videos', exact: true }).tap()
  await expect(page).toHaveURL('/video')
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(pagesOf(wire, 'cities')).toHaveLength(loaded)
})

test('a list ends with its last video, drawn a screen at a time', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, '/video?class=cities')
  let most = 0
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    most = Math.max(most, await rows(page).count())
    expect(await rows(page).last().getAttribute('aria-posinset')).toBe('130')
  }).toPass({ intervals: [50] })
  await expect(page.getByText('No more videos')).toBeInViewport()
  expect(most).toBeLessThan(30)
  expect(pagesOf(wire, 'cities')).toEqual(Array.from({ length: 13 }, (_, page) => String(page)))
  await scrollTo(page, 0)
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')
  expect(await rows(page).count()).toBeLessThan(30)
  expect(pagesOf(wire, 'cities')).toHaveLength(13)
})

test('a list that grows leaves the member where they are', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, '/video?class=cities')
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1'])
  await expect(page.getByRole('button', { name: 'Load more' })).toBeAttached()
  // The foot is in view: a browser that holds on to it would go with it, from page to page to the end.
  const end = await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return Math.round(window.scrollY)
  })
  await expect(page.locator('[aria-posinset="21"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(await scrollTop(page)).toBe(end)
  expect(pagesOf(wire, 'cities')).toEqual(['0', '1', '2'])
})

test('a page that fails says so, is not tried again by itself, and comes on Retry', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, '/video?class=craft')
  await expect.poll(() => pagesOf(wire, 'craft')).toEqual(['0', '1'])
  // Both have arrived: a fault must not meet the second on its way.
  await expect
    .poll(() =>
      page
        .getByRole('tabpanel')
        .getByRole('list')
        .evaluate((list) => list.clientHeight),
    )
    .toBeGreaterThan(1900)
  await world.faults([{ path: '/video/getVideoList', kind: 'error', message: 'The reel is torn.' }])
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The next videos could not be loaded. The reel is torn.')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(alert).toBeInViewport()
  expect(pagesOf(wire, 'craft')).toEqual(['0', '1', '2'])
  await world.faults([])
  await alert.getByRole('button', { name: 'Retry' }).tap()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('listitem').and(page.locator('[aria-posinset="21"]'))).toBeAttached()
  expect(pagesOf(wire, 'craft').slice(0, 4)).toEqual(['0', '1', '2', '2'])
})

test('by keyboard: arrows choose the category, and a card keeps the focus when it is scrolled away', async ({
  page,
  world,
}) => {
  await world.holdClock(page, START)
  await open(page)
  await tab(page, 'Nature').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Cities')).toBeFocused()
  await expect(page).toHaveURL('/video?class=cities')
  await page.keyboard.press('End')
  await expect(tab(page, 'Music')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Nature')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Nature' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  const place = () => focused.evaluate((link) => link.closest('li')?.getAttribute('aria-posinset'))
  expect(await place()).toBe('1')
  await page.keyboard.press('Tab')
  expect(await place()).toBe('2')
  await scrollTo(page, 3000)
  expect(await place()).toBe('2')
  await page.keyboard.press('Tab')
  expect(await place()).toBe('3')
  await expect(focused).toBeInViewport()
  expect(await scrollTop(page)).toBeLessThan(400)
})

test('a refresh begins the list anew, once, and says so', async ({ page, world, wire }) => {
  await world.holdClock(page, START)
  await open(page, '/video?class=cities')
  await scrollTo(page, 3000)
  await expect(rows(page).and(page.locator('[aria-posinset="33"]'))).toBeInViewport()
  // Row 33 is near the end of forty: the fifth page is asked for by itself, and must not be counted with the refresh.
  await expect.poll(() => pagesOf(wire, 'cities')).toEqual(['0', '1', '2', '3', '4'])
  const before = wire.length
  await page.getByRole('button', { name: 'Refresh' }).tap()
  await expect(page.locator('#live')).toHaveText('Refreshed')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')
  // The first page, and the second as it is near.
  expect(wire.slice(before).map(({ path }) => path)).toEqual([
    '/video/itemlist',
    '/video/getVideoList',
    '/video/getVideoList',
  ])
  expect(pagesOf(wire.slice(before), 'cities')).toEqual(['0', '1'])
})
