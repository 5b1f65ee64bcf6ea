import type { Browser, Page } from '@playwright/test'
import { openAs, test, WULAN } from '../e2e/support/app'
import { countElements, answerWithRows, longLists, scrollList } from '../e2e/support/long-lists'
import { printTable, measureMemory } from './measure'

const ROW_COUNTS = (process.env['ROWS'] ?? '100,1000,10000').split(',').map(Number)

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** In µs. `dur` is the time by the clock, `tdur` the time of the processor. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Returns the longest task of the page's main thread during `action` in ms. Processor time is
 * preferred to clock time, because other work on the machine does not increase it.
 */
async function longestTask(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mainThreads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}|${tid}`))
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid}|${tid}`))
  return Math.round(
    tasks.reduce((maxMicroseconds, { tdur, dur }) => Math.max(maxMicroseconds, tdur ?? dur ?? 0), 0) / 1000,
  )
}

/**
 * Waits until the number of elements has been stable for 2 s, but at most 20 s. A shorter wait
 * could end while the page still shows placeholders.
 */
async function waitForStableCount(page: Page): Promise<void> {
  let lastCount = -1
  for (let round = 0, equalCounts = 0; round < 80 && equalCounts < 8; round += 1) {
    await page.waitForTimeout(250)
    const elementCount = await countElements(page)
    equalCounts = elementCount === lastCount ? equalCounts + 1 : 0
    lastCount = elementCount
  }
}

for (const { name, path, token = WULAN, open } of longLists) {
  test(`${name}: elements, longest task and heap are measured for each number of rows`, async ({
    page,
    world,
    browser,
  }) => {
    await world.reset()
    const rows = []
    for (const count of ROW_COUNTS) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await answerWithRows(page, count)
      const openingMs = await longestTask(browser, page, async () => {
        await openAs(page, token, path)
        await waitForStableCount(page)
      })
      let maxElements = await countElements(page)
      const scrollingMs = await longestTask(browser, page, async () => {
        if (open !== undefined) await open(page)
        await waitForStableCount(page)
        for (const position of [0.5, 1, 0]) {
          await scrollList(page, position)
          await waitForStableCount(page)
          maxElements = Math.max(maxElements, await countElements(page))
        }
      })
      const { heap } = await measureMemory(page)
      rows.push({
        list: name,
        rows: count,
        elements: maxElements,
        'opening ms': openingMs,
        'scrolling ms': scrollingMs,
        'heap kB': heap,
      })
    }
    printTable(`${name} (longest task, in time of the processor)`, rows)
  })
}
