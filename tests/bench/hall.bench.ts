import type { Page } from '@playwright/test'
import { expect, openAs, test } from '../e2e/support/app'
import { measureFrames, measureHeld, openDevtools, printTable, type Frames, type Held } from './measure'

const SIZES = [100, 1000, 10_000]
/** As far as a hundred videos reach without asking for more. */
const STRETCH_PX = 7000
const SCROLL_MS = 4000
/** What a video may weigh: its data, its place among the collected, its row's height. */
const MOST_BYTES_PER_VIDEO = 2000

test('the hall with 100, 1,000 and 10,000 videos', async ({ page, world }) => {
  await world.videoCount('nature', Math.max(...SIZES))
  await openAs(page, null, '/video')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  // What arrives when the browser is idle is here before anything is counted.
  await expect(page.locator('.swiper-initialized')).toBeAttached()
  const devtools = await openDevtools(page)
  const results: (Held & Frames & { loaded: number; rows: number })[] = []
  for (const size of SIZES) {
    const loaded = await load(page, size)
    await showMiddle(page, size)
    const frames = await measureFrames(page, devtools, () => scrollThere(page))
    await showMiddle(page, size)
    const held = await measureHeld(devtools)
    const rows = await page.locator('li[aria-posinset]').count()
    results.push({ loaded, rows, ...held, ...frames })
  }
  printTable(
    `The video hall, scrolled ${STRETCH_PX} px and back in ${SCROLL_MS / 1000} s on a processor slowed four times, the best of three`,
    results.map((it) => ({
      videos: it.loaded,
      rows: it.rows,
      'DOM nodes': it.nodes,
      'heap kB': Math.round(it.heap / 1000),
      'frame ms': it.median.toFixed(1),
      'p95 ms': it.p95.toFixed(1),
      'worst ms': it.worst.toFixed(1),
      'dropped %': it.droppedPercent.toFixed(1),
      'long tasks': it.longTasks,
      'long ms': Math.round(it.longTaskMs),
      'script ms': it.scriptMs.toFixed(1),
    })),
  )
  const [few, ...others] = results
  if (few === undefined) throw new Error('nothing measured')
  for (const many of others) {
    expect(many.rows).toBeLessThan(30)
    expect(many.nodes).toBeGreaterThan(few.nodes * 0.9)
    expect(many.nodes).toBeLessThan(few.nodes * 1.1)
    expect((many.heap - few.heap) / (many.loaded - few.loaded)).toBeLessThan(MOST_BYTES_PER_VIDEO)
  }
})

/** Scrolls to the end until as many are loaded. @returns how many are: the next page may be on its way. */
function load(page: Page, size: number): Promise<number> {
  return page.evaluate(
    (size) =>
      new Promise<number>((resolve) => {
        const step = () => {
          window.scrollTo(0, document.documentElement.scrollHeight)
          const places = [...document.querySelectorAll('li[aria-posinset]')].map((row) => Number(row.ariaPosInSet))
          const last = Math.max(...places)
          if (last >= size) resolve(last)
          else requestAnimationFrame(step)
        }
        step()
      }),
    size,
  )
}

/** Stands still so far from the end that nothing more is asked for. */
async function showMiddle(page: Page, size: number): Promise<void> {
  const index = Math.floor((size - 80) / 2)
  await page.evaluate((top) => window.scrollTo(0, top), index * 100)
  await expect(page.locator(`li[aria-posinset="${index + 5}"]`)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Runs down a stretch of the list and up again, a step each frame. */
async function scrollThere(page: Page): Promise<void> {
  await page.evaluate(
    ({ stretch, duration }) =>
      new Promise<void>((resolve) => {
        const from = window.scrollY
        const start = performance.now()
        const step = () => {
          const share = Math.min(1, (performance.now() - start) / duration)
          window.scrollTo(0, from + stretch * (1 - Math.abs(1 - 2 * share)))
          if (share < 1) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      }),
    { stretch: STRETCH_PX, duration: SCROLL_MS },
  )
}
