import { paths } from '@/paths'
import { BUDI, expect, openAs, test } from '../e2e/support/app'
import { countElements } from '../e2e/support/long-lists'
import { expectNoGrowth, printTable, measureMemory, type MemoryUsage } from './measure'

const VISITS = 50

/** One round visits these ten screens. Five rounds are measured. */
const SCREENS_OF_ROUND = [
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

test(`${VISITS} visits to screens add less than 15 % to the DOM nodes and less than 2 MB to the heap`, async ({
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
  for (let visit = 0; visit < SCREENS_OF_ROUND.length + VISITS; visit += 1) {
    if (visit === SCREENS_OF_ROUND.length) await measureOnHome(0)
    await goTo(SCREENS_OF_ROUND[visit % SCREENS_OF_ROUND.length] ?? paths.home())
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.waitForLoadState('networkidle')
  }
  await measureOnHome(VISITS)
  printTable('Screens: from one to the next, and back on Home, heap in kB', rows)
  expectNoGrowth(rows)
})

const SWITCHES = 50

test(`switches 11 to ${SWITCHES} between videos add less than 15 % to the DOM nodes and less than 2 MB to the heap`, async ({
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
  for (let count = 0; count <= SWITCHES; count += 1) {
    // The first measurement follows ten switches, because these fill caches.
    if (count === 10 || count === 30 || count === SWITCHES)
      rows.push({ switches: count, ...(await measureMemory(page)) })
    if (count < SWITCHES) await switchOnce()
  }
  printTable('Player: switching to another video, heap in kB', rows)
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  expectNoGrowth(rows)
})
