import type { Page } from '@playwright/test'
import { openAs, test, WULAN } from '../e2e/support/app'
import { elementsOf, fill, longLists, scrollList } from '../e2e/support/long-lists'
import { report } from './measure'

const COUNTS = (process.env['ROWS'] ?? '100,1000,10000').split(',').map(Number)

/** Notes every long task from the start of the page. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })

const tasksOf = (page: Page) => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
/** Once the page has been still for a second. */
async function settle(page: Page): Promise<void> {
  let last = ''
  for (let round = 0, same = 0; round < 40 && same < 3; round += 1) {
    await page.waitForTimeout(250)
    const now = await page.evaluate(
      () => `${document.querySelectorAll('*').length} ${(window as unknown as { tasks: number[] }).tasks.length}`,
    )
    same = now === last ? same + 1 : 0
    last = now
  }
}

for (const { name, path, token = WULAN, open } of longLists) {
  test(`${name} are flat`, async ({ page, world }) => {
    await world.reset()
    await watchTasks(page)
    const rows = []
    for (const count of COUNTS) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await fill(page, count)
      await openAs(page, token, path)
      await settle(page)
      const opening = await tasksOf(page)
      if (open !== undefined) {
        await open(page)
        await settle(page)
      }
      const sheet = await tasksOf(page)
      let most = await elementsOf(page)
      for (const share of [0.5, 1, 0]) {
        await scrollList(page, share)
        await settle(page)
        most = Math.max(most, await elementsOf(page))
      }
      const scrolled = await tasksOf(page)
      const longest = (tasks: number[]) => Math.round(Math.max(0, ...tasks))
      rows.push({
        list: name,
        rows: count,
        elements: most,
        'opening ms': longest(opening),
        'sheet ms': longest(sheet),
        'scrolling ms': longest(scrolled),
      })
    }
    report(name, rows)
  })
}
