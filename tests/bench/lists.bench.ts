import type { Browser, Page } from '@playwright/test'
import { openAs, test, WULAN } from '../e2e/support/app'
import { elementsOf, fill, longLists, scrollList } from '../e2e/support/long-lists'
import { report, weigh } from './measure'

const COUNTS = (process.env['ROWS'] ?? '100,1000,10000').split(',').map(Number)

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In µs: `dur` by the clock, `tdur` of the processor. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of the page's main thread during `done`, in ms of processor time: other work on
 * this machine does not make it longer.
 */
async function longestTask(browser: Browser, page: Page, done: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await done()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}|${tid}`))
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid}|${tid}`))
  return Math.round(tasks.reduce((most, { tdur, dur }) => Math.max(most, tdur ?? dur ?? 0), 0) / 1000)
}

/**
 * Waits until the number of elements is stable for two seconds: a skeleton may precede the rows.
 */
async function settle(page: Page): Promise<void> {
  let last = -1
  for (let round = 0, same = 0; round < 80 && same < 8; round += 1) {
    await page.waitForTimeout(250)
    const now = await elementsOf(page)
    same = now === last ? same + 1 : 0
    last = now
  }
}

for (const { name, path, token = WULAN, open } of longLists) {
  test(`${name}: elements in the document, longest task and heap by number of rows`, async ({
    page,
    world,
    browser,
  }) => {
    await world.reset()
    const rows = []
    for (const count of COUNTS) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await fill(page, count)
      const opening = await longestTask(browser, page, async () => {
        await openAs(page, token, path)
        await settle(page)
      })
      let most = await elementsOf(page)
      const scrolling = await longestTask(browser, page, async () => {
        if (open !== undefined) await open(page)
        await settle(page)
        for (const share of [0.5, 1, 0]) {
          await scrollList(page, share)
          await settle(page)
          most = Math.max(most, await elementsOf(page))
        }
      })
      const { heap } = await weigh(page)
      rows.push({
        list: name,
        rows: count,
        elements: most,
        'opening ms': opening,
        'scrolling ms': scrolling,
        'heap kB': heap,
      })
    }
    report(`${name} (longest task, in time of the processor)`, rows)
  })
}
