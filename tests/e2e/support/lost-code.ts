import { expect, type Page } from '@playwright/test'
import type { ScreenState, Stage } from '../states/state'
import type { World } from './app'
import { openState } from './checks'

/** Files of code and style, by path. */
interface Files {
  /** What the screen opens with, but for what index.html itself starts with. */
  needed: string[]
  /** What comes when the browser is idle, and at taps. */
  optional: string[]
}

const isCode = (path: string) => /^\/assets\/.*\.(?:js|css)$/.test(path)

/** @returns none for a state that ends with an error of its own */
export async function filesOf(stage: Stage, world: World, state: ScreenState): Promise<Files> {
  const { page } = stage
  const asked = new Set<string>()
  const underWay = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!isCode(pathname)) return
    asked.add(pathname)
    underWay.add(pathname)
  })
  page.on('requestfinished', (request) => void underWay.delete(new URL(request.url()).pathname))
  const arrived = () => expect.poll(() => underWay.size).toBe(0)
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => held.push(callback)
    const runIdle = () => held.splice(0).forEach((run) => run({ didTimeout: false, timeRemaining: () => 50 }))
    Object.assign(window, { runIdle })
  })
  const { prepare, ...opened } = state
  await openState(stage, world, opened)
  await arrived()
  const first = await namedByPage(page)
  const needed = [...asked].filter((path) => !first.includes(path))
  await page.evaluate(() => (window as unknown as { runIdle: () => void }).runIdle())
  await prepare?.(stage)
  await arrived()
  const optional = [...asked].filter((path) => !first.includes(path) && !needed.includes(path))
  return (await retryOf(stage).count()) > 0 ? { needed: [], optional: [] } : { needed, optional }
}

/** No script of ours can tell that these are missing. */
function namedByPage(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const html = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
    return [...html.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    )
  })
}

/** Opens the state with one file lost at first: it comes to stand, if need be by Retry. */
export async function expectToStandWithout(
  stage: Stage,
  world: World,
  state: ScreenState,
  file: string,
): Promise<void> {
  const { page, say } = stage
  // A script is asked for ahead of its import, too.
  const losses = file.endsWith('.js') ? 2 : 1
  let asked = 0
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => (asked++ < losses ? route.abort() : route.fallback()),
  )
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0)
  })
  const opened = new AbortController()
  const tapping = (async () => {
    while (!opened.signal.aborted)
      await retryOf(stage)
        .first()
        .tap({ timeout: 1000 })
        .catch(() => undefined)
  })()
  try {
    await openState(stage, world, state)
  } finally {
    opened.abort()
    await tapping
  }
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: say('common:crash.title') })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toBeEmpty()
}

function retryOf({ page, say }: Stage) {
  return page.getByRole('button', { name: say('common:retry'), exact: true })
}
