import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { END_MARKER } from '@/build/ends'
import { LIVE_URL } from '../e2e/playwright.config'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { startCutServer } from '../support/cut-server'
import { sliceBySeed } from '../support/slice'

/**
 * A file of the build arrives cut in half, once, with its usual status and headers. Browsers and
 * the worker keep it for a year. The app still works at the next try, by itself or after one Retry,
 * and no broken copy is left after a reload.
 */

test.use({ serviceWorkers: 'allow' })

interface Kind {
  name: string
  file: RegExp
  path: string
  /** The share of the file that arrives; half by default. */
  sent?: number
  /** Uses the part of the app that needs the file. */
  expectIn: (page: Page) => Promise<void>
}

const heading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const home = async (page: Page) => {
  await heading('Home')(page)
  await expect(page.getByRole('link', { name: /^(?:\d+ )?notice/i }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible()
}
const film = async (page: Page) => {
  const start = page.getByRole('button', { name: /^Play “.*” here$/ })
  await start.or(page.locator('video')).first().waitFor()
  if (await start.isVisible()) await start.tap()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 8000 })
    .toBeGreaterThan(0)
}

const KINDS: readonly Kind[] = [
  // Half a page would end inside a style, which the policy refuses and the test reports.
  { name: 'the page', file: /^\/index\.html$/, path: paths.home(), sent: 0.9, expectIn: home },
  { name: 'the start script', file: /\/index-[^/]*\.js$/, path: paths.home(), expectIn: home },
  { name: 'the first screen', file: /\/HomeScreen-[^/]*\.js$/, path: paths.home(), expectIn: home },
  { name: 'parts of the first screen', file: /\/parts-[^/]*\.js$/, path: paths.home(), expectIn: home },
  {
    name: 'another screen',
    file: /\/WithdrawScreen-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: heading('Withdraw'),
  },
  {
    name: 'the code that screens share',
    file: /\/shared-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: heading('Withdraw'),
  },
  { name: 'the style sheet of the page', file: /\/index-[^/]*\.css$/, path: paths.home(), expectIn: home },
  {
    name: 'the style sheet of a screen',
    file: /\/WithdrawScreen-[^/]*\.css$/,
    path: paths.withdraw(),
    expectIn: heading('Withdraw'),
  },
  { name: 'the texts of the start', file: /\/en_us-start-[^/]*\.js$/, path: paths.home(), expectIn: home },
  {
    name: 'the texts of a screen',
    file: /\/en_us-rest-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: heading('Withdraw'),
  },
  { name: 'the library that sends', file: /\/http-[^/]*\.js$/, path: paths.withdraw(), expectIn: heading('Withdraw') },
  { name: 'the library that plays films', file: /\/hls-[^/]*\.js$/, path: paths.home(), expectIn: film },
]

const VISITS = ['the first visit', 'an update', 'a roll-back'] as const
const CASES = KINDS.flatMap((kind) =>
  VISITS.flatMap((visit) => [true, false].map((hasWorker) => ({ kind, visit, hasWorker }))),
)

/**
 * Uses the file.
 * @returns how often Retry had to be tapped: 0 or 1
 */
async function useFile(page: Page, { expectIn }: Kind): Promise<number> {
  const retry = page.getByRole('button', { name: /^(?:Retry|Reload the page)$/ })
  const isAsked = await Promise.race([
    expectIn(page).then(() => false),
    retry
      .first()
      .waitFor()
      .then(() => true),
  ])
  if (!isAsked) return 0
  expect(await retry.count()).toBe(1)
  await retry.tap()
  await expectIn(page)
  return 1
}

async function expectComplete(page: Page, { file }: Kind): Promise<void> {
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  // Each style sheet is there in full; a cut one may still be in the page before it.
  const cutSheets = () =>
    page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      const isWhole = ({ sheet }: HTMLLinkElement) =>
        sheet?.cssRules[sheet.cssRules.length - 1]?.cssText.startsWith('.whole')
      const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname
      const whole = new Set(sheets.filter(isWhole).map(pathOf))
      return sheets.map(pathOf).filter((path) => !whole.has(path))
    })
  await expect.poll(cutSheets).toEqual([])
  const kept = await page.evaluate(async (pattern) => {
    const isMeant = (url: string) => new RegExp(pattern).test(new URL(url).pathname)
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const texts = urls.filter(isMeant).map(async (url) => (await fetch(url)).text())
    const answers: Promise<string | undefined>[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const keys = (await cache.keys()).filter(({ url }) => isMeant(url))
      answers.push(...keys.map(async (key) => (await cache.match(key))?.text()))
    }
    return Promise.all([...texts, ...answers])
  }, file.source)
  expect(kept.filter((text) => !END_MARKER.test(text ?? ''))).toEqual([])
}

/** Waits until the worker has stored its files and controls this page. */
const workerIsReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })

/** Activates the newest build, as a tap on "Update" does. */
async function activateNewest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const look = async (): Promise<boolean> => {
      await registration.update()
      const newest = registration.installing ?? registration.waiting
      if (newest === null) return false
      return new Promise<boolean>((resolve) => {
        const take = () => {
          if (newest.state === 'installed') newest.postMessage({ kind: 'take' }, [])
          if (newest.state === 'activated') resolve(true)
          if (newest.state === 'redundant') resolve(false)
        }
        newest.addEventListener('statechange', take)
        take()
      })
    }
    if (!(await look())) throw new Error('no other worker took over')
  })
}

const folder = resolve(import.meta.dirname, '../../dist')

for (const { kind, visit, hasWorker } of sliceBySeed(CASES, 18, 'cut files'))
  test(`${kind.name} is cut at ${visit}, ${hasWorker ? 'with' : 'without'} the worker`, async ({ page, world }) => {
    await world.holdClock(page)
    const server = await startCutServer(folder, LIVE_URL)
    try {
      if (!hasWorker)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'serviceWorker', {
            value: { register: () => Promise.reject(new Error('none')) },
          }),
        )
      const deploy = async (build: 'first' | 'second') => {
        server.serve(build)
        if (hasWorker) await activateNewest(page)
        await page.goto(server.url + paths.mine())
        await heading('Me')(page)
      }
      // Files of the second build are new to this device, so they are fetched.
      if (visit === 'the first visit') server.cutOnce(kind.file, kind.sent)
      await openAs(page, WULAN, server.url + (visit === 'the first visit' ? kind.path : paths.mine()))
      if (visit === 'the first visit') await useFile(page, kind)
      else {
        if (hasWorker) await workerIsReady(page)
        server.cutOnce(kind.file, kind.sent)
        if (visit === 'a roll-back' && hasWorker) {
          // Cut while the second build installs, which is then rolled back and deployed again.
          await deploy('second')
          await deploy('first')
        }
        server.serve('second')
        if (hasWorker) await activateNewest(page)
        await page.goto(server.url + kind.path)
        await useFile(page, kind)
        if (visit === 'a roll-back' && !hasWorker) {
          server.serve('first')
          await page.goto(server.url + kind.path)
          await useFile(page, kind)
        }
      }
      expect(server.wasCut()).toBe(true)
      await page.reload()
      expect(await useFile(page, kind)).toBe(0)
      await expectComplete(page, kind)
    } finally {
      server.close()
    }
  })
