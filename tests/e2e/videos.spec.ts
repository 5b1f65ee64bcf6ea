import type { Page } from '@playwright/test'
import { expect, openAs, test, WULAN } from './support/app'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Categories' }).getByRole('button', { name })

/** Drags a finger across the page, in steps as a hand does. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }])
  await touch('touchEnd', [])
  await session.detach()
}

/** Scrolls to a row as a member does, page after page. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  }).toPass()
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a swipe changes the category, and each keeps its place', async ({ page, wire }) => {
  await openAs(page, WULAN, '/video')
  await expect(cards(page).first()).toContainText('Misty forest, Bogor')
  await expect(page.locator('.swiper-initialized')).toHaveCount(1)
  await scrollTo(page, 700)
  await drag(page, { x: 320, y: 500 }, { x: 60, y: 510 })
  await expect(category(page, 'Cities')).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/class=cities/)
  await expect(cards(page).first()).toContainText('A walk in the old town')
  expect(await scrolled(page)).toBe(0)
  // The category that is left holds no rows any more.
  await expect(cards(page).filter({ hasText: 'Misty forest' })).toHaveCount(0)
  await scrollTo(page, 300)
  await drag(page, { x: 60, y: 500 }, { x: 330, y: 490 })
  await expect(category(page, 'Nature')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => scrolled(page)).toBe(700)
  await category(page, 'Cities').evaluate((chip: HTMLElement) => chip.click())
  await expect.poll(() => scrolled(page)).toBe(300)
  expect(wire.filter(({ path }) => path === '/video/getVideoList').length).toBeLessThanOrEqual(6)
})

test('a finger that goes down scrolls, and changes no category', async ({ page }) => {
  await openAs(page, WULAN, '/video')
  await expect(page.locator('.swiper-initialized')).toHaveCount(1)
  await drag(page, { x: 200, y: 700 }, { x: 240, y: 250 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await expect(category(page, 'Nature')).toHaveAttribute('aria-pressed', 'true')
})

test('the list goes on to its end with few rows, and its place is kept on back', async ({ page, wire }) => {
  await openAs(page, WULAN, '/video?class=cities')
  await expect(cards(page).first()).toBeVisible()
  await scrollTo(page, 6000)
  await expect(cards(page).first()).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(30)
  const shown = page.getByRole('link', { name: /plays/ }).nth(6)
  const name = (await shown.locator('b').textContent()) ?? ''
  await shown.tap()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(6000)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByText('No more videos')).toBeVisible({ timeout: 500 })
    await expect(cards(page).last()).toHaveAttribute('aria-posinset', '130', { timeout: 500 })
  }).toPass()
  const pages = wire.filter(({ path }) => path === '/video/getVideoList').map(({ query }) => Number(query['page']))
  expect(pages).toEqual(Array.from({ length: 13 }, (_, place) => place))
  expect(await cards(page).count()).toBeLessThan(30)
})

test('the keyboard goes through the rows and keeps its place while they come and go', async ({ page }) => {
  await openAs(page, WULAN, '/video?class=craft')
  const first = page.getByRole('link', { name: /plays/ }).first()
  await first.focus()
  for (let row = 0; row < 15; row += 1) await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
  expect(await focused()).toBe('16')
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await focused()).toBe('16')
})
