import { expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { countCopies } from '../e2e/support/copies'
import { tapArmed } from '../e2e/support/tap-armed'

test('an erasure removes all of Tiga’s entries, databases, caches and workers from a real browser', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  // Creates a database and a cache to erase. The draw screen stores results in the database
  // tiga.ledger, and the test stores a file in a cache, as a service worker does.
  await openAs(page, WULAN, '/Lottery?key=sunda60&id=11')
  await page.evaluate(async () => (await caches.open('kept')).put('/kept.js', new Response('')))
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('tiga.ledger')
  await page.goto('/Setting')
  await page.getByRole('button', { name: /^Offline copies/ }).tap()
  await page.getByRole('radiogroup', { name: 'Offline copies' }).getByText('On', { exact: true }).tap()
  await expect.poll(() => countCopies(page), { timeout: 15_000 }).toBeGreaterThan(3)

  await page.getByRole('button', { name: 'Erase Tiga’s data' }).tap()
  await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Erase' }))
  await expect(page.locator('.toast')).toHaveText('Erased. You’re logged out.')
  expect(
    await page.evaluate(async () => ({
      entries: Object.keys(localStorage),
      ofTab: Object.keys(sessionStorage).filter((key) => key !== 'e2e'),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ).toEqual({ entries: [], ofTab: [], databases: [], caches: [], workers: 0 })
})

test('an erasure empties the local storage while another window shows a draw, and leads that window to Log-in', async ({
  page,
  world,
  context,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, WULAN, '/Lottery?key=sunda60&id=11')
  await expect(page.getByRole('button', { name: /^Big/ })).toBeVisible()
  const otherPage = await context.newPage()
  await world.holdClock(otherPage, PERIOD_START)
  await otherPage.goto('/Setting')
  await otherPage.getByRole('button', { name: 'Erase Tiga’s data' }).tap()
  await tapArmed(otherPage.getByRole('dialog').getByRole('button', { name: 'Erase' }))
  await expect(otherPage.locator('.toast')).toHaveText('Erased. You’re logged out.')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
