import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'
import { slider } from '../e2e/support/player'

/** Height in px of an iPhone's keyboard, which lies over the page and which the tests imitate. */
const KEYBOARD_HEIGHT_PX = 336

const drawPath = paths.draw({ key: 'merapi180', id: '12' })

/** Replaces `visualViewport`, so that a test can change its height as the keyboard does. */
async function fakeKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
  })
}

async function raiseKeyboard(page: Page): Promise<void> {
  // The event is repeated, because the app adds its listener only when the browser is idle.
  const raise = () =>
    page.evaluate((height) => {
      const viewport = window.visualViewport as unknown as EventTarget & { height: number }
      viewport.height = innerHeight - height
      viewport.dispatchEvent(new Event('resize'))
      return document.documentElement.style.getPropertyValue('--keyboard')
    }, KEYBOARD_HEIGHT_PX)
  await expect.poll(raise).toBe(`${KEYBOARD_HEIGHT_PX}px`)
}

async function expectAboveKeyboard(page: Page, ...targets: Locator[]): Promise<void> {
  const visibleBottom = (page.viewportSize()?.height ?? 0) - KEYBOARD_HEIGHT_PX
  for (const target of targets)
    await expect(async () => {
      const box = await target.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(visibleBottom)
      // A trial click fails if another element covers the middle of the target.
      await target.click({ trial: true, timeout: 500 })
    }).toPass({ timeout: 5000 })
}

test('a keyboard over the page hides neither the focused field nor its button', async ({ page, world }) => {
  await fakeKeyboard(page)
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, WULAN, drawPath)
  await page.getByRole('button', { name: /^Big/ }).tap()
  const amountField = page.getByLabel('Amount per pick')
  await amountField.tap()
  await raiseKeyboard(page)
  await expectAboveKeyboard(page, amountField, page.getByRole('button', { name: 'Submit' }))

  await page.goto(paths.limits())
  await page.getByRole('button', { name: /^Staked per day/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').tap()
  await raiseKeyboard(page)
  await expectAboveKeyboard(page, sheet.getByRole('textbox'), sheet.getByRole('button', { name: 'Set limit' }))

  // Checks the lowest field of a long form, just above the button.
  await page.goto(paths.loginPassword())
  const lowestField = page.getByRole('main').locator('input:visible').last()
  await lowestField.tap()
  await raiseKeyboard(page)
  await expectAboveKeyboard(page, lowestField)
})

test('a swipe from the edge of the window does not change the tab of Videos, and a swipe from further inside does', async ({
  page,
}) => {
  await openAs(page, BUDI, paths.videos())
  const selectedTab = page.getByRole('tab', { selected: true })
  const firstTabName = (await selectedTab.textContent()) ?? ''
  const secondTab = page.getByRole('tab').nth(1)
  // Swipes from the edge before and after the code of the gesture has loaded. Neither swipe may
  // change the tab.
  await drag(page, [384, 500], [100, 505])
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  await drag(page, [384, 500], [100, 505])
  await expect(selectedTab).toHaveText(firstTabName)
  await drag(page, [320, 500], [60, 505])
  await expect(secondTab).toHaveAttribute('aria-selected', 'true')
  await drag(page, [8, 500], [300, 505])
  await expect(secondTab).toHaveAttribute('aria-selected', 'true')
  await drag(page, [60, 500], [320, 505])
  await expect(selectedTab).toHaveText(firstTabName)
})

test('the slider of a video keeps 20 px from the edges, where a phone’s own swipes begin', async ({ page }) => {
  await openAs(page, BUDI, paths.video('1001'))
  const box = await slider(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(20)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 20)
})

test('the offline bar and the screen below it leave room for the notch only once', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START)
  await page.setViewportSize({ width: 390, height: 520 })
  await openAs(page, WULAN, paths.settings())
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '59px'))
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? -1
  const heading = page.getByRole('heading', { level: 1 })
  const headingTopBefore = await topOf(heading)

  await page.context().setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'offline' })
  await expect(bar).toBeVisible()
  const barText = bar.locator('span')
  expect(await topOf(barText)).toBeGreaterThanOrEqual(59)
  const textBox = await barText.boundingBox()
  expect((await topOf(heading)) - headingTopBefore).toBeLessThan((textBox?.height ?? 0) + 10)

  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await topOf(heading)).toBeCloseTo(headingTopBefore, 0)
})
