import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { END_MARKER } from '@/build/ends'
import { LIVE_URL } from '../e2e/playwright.config'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { startCutServer } from '../support/cut-server'
import { sliceBySeed } from '../support/slice'

/**
 * A file of the build arrives cut in half, once, with a status and headers as always. Browsers and
 * the worker keep it for a year. The app works at the next try all the same, by itself or by one
 * Retry, and nothing broken is left after a reload.
 */

test.use({ serviceWorkers: 'allow' })

interface Kind {
  name: string
  file: RegExp
  path: string
  /** How much of it arrives. */
  sent?: number
  /** Uses what the file is for. */
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
  // A half would end in a style, which the policy then refuses and the test counts.
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
  { name: 'what screens share', file: /\/shared-[^/]*\.js$/, path: paths.withdraw(), expectIn: heading('Withdraw') },
  { name: 'the style sheet of the page', file: /\/index-[^/]*\.css$/, path: paths.home(), expectIn: home },
  {
    name: 'the style sheet of a screen',
    file: /\/WithdrawScreen-[^/]*\.css$/,
    path: paths.withdraw(),
    expectIn: heading('Withdraw'),
  },
  { name: 'the first words', file: /\/en_us-start-[^/]*\.js$/, path: paths.home(), expectIn: home },
  {
    name: 'the words of a screen',
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

/** Uses the file. What does not come by itself comes after one Retry. */
async function useIt(page: Page, { expectIn }: Kind): Promise<number> {
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

async function expectWhole(page: Page, { file }: Kind): Promise<void> {
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  // Each style sheet stands there in whole, whatever stands before it.
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

/** Until the worker has all it keeps, and answers this page. */
const workerIsReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })

/** The newest build takes over, as a tap on "Update" has it. */
async function takeNewest(page: Page): Promise<void> {
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
        if (hasWorker) await takeNewest(page)
        await page.goto(server.url + paths.mine())
        await heading('Me')(page)
      }
      // Of the second build, whatever is asked for is new to this device.
      if (visit === 'the first visit') server.cutOnce(kind.file, kind.sent)
      await openAs(page, WULAN, server.url + (visit === 'the first visit' ? kind.path : paths.mine()))
      if (visit === 'the first visit') await useIt(page, kind)
      else {
        if (hasWorker) await workerIsReady(page)
        server.cutOnce(kind.file, kind.sent)
        if (visit === 'a roll-back' && hasWorker) {
          // It comes cut with the second build, which is taken back and taken again.
          await deploy('second')
          await deploy('first')
        }
        server.serve('second')
        if (hasWorker) await takeNewest(page)
        await page.goto(server.url + kind.path)
        await useIt(page, kind)
        if (visit === 'a roll-back' && !hasWorker) {
          server.serve('first')
          await page.goto(server.url + kind.path)
          await useIt(page, kind)
        }
      }
      expect(server.wasCut()).toBe(true)
      await page.reload()
      expect(await useIt(page, kind)).toBe(0)
      await expectWhole(page, kind)
    } finally {
      server.close()
    }
  })
