import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { screens } from '../e2e/states/screens'

test.use({ serviceWorkers: 'allow' })

/** What every entry in any cache of the origin is. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    return kept
  })

/** Until the worker has all it keeps, and answers this page. */
const workerIsReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })

test('without a network every screen opens from its address, and nothing of the API is kept', async ({
  page,
  context,
  world,
  say,
  wire,
}) => {
  await world.holdClock(page)
  await openAs(page, WULAN, paths.mine())
  await workerIsReady(page)
  await page.goto(paths.orderRecord())
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(wire.length).toBeGreaterThan(5)
  const kept = await keptAddresses(page)
  expect(kept.filter((path) => !/^\/(?:$|assets\/|avatars\/|favicon\.svg$|\.choices$)/.test(path))).toEqual([])
  expect(kept.filter((path) => /hls|vi_vi/.test(path))).toEqual([])
  await context.setOffline(true)
  for (const { path, token, name } of screens) {
    await page.evaluate(
      (id) => (id === null ? localStorage.removeItem('token') : localStorage.setItem('token', id)),
      token,
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    await expect(page.getByRole('heading', { name: say('common:crash.title') }), name).toHaveCount(0)
    await expect(page.getByText(/^You are offline\./).first(), name).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto(paths.mine())
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0)
})
