import type { Locator, Page } from '@playwright/test'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { countElements, answerWithRows, longLists, scrollList, type LongList } from '../e2e/support/long-lists'

const ROW_COUNT = 2000
const ROWS_PER_PORTION = 40
/** Maximum number of elements on a page at first, with one portion of a list. */
const MAX_ELEMENTS = 1200

const findEntries = (page: Page, isInSheet = false): Locator =>
  page.locator(isInSheet ? '[role=dialog] [aria-setsize]' : '[aria-setsize]')

/** Returns each entry's position and the size of its list, as a screen reader announces them. */
const listPositionsOf = (list: Locator) =>
  list.evaluateAll((all) =>
    all.map((entry) => ({
      at: Number(entry.getAttribute('aria-posinset')),
      of: Number(entry.getAttribute('aria-setsize')),
    })),
  )

/** The paths to visit. All lists of a path are tested in one visit. */
const visits = [...new Set(longLists.map(({ path }) => path))].map((path) => ({
  path,
  lists: longLists.filter((list) => list.path === path),
}))

for (const { path, lists } of visits) {
  const listNames = lists.map(({ name }) => name).join(' and ')
  test(`the page of ${listNames} with ${ROW_COUNT} rows has at most ${MAX_ELEMENTS} elements before a list is scrolled`, async ({
    page,
  }) => {
    await answerWithRows(page, ROW_COUNT)
    await openAs(page, lists[0]?.token ?? WULAN, path)
    for (const list of lists) {
      if (list.open !== undefined) {
        await expect(page.getByRole('main')).toBeVisible()
        await list.open(page)
      }
      await expectGrowth(page, list)
      if (list.open !== undefined) {
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
  })
}

async function expectGrowth(page: Page, { open, listStructure }: LongList): Promise<void> {
  if (listStructure === undefined) {
    await page.waitForLoadState('networkidle')
    expect(await countElements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
    return
  }
  const rows = findEntries(page, open !== undefined)
  await expect(rows).toHaveCount(ROWS_PER_PORTION)
  expect(await countElements(page)).toBeLessThanOrEqual(MAX_ELEMENTS)
  for (const minPortions of [2, 3]) {
    await scrollList(page, 1)
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(minPortions * ROWS_PER_PORTION)
  }
  const positions = await listPositionsOf(rows)
  expect(positions.length).toBeLessThanOrEqual(6 * ROWS_PER_PORTION)
  expect(positions.every(({ at, of }) => at >= 1 && at <= of)).toBe(true)
  if (listStructure === 'all') {
    expect(positions.map(({ at }) => at)).toEqual(positions.map((_, index) => index + 1))
    expect(positions.every(({ of }) => of >= ROW_COUNT - 1)).toBe(true)
  }
}

const pathOf = (list: string) => longLists.find(({ name }) => name === list)?.path ?? ''

test('going back to a long list restores its rows and its scroll position', async ({ page }) => {
  await answerWithRows(page, ROW_COUNT)
  await openAs(page, WULAN, pathOf('hosts'))
  for (const portions of [1, 2, 3, 4]) {
    await expect.poll(() => findEntries(page).count()).toBeGreaterThanOrEqual(portions * ROWS_PER_PORTION)
    await scrollList(page, 1)
  }
  const readScrollTop = () => page.evaluate(() => Math.round(window.scrollY))
  const scrolledTo = await readScrollTop()
  const link = findEntries(page).getByRole('link').nth(150)
  await link.scrollIntoViewIfNeeded()
  const [name, linkScrollTop] = [await link.textContent(), await readScrollTop()]
  expect(scrolledTo).toBeGreaterThan(15_000)
  await link.tap()
  await expect(findEntries(page)).toHaveCount(0)
  await page.goBack()
  await expect.poll(readScrollTop).toBe(linkScrollTop)
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeInViewport()
})

test('a list of two thousand rows is printed with five hundred rows and the number of all rows', async ({ page }) => {
  await answerWithRows(page, ROW_COUNT)
  await openAs(page, WULAN, pathOf('notices'))
  await expect(findEntries(page).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(500)
  await expect(page.getByText(`500 of ${ROW_COUNT}`)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`500 of ${ROW_COUNT}`)).toBeVisible()
})
