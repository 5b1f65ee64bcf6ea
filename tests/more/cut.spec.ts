import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { END_MARKER_PATTERN } from '@/build/ends'
import { LIVE_URL } from '../e2e/playwright.config'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { startCutServer } from '../support/cut-server'
import { sliceBySeed } from '../support/slice'

/**
 * Checks that the app survives one incomplete file of the build, with its usual status and headers.
 * The browser or the service worker may store such a file. The app must work after at most one tap
 * on Retry. After a reload, no incomplete file may be left.
 */

test.use({ serviceWorkers: 'allow' })

interface CutFile {
  name: string
  file: RegExp
  path: string
  /** Fraction of the file that arrives, from 0 to 1; half of the file if undefined. */
  sent?: number
  expectIn: (page: Page) => Promise<void>
}

const expectHeading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const expectHome = async (page: Page) => {
  await expectHeading('Home')(page)
  await expect(page.getByRole('link', { name: /^(?:\d+ )?notice/i }).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Videos' })).toBeVisible()
}
const expectFilm = async (page: Page) => {
  const startButton = page.getByRole('button', { name: /^Play “.*” here$/ })
  await startButton.or(page.locator('video')).first().waitFor()
  if (await startButton.isVisible()) await startButton.tap()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 8000 })
    .toBeGreaterThan(0)
}

const CUT_FILES: readonly CutFile[] = [
  // Half of the page would end inside a style. The content security policy refuses an incomplete
  // style, which would fail the test.
  { name: 'the page', file: /^\/index\.html$/, path: paths.home(), sent: 0.9, expectIn: expectHome },
  { name: 'the start script', file: /\/index-[^/]*\.js$/, path: paths.home(), expectIn: expectHome },
  { name: 'the first screen', file: /\/HomeScreen-[^/]*\.js$/, path: paths.home(), expectIn: expectHome },
  { name: 'parts of the first screen', file: /\/parts-[^/]*\.js$/, path: paths.home(), expectIn: expectHome },
  {
    name: 'another screen',
    file: /\/WithdrawScreen-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: expectHeading('Withdraw'),
  },
  {
    name: 'the code that screens share',
    file: /\/shared-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: expectHeading('Withdraw'),
  },
  { name: 'the style sheet of the page', file: /\/index-[^/]*\.css$/, path: paths.home(), expectIn: expectHome },
  {
    name: 'the style sheet of a screen',
    file: /\/WithdrawScreen-[^/]*\.css$/,
    path: paths.withdraw(),
    expectIn: expectHeading('Withdraw'),
  },
  { name: 'texts of the first screens', file: /\/en_us-start-[^/]*\.js$/, path: paths.home(), expectIn: expectHome },
  {
    name: 'the texts of a screen',
    file: /\/en_us-rest-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: expectHeading('Withdraw'),
  },
  {
    name: 'the library that sends requests',
    file: /\/http-[^/]*\.js$/,
    path: paths.withdraw(),
    expectIn: expectHeading('Withdraw'),
  },
  { name: 'the library that plays films', file: /\/hls-[^/]*\.js$/, path: paths.home(), expectIn: expectFilm },
]

const VISITS = ['the first visit', 'an update', 'a roll-back'] as const
const CASES = CUT_FILES.flatMap((kind) =>
  VISITS.flatMap((visit) => [true, false].map((hasWorker) => ({ kind, visit, hasWorker }))),
)

/** Returns how often Retry had to be tapped: 0 or 1. */
async function useFile(page: Page, { expectIn }: CutFile): Promise<number> {
  const retryButton = page.getByRole('button', { name: /^(?:Retry|Reload the page)$/ })
  const isRetryOffered = await Promise.race([
    expectIn(page).then(() => false),
    retryButton
      .first()
      .waitFor()
      .then(() => true),
  ])
  if (!isRetryOffered) return 0
  expect(await retryButton.count()).toBe(1)
  await retryButton.tap()
  await expectIn(page)
  return 1
}

async function expectComplete(page: Page, { file }: CutFile): Promise<void> {
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  // The page must have a complete copy of each style sheet, but may have an incomplete copy as
  // well.
  const findCutSheets = () =>
    page.evaluate(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      const isComplete = ({ sheet }: HTMLLinkElement) =>
        sheet?.cssRules[sheet.cssRules.length - 1]?.cssText.startsWith('.whole')
      const pathOf = ({ href }: HTMLLinkElement) => new URL(href).pathname
      const completeSheetPaths = new Set(sheets.filter(isComplete).map(pathOf))
      return sheets.map(pathOf).filter((path) => !completeSheetPaths.has(path))
    })
  await expect.poll(findCutSheets).toEqual([])
  const storedTexts = await page.evaluate(async (pattern) => {
    const isCutFile = (url: string) => new RegExp(pattern).test(new URL(url).pathname)
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const fetchedTexts = urls.filter(isCutFile).map(async (url) => (await fetch(url)).text())
    const cachedTexts: Promise<string | undefined>[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const keys = (await cache.keys()).filter(({ url }) => isCutFile(url))
      cachedTexts.push(...keys.map(async (key) => (await cache.match(key))?.text()))
    }
    return Promise.all([...fetchedTexts, ...cachedTexts])
  }, file.source)
  expect(storedTexts.filter((text) => !END_MARKER_PATTERN.test(text ?? ''))).toEqual([])
}

/** Waits until the service worker has stored its files and controls this page. */
const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 60_000 })

/** Activates the service worker of the newest build, as a tap on "Update" does. */
async function activateNewest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const updateWorker = async (): Promise<boolean> => {
      await registration.update()
      const newestWorker = registration.installing ?? registration.waiting
      if (newestWorker === null) return false
      return new Promise<boolean>((resolve) => {
        const takeOver = () => {
          if (newestWorker.state === 'installed') newestWorker.postMessage({ kind: 'take' }, [])
          if (newestWorker.state === 'activated') resolve(true)
          if (newestWorker.state === 'redundant') resolve(false)
        }
        newestWorker.addEventListener('statechange', takeOver)
        takeOver()
      })
    }
    if (!(await updateWorker())) throw new Error('No newer service worker took over.')
  })
}

const buildFolder = resolve(import.meta.dirname, '../../dist')

for (const { kind, visit, hasWorker } of sliceBySeed(CASES, 18, 'cut files'))
  test(`the app recovers from an incomplete file (${kind.name}) at ${visit}, ${hasWorker ? 'with' : 'without'} the service worker`, async ({
    page,
    world,
  }) => {
    await world.holdClock(page)
    const server = await startCutServer(buildFolder, LIVE_URL)
    try {
      if (!hasWorker)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'serviceWorker', {
            value: { register: () => Promise.reject(new Error('none')) },
          }),
        )
      const deployAndOpenMe = async (build: 'first' | 'second') => {
        server.serve(build)
        if (hasWorker) await activateNewest(page)
        await page.goto(server.url + paths.mine())
        await expectHeading('Me')(page)
      }
      // On the first visit, the device fetches the first build. Otherwise it has the first build
      // and fetches the second.
      if (visit === 'the first visit') server.cutOnce(kind.file, kind.sent)
      await openAs(page, WULAN, server.url + (visit === 'the first visit' ? kind.path : paths.mine()))
      if (visit === 'the first visit') await useFile(page, kind)
      else {
        if (hasWorker) await waitForWorker(page)
        server.cutOnce(kind.file, kind.sent)
        if (visit === 'a roll-back' && hasWorker) {
          // The file arrives incomplete when the second build is deployed. That build is then
          // rolled back, and later deployed again.
          await deployAndOpenMe('second')
          await deployAndOpenMe('first')
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
