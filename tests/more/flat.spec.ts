import type { Locator, Page } from '@playwright/test'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { elementsOf, fill, longLists, scrollList } from '../e2e/support/long-lists'

const ROWS = 2000
const MOST_ELEMENTS = 1000

/** Entries of a list of which a part is in the document. */
const entries = (page: Page, isInSheet = false): Locator =>
  page.locator(isInSheet ? '[role=dialog] [aria-setsize]' : '[aria-setsize]')

/** Each entry's place among how many, as a screen reader says it. */
const placesOf = (list: Locator) =>
  list.evaluateAll((all) =>
    all.map((entry) => ({
      at: Number(entry.getAttribute('aria-posinset')),
      of: Number(entry.getAttribute('aria-setsize')),
    })),
  )

for (const { name, path, token = WULAN, open, has, leadsOn } of longLists) {
  test(`${name}: ${ROWS} rows, at most ${MOST_ELEMENTS} elements, from the first row to the last`, async ({ page }) => {
    await fill(page, ROWS)
    await openAs(page, token, path)
    if (open !== undefined) {
      await expect(page.getByRole('main')).toBeVisible()
      await open(page)
    }
    if (has === undefined) {
      await page.waitForLoadState('networkidle')
      for (const share of [0.5, 1, 0]) {
        await scrollList(page, share)
        expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS)
      }
      return
    }
    const rows = entries(page, open !== undefined)
    await expect(rows.first()).toBeVisible()
    expect((await placesOf(rows))[0]?.at).toBe(1)
    for (const share of [0.5, 1]) {
      // Heights are measured as rows are drawn, so the end moves a little.
      await expect(async () => {
        await scrollList(page, share)
        const places = await placesOf(rows)
        expect(places.every(({ at, of }) => at >= 1 && at <= of)).toBe(true)
        if (has === 'all') expect(places.every(({ of }) => of >= ROWS - 1)).toBe(true)
        const last = places.at(-1)
        if (share === 1) expect(last?.at).toBe(last?.of)
        else expect(places[0]?.at).toBeGreaterThan(1)
      }).toPass({ timeout: 20_000 })
      expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS)
    }
    if (leadsOn === true) await comesBack(page)
  })
}

/** In the middle of the list, to another screen and back. */
async function comesBack(page: Page): Promise<void> {
  await scrollList(page, 0.5)
  await expect(entries(page).nth(4)).toBeVisible()
  const middle = page.locator('[aria-setsize] a').nth(8)
  const text = await middle.textContent()
  const before = await page.evaluate(() => window.scrollY)
  const address = page.url()
  await middle.evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL(address)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(
    page
      .locator('[aria-setsize] a')
      .filter({ hasText: text ?? '' })
      .first(),
  ).toBeVisible()
  const after = await page.evaluate(() => window.scrollY)
  expect(Math.abs(after - before)).toBeLessThan(200)
}

test('a row that is scrolled away keeps the focus, and Tab goes on from it', async ({ page }) => {
  await fill(page, ROWS)
  await openAs(page, WULAN, longLists.find(({ name }) => name === 'cities')?.path ?? '')
  const rows = page.locator('[aria-setsize] a')
  await expect(rows.first()).toBeVisible()
  const names = await rows.allTextContents()
  await rows.nth(2).focus()
  await scrollList(page, 0.5)
  await expect(
    page
      .locator('[aria-setsize] a')
      .filter({ hasText: names[2] ?? '' })
      .first(),
  ).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page
      .locator('[aria-setsize] a')
      .filter({ hasText: names[3] ?? '' })
      .first(),
  ).toBeFocused()
})

test('a letter leads to its cities, and the focus goes with it', async ({ page }) => {
  await fill(page, ROWS)
  await openAs(page, WULAN, longLists.find(({ name }) => name === 'cities')?.path ?? '')
  await page.getByRole('button', { name: 'Cities beginning with M' }).click()
  const section = page.getByRole('region', { name: 'Cities beginning with M' })
  await expect(section).toBeFocused()
  await expect(section.getByRole('heading')).toBeInViewport()
})

test('on paper stand five hundred rows, and how many there are', async ({ page }) => {
  await fill(page, ROWS)
  await openAs(page, WULAN, longLists.find(({ name }) => name === 'notices')?.path ?? '')
  await expect(entries(page).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(500)
  await expect(page.getByText(`500 of ${ROWS}`)).toBeAttached()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(entries(page).first()).toBeVisible()
})
