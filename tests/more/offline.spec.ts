import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { LIVE_URL } from '../e2e/playwright.config'
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

/** The live build behind a server that can be renewed: then a file of the old build is gone. */
async function startServer() {
  let isRenewed = false
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _host, connection: _connection, ...headers } = request.headers
      const path = request.url ?? ''
      if (isRenewed && GONE.test(path)) {
        response.statusCode = 404
        return response.end()
      }
      const answer = await fetch(LIVE_URL + path, { headers: headers as Record<string, string> })
      for (const name of ['content-type', 'content-security-policy', 'cache-control'])
        response.setHeader(name, answer.headers.get(name) ?? '')
      const isText = path === '/sw.js' || path === '/'
      const text = isText && isRenewed ? renewed(path, await answer.text()) : null
      return response.end(text ?? Buffer.from(await answer.arrayBuffer()))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => {
      isRenewed = true
    },
    close: () => server.close(),
  }
}

const GONE = /\/MessagesScreen-[^/]*\.js/

/** Another page, and a worker that knows of it but not of the file that is gone. */
function renewed(path: string, text: string): string {
  return path === '/'
    ? text.replace('</title>', '</title><meta name="build" content="newer">')
    : text.replace(/page:(['"`])[\w-]+\1/, 'page:$1newer$1').replace(/\/assets\/MessagesScreen-[\w-]+\.js,/, '')
}

const isNewer = (page: Page) => page.evaluate(() => document.querySelector('meta[name=build]') !== null)

test('a newer build is told where nothing is in the middle, taken at a tap, and other tabs go on', async ({
  page,
  context,
  world,
}) => {
  await world.holdClock(page)
  const server = await startServer()
  await openAs(page, WULAN, server.url + paths.mine())
  await workerIsReady(page)
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('lang', 'en_us'))
  await other.goto(server.url + paths.mine())
  await expect(other.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  await workerIsReady(other)

  server.renew()
  await page.goto(server.url + paths.realName())
  expect(await isNewer(page)).toBe(false)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  )
  const offer = page.getByText('A new version of Tiga is ready.')
  // A form: nothing is told, and the next screen of the same build comes from what is kept.
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(offer).toBeVisible()
  await page.goto(server.url + paths.cities())
  await expect(offer).toBeVisible()
  await page.getByRole('searchbox').fill('Bandung')
  await expect(offer).toHaveCount(0)
  expect(await isNewer(page)).toBe(false)
  await page.getByRole('searchbox').fill('')
  await expect(offer).toBeVisible()

  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).tap()
  await reloaded
  expect(await isNewer(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Cities' })).toBeVisible()
  // The other tab is of the old build: its files stay, and it is told.
  expect(await isNewer(other)).toBe(false)
  await other.getByRole('link', { name: 'Messages' }).tap()
  await expect(other.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(other.getByText('A new version of Tiga is ready.')).toBeVisible()
  await other.close()
  await page.reload()
  await expect.poll(async () => (await keptAddresses(page)).filter((path) => GONE.test(path))).toEqual([])
  server.close()
})
