import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, START, test, WULAN } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'
import { slider } from '../e2e/support/player'

/** Height in px of an iPhone's keyboard, which lies over the page. The tests need no iPhone. */
const KEYBOARD = 336

const atMerapi = paths.draw({ key: 'merapi180', id: '12' })

/** Replaces `visualViewport` by one that a test can make lower. */
async function fakeKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
}

async function raiseKeyboard(page: Page): Promise<void> {
  // The listener is added only when the browser is idle.
  const raised = () =>
    page.evaluate((height) => {
      const seen = window.visualViewport as unknown as EventTarget & { height: number }
      seen.height = innerHeight - height
      seen.dispatchEvent(new Event('resize'))
      return document.documentElement.style.getPropertyValue('--keyboard')
    }, KEYBOARD)
  await expect.poll(raised).toBe(`${KEYBOARD}px`)
}

async function expectInSight(page: Page, ...parts: Locator[]): Promise<void> {
  const end = (page.viewportSize()?.height ?? 0) - KEYBOARD
  for (const part of parts)
    await expect(async () => {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
      // A trial click proves that nothing covers it.
      await part.click({ trial: true, timeout: 500 })
    }).toPass({ timeout: 5000 })
}

test('a keyboard over the page hides neither the focused field nor its button', async ({ page, world }) => {
  await fakeKeyboard(page)
  await world.holdClock(page, START + 20_000)
  await openAs(page, WULAN, atMerapi)
  await page.getByRole('button', { name: /^Big/ }).tap()
  const amount = page.getByLabel('Amount per pick')
  await amount.tap()
  await raiseKeyboard(page)
  await expectInSight(page, amount, page.getByRole('button', { name: 'Submit' }))

  await page.goto(paths.limits())
  await page.getByRole('button', { name: /^Staked per day/ }).tap()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').tap()
  await raiseKeyboard(page)
  await expectInSight(page, sheet.getByRole('textbox'), sheet.getByRole('button', { name: 'Set limit' }))

  // The lowest field of a long form, above the button.
  await page.goto(paths.loginPassword())
  const last = page.getByRole('main').locator('input:visible').last()
  await last.tap()
  await raiseKeyboard(page)
  await expectInSight(page, last)
})

test('a swipe from the edge of the window, which the phone uses itself, moves no slides', async ({ page }) => {
  await openAs(page, BUDI, paths.videos())
  const chosen = page.getByRole('tab', { selected: true })
  const first = (await chosen.textContent()) ?? ''
  const second = page.getByRole('tab').nth(1)
  // The first swipe is made before the code of the gesture has loaded, the second with it.
  await drag(page, [384, 500], [100, 505])
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  await drag(page, [384, 500], [100, 505])
  await expect(chosen).toHaveText(first)
  await drag(page, [320, 500], [60, 505])
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await drag(page, [8, 500], [300, 505])
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await drag(page, [60, 500], [320, 505])
  await expect(chosen).toHaveText(first)
})

test('the slider of a video keeps 20 px from the edges, where a phone’s own swipes begin', async ({ page }) => {
  await openAs(page, BUDI, paths.video('1001'))
  const box = await slider(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(20)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 20)
})

test('the offline bar and the screen below it leave room for the notch only once', async ({ page, world }) => {
  await world.holdClock(page, START)
  await page.setViewportSize({ width: 390, height: 520 })
  await openAs(page, WULAN, paths.settings())
  await page.evaluate(() => document.documentElement.style.setProperty('--safe-top', '59px'))
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? -1
  const heading = page.getByRole('heading', { level: 1 })
  const headingAtFirst = await top(heading)

  await page.context().setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'offline' })
  await expect(bar).toBeVisible()
  const text = bar.locator('span')
  expect(await top(text)).toBeGreaterThanOrEqual(59)
  const textBox = await text.boundingBox()
  expect((await top(heading)) - headingAtFirst).toBeLessThan((textBox?.height ?? 0) + 10)

  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await top(heading)).toBeCloseTo(headingAtFirst, 0)
})
