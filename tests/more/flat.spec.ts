import type { Locator, Page } from '@playwright/test'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { elementsOf, fill, longLists, scrollList, type LongList } from '../e2e/support/long-lists'

/** That Back leads to the same row is in videos.spec.ts, whose list is drawn by the same rows. */
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

/** Lists of one address are looked at in one visit. */
const visits = [...new Set(longLists.map(({ path }) => path))].map((path) => ({
  path,
  lists: longLists.filter((list) => list.path === path),
}))

for (const { path, lists } of visits) {
  const names = lists.map(({ name }) => name).join(' and ')
  test(`${names}: ${ROWS} rows, at most ${MOST_ELEMENTS} elements, from first to last`, async ({ page }) => {
    await fill(page, ROWS)
    await openAs(page, lists[0]?.token ?? WULAN, path)
    for (const list of lists) {
      if (list.open !== undefined) {
        await expect(page.getByRole('main')).toBeVisible()
        await list.open(page)
      }
      await isFlat(page, list)
      if (list.open !== undefined) {
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
  })
}

async function isFlat(page: Page, { open, has }: LongList): Promise<void> {
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
  // A place is one in its group: the first of a later day is 1 too.
  const first = await rows.first().textContent()
  for (const share of [0.5, 1, 0]) {
    // Heights are measured as rows are drawn, so the end moves a little.
    await expect(async () => {
      await scrollList(page, share)
      const places = await placesOf(rows)
      expect(places.every(({ at, of }) => at >= 1 && at <= of)).toBe(true)
      if (has === 'all') expect(places.every(({ of }) => of >= ROWS - 1)).toBe(true)
      const last = places.at(-1)
      if (share === 1) expect(last?.at).toBe(last?.of)
      else if (share === 0) expect(places[0]?.at).toBe(1)
      else expect(await rows.first().textContent()).not.toBe(first)
    }).toPass({ timeout: 20_000, intervals: [50, 100, 200] })
    expect(await elementsOf(page)).toBeLessThanOrEqual(MOST_ELEMENTS)
  }
}

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
