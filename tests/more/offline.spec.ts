import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { RETIRED_WORKER } from '@/build/worker-rules'
import { LIVE_URL } from '../e2e/playwright.config'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { screens } from '../e2e/states/screens'
import { listenLocally } from '../support/raw-http'
import { oldWorkerScript } from '../support/worker-device'

test.use({ serviceWorkers: 'allow' })

const readCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const cachedPaths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cachedPaths.push(new URL(url).pathname)
    return cachedPaths
  })

/** Waits until the service worker has stored its files and controls this page. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })

test('without a network every screen opens from its address, and no cache holds an answer of the API', async ({
  page,
  context,
  world,
  say,
  wire,
}) => {
  await world.holdClock(page)
  await openAs(page, WULAN, paths.mine())
  await waitForWorker(page)
  await page.goto(paths.orderRecord())
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(wire.length).toBeGreaterThan(5)
  const cachedPaths = await readCachedPaths(page)
  expect(cachedPaths.filter((path) => !/^\/(?:$|assets\/|avatars\/|favicon\.svg$|\.choices$)/.test(path))).toEqual([])
  expect(cachedPaths.filter((path) => /hls|vi_vi/.test(path))).toEqual([])
  await context.setOffline(true)
  for (const { path, token, name } of screens) {
    await page.evaluate(
      (id) => (id === null ? localStorage.removeItem('token') : localStorage.setItem('token', id)),
      token,
    )
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    await expect(page.getByRole('heading', { name: say('common:crash.title') }), name).toHaveCount(0)
    await expect(page.getByText(/^You’re offline\./).first(), name).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto(paths.mine())
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(0)
})

/**
 * The build that the server serves. `before` is the live build with the service worker of builds up
 * to November 2026. `new` is a newer build, without `REMOVED_FILE_PATTERN`. `retired` is the live
 * build with a service worker that removes itself.
 */
type ServedBuild = 'live' | 'before' | 'new' | 'retired'

/** Serves the build `firstBuild`, until `serve` chooses another build. */
async function startServer(firstBuild: ServedBuild = 'live') {
  let servedBuild = firstBuild
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _host, connection: _connection, ...headers } = request.headers
      const path = request.url ?? ''
      if (servedBuild === 'new' && REMOVED_FILE_PATTERN.test(path)) {
        response.statusCode = 404
        return response.end()
      }
      const answer = await fetch(LIVE_URL + (path === NEW_START_SCRIPT ? '/' : path), {
        headers: headers as Record<string, string>,
      })
      for (const name of ['content-type', 'content-security-policy', 'cache-control'])
        response.setHeader(name, answer.headers.get(name) ?? '')
      if (path === NEW_START_SCRIPT) response.setHeader('content-type', 'text/javascript')
      return response.end(await bodyOf(servedBuild, path, answer))
    })().catch(() => response.destroy())
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    serve: (build: ServedBuild) => {
      servedBuild = build
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const REMOVED_FILE_PATTERN = /\/NoticesScreen-[^/]*\.js/
const NEW_START_SCRIPT = '/assets/index-newer.js'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const startScriptIn = (text: string) => /\/assets\/index-[\w-]+\.js/.exec(text)?.[0] ?? ''
const toNewerPage = (html: string) => html.replace(/ src="[^"]*"(?: integrity="[^"]*")/, ` src="${NEW_START_SCRIPT}"`)
const toNewerScript = (html: string) => `import '${startScriptIn(html)}'`

async function bodyOf(servedBuild: ServedBuild, path: string, answer: Response): Promise<string | Buffer> {
  if (path === '/sw.js' && servedBuild === 'retired') return RETIRED_WORKER
  const fetchPage = async () => (await fetch(LIVE_URL)).text()
  if (path === '/sw.js' && servedBuild === 'before') return scriptOfOldWorker(await fetchPage())
  if (path === NEW_START_SCRIPT) return toNewerScript(await fetchPage())
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  if (servedBuild !== 'new' || (!isPage && path !== '/sw.js')) return Buffer.from(await answer.arrayBuffer())
  if (isPage) return toNewerPage(await answer.text())
  // The newer service worker names the newer page and start script, and no longer the removed file.
  const page = await fetchPage()
  return (await answer.text())
    .replace(/\bbuild:(['"`])/, 'build:$1newer')
    .replace(/\bentry:(['"`])[^'"`]*/, `entry:$1${NEW_START_SCRIPT}`)
    .replace(/\bpage:\{"\/":(['"`])[^'"`]*/, `page:{"/":$1${hashOf(toNewerPage(page))}`)
    .replace(/\bstart:\{/, `start:{"${NEW_START_SCRIPT}":"${hashOf(toNewerScript(page))}",`)
    .replace(/(['"`])\/assets\/NoticesScreen-[\w-]+\.js\1:(['"`]).*?\2,/, '')
}

function scriptOfOldWorker(page: string): string {
  const files = readdirSync(resolve(import.meta.dirname, '../../dist/assets')).filter((name) =>
    /\.(?:js|css)$/.test(name),
  )
  const textFiles = files.filter((name) => /^[a-z]{2}_[a-z]{2}-/.test(name))
  const toAssetPaths = (names: readonly string[]) => names.map((name) => `/assets/${name}`)
  return oldWorkerScript({
    entry: startScriptIn(page),
    revisions: { '/': 'before' },
    start: toAssetPaths(files.filter((name) => !textFiles.includes(name) && !name.startsWith('hls-'))),
    screens: [],
    words: { en_us: toAssetPaths(textFiles.filter((name) => name.startsWith('en_us'))) },
    onUse: [],
    api: ['/api'],
  })
}

const isNewerBuild = (page: Page) =>
  page.evaluate((entry) => document.querySelector(`script[src="${entry}"]`) !== null, NEW_START_SCRIPT)

/** How test titles name the service worker that is installed first. */
const WORKER_NAMES = { live: 'the current one', before: 'an older one' } as const

/** Files that a worker keeps during an update are tested in src/build/worker-updating.test.ts. */
for (const firstBuild of ['live', 'before'] as const)
  test(`a newer build starts at a tap on Update, while another tab keeps the old build (installed service worker: ${WORKER_NAMES[firstBuild]})`, async ({
    page,
    context,
    world,
  }) => {
    await world.holdClock(page)
    const server = await startServer(firstBuild)
    await openAs(page, WULAN, server.url + paths.mine())
    await waitForWorker(page)
    const otherTab = await context.newPage()
    await otherTab.addInitScript(() => localStorage.setItem('lang', 'en_us'))
    await otherTab.goto(server.url + paths.mine())
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
    await waitForWorker(otherTab)

    server.serve('new')
    await page.goto(server.url + paths.realName())
    expect(await isNewerBuild(page)).toBe(false)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
    )
    const offer = page.getByText('A new version of Tiga is ready.')
    // A screen with a form does not show the offer. The next screens show it, and still come from
    // the old build.
    await expect(offer).toHaveCount(0)
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(offer).toBeVisible()
    await page.goto(server.url + paths.cities())
    await expect(offer).toBeVisible()
    expect(await isNewerBuild(page)).toBe(false)
    const loadEvent = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).tap()
    await loadEvent
    expect(await isNewerBuild(page)).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name: 'Cities' })).toBeVisible()
    // The other tab still runs the old build with that build's files, and offers the update.
    expect(await isNewerBuild(otherTab)).toBe(false)
    await otherTab.getByRole('link', { name: /^Notices/ }).tap()
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible()
    await expect(otherTab.getByText('A new version of Tiga is ready.')).toBeVisible()
    await otherTab.close()
    await page.reload()
    await expect
      .poll(async () => (await readCachedPaths(page)).filter((path) => REMOVED_FILE_PATTERN.test(path)))
      .toEqual([])
    // In the cache that all builds share, only the stored preferences are left.
    const readSharedUrls = () =>
      page.evaluate(async () => (await (await caches.open('tiga')).keys()).map(({ url }) => url))
    await expect.poll(readSharedUrls).toEqual([`${server.url}/.choices`])
    server.close()
  })

for (const firstBuild of ['live', 'before'] as const)
  test(`a service worker that retires removes itself and all caches, but changes no open page (installed before: ${WORKER_NAMES[firstBuild]})`, async ({
    page,
  }) => {
    const server = await startServer(firstBuild)
    await page.goto(server.url + paths.login())
    await waitForWorker(page)
    await page.getByLabel('Username').fill('wulan_r')
    server.serve('retired')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          ...(await caches.keys()),
        ]),
      )
      .toEqual([0])
    await expect(page.getByLabel('Username')).toHaveValue('wulan_r')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    server.close()
  })
