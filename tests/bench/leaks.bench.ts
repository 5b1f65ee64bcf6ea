import { paths } from '@/paths'
import { BUDI, expect, openAs, test } from '../e2e/support/app'
import { countElements } from '../e2e/support/long-lists'
import { expectNoGrowth, printTable, measureMemory, type MemoryUsage } from './measure'

const VISIT_COUNT = 50

/** One round visits these ten screens. Five rounds are measured. */
const PATHS_OF_ROUND = [
  paths.draws(),
  paths.orderRecord(),
  paths.cities(),
  paths.videos(),
  paths.mine(),
  paths.withdraw(),
  paths.withdrawals(),
  paths.report(),
  paths.statement(),
  paths.notices(),
]

test(`${VISIT_COUNT} visits to screens add less than 15 % to the DOM nodes and less than 2 MB to the heap`, async ({
  page,
  world,
}) => {
  await world.reset()
  await openAs(page, BUDI, paths.home())
  const goTo = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
  const rows: ({ screens: number; elements: number } & MemoryUsage)[] = []
  const measureOnHome = async (screens: number) => {
    await goTo(paths.home())
    await expect(page.getByRole('heading', { name: 'Videos' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    rows.push({ screens, elements: await countElements(page), ...(await measureMemory(page)) })
  }
  // The first round is not measured, because it fills caches of code and answers.
  for (let visit = 0; visit < PATHS_OF_ROUND.length + VISIT_COUNT; visit += 1) {
    if (visit === PATHS_OF_ROUND.length) await measureOnHome(0)
    await goTo(PATHS_OF_ROUND[visit % PATHS_OF_ROUND.length] ?? paths.home())
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  await measureOnHome(VISIT_COUNT)
  printTable('Screens: from one to the next, and back on Home, heap in kB', rows)
  expectNoGrowth(rows)
})

const SWITCH_COUNT = 50

test(`switches 11 to ${SWITCH_COUNT} between videos add less than 15 % to the DOM nodes and less than 2 MB to the heap`, async ({
  page,
  world,
}) => {
  await world.reset()
  await openAs(page, BUDI, paths.video('1001'))
  await page.evaluate(() => Object.assign(window, { here: true }))
  const switchOnce = async () => {
    await page.getByRole('region', { name: 'Video player' }).getByRole('button', { name: 'Play' }).tap()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
    const urlBefore = page.url()
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap()
    await expect(page).not.toHaveURL(urlBefore)
    await expect(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  }
  const rows: ({ switches: number } & MemoryUsage)[] = []
  for (let count = 0; count <= SWITCH_COUNT; count += 1) {
    // The first measurement follows ten switches, because these fill caches.
    if (count === 10 || count === 30 || count === SWITCH_COUNT)
      rows.push({ switches: count, ...(await measureMemory(page)) })
    if (count < SWITCH_COUNT) await switchOnce()
  }
  printTable('Player: switching to another video, heap in kB', rows)
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  expectNoGrowth(rows)
})
