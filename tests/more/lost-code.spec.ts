import type { Page, Request } from '@playwright/test'
import { paths, patterns } from '@/paths'
import { isFaultless, screens, statesOf } from '../e2e/states/screens'
import { show, type ScreenState, type Stage } from '../e2e/states/state'
import { expect, openAs, START, test } from '../e2e/support/app'
import { startAgain } from '../e2e/support/checks'

/** Over every screen, and asked for again every 5 s: lost on Home; the second in a draw, too. */
const OVER_ALL = /\/(?:idle|everywhere)-/
const OVER_MEMBERS = /\/(?:MoneyWatch|evidence)-/
/** What many lists are pulled by: lost on Cities. */
const OF_LISTS = /\/(?:PullArea|antd-base|useUpdate)-/

function sparedOn(path: string): RegExp[] {
  const isHome = path === paths.home()
  return [
    ...(isHome ? [] : [OVER_ALL]),
    ...(isHome || path.startsWith(patterns.draw) ? [] : [OVER_MEMBERS]),
    ...(path === paths.cities() ? [] : [OF_LISTS]),
  ]
}

/** What was erased is told from memory; the other begins anew in another language than the test. */
const NOT_AFTER_RELOAD = ['Settings, device erased', 'Language offered']
const outlivesReload = ({ name }: ScreenState) => !NOT_AFTER_RELOAD.includes(name)

for (const screen of screens)
  test(`stands, or comes back by Retry, without each of its optional files: ${screen.name}`, async ({
    page,
    say,
    world,
  }, info) => {
    // A screen of many states has many files, and small parts are asked for again every 5 s.
    test.setTimeout(300_000)
    const isHome = screen.path === paths.home()
    await loseEachOptionalFile(
      { page, say, world },
      statesOf(screen).filter((state) => isFaultless(state) && outlivesReload(state)),
      sparedOn(screen.path),
    )
    const names = [...lost].join(' ')
    info.annotations.push({ type: 'lost', description: names })
    // Else nothing would be lost anywhere: what Home has for idle moments is known.
    if (isHome) expect(names).toMatch(/idle-.*\.js .*idle-.*\.css/)
  })

type Kind = 'js' | 'css'

/** What several screens share is lost on the first of them that this process opens. */
const lost = new Set<string>()

const kindOf = (path: string): Kind | null => (/^\/assets\/.*\.(js|css)$/.exec(path)?.[1] as Kind | undefined) ?? null
/** A script is asked for ahead of its import, too. */
const lossesOf = (path: string) => (kindOf(path) === 'js' ? 2 : 1)

/**
 * Opens a screen's states, and loses each optional file once: what comes when the browser is idle
 * or at a tap. The state comes to stand all the same, if need be by Retry. Scripts and styles are
 * lost in turns, for each of them fails in its own way.
 * @param spares files that are never lost
 */
async function loseEachOptionalFile(
  stage: Stage,
  states: readonly ScreenState[],
  spares: readonly RegExp[],
): Promise<void> {
  const { page, say, world } = stage
  // Before our own idle callbacks, which it would replace.
  await world.holdClock(page, START + 20_000)
  const code = await followCode(page, spares)
  // A Retry that is tapped meanwhile may load the page anew itself, which ends a reload under way.
  const reload = page.reload.bind(page)
  page.reload = (options) => reload(options).catch(() => reload(options))
  const open = async (state: ScreenState, kind: Kind) => {
    await startAgain(page, world, state)
    await world.holdClock(page, START + 20_000)
    await code.begin()
    await openAs(page, state.token, state.path)
    const { prepare, ...opened } = state
    await show(stage, opened)
    await code.isQuiet()
    code.lose(kind)
    await code.letIdleCodeCome()
    await retrying(stage, code.isMissing, async () => {
      await prepare?.(stage)
      await code.isQuiet()
    })
    await expect(page.getByRole('heading', { name: say('common:crash.title') })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toBeEmpty()
  }
  for (const state of states) {
    await open(state, 'js')
    for (let kind: Kind = 'css'; code.isMore(); kind = kind === 'css' ? 'js' : 'css') await open(state, kind)
  }
}

async function followCode(page: Page, spares: readonly RegExp[]) {
  const underWay = new Set<Request>()
  let count = 0
  let needed = new Set<string>()
  let optional = new Set<string>()
  let losing: Kind | null = null
  /** How often each was lost in this opening, or came after all. */
  let times = new Map<string, number>()
  const isGone = (path: string) => {
    if (losing !== null && kindOf(path) === losing && !needed.has(path) && !lost.has(path)) {
      lost.add(path)
      times.set(path, 0)
    }
    const before = times.get(path)
    if (before === undefined) return false
    times.set(path, before + 1)
    return before < lossesOf(path)
  }
  const missing = () => [...times].flatMap(([path, count]) => (count > lossesOf(path) ? [] : path))
  // What the former page asked for never ends. It may ask until the new one takes its place, and
  // `framenavigated` is told of changes of the address within a page, too.
  let isPageAwaited = false
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    if (isPageAwaited) underWay.clear()
    isPageAwaited = false
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isPageAwaited = true
    const { pathname } = new URL(request.url())
    if (kindOf(pathname) === null) return
    count += 1
    underWay.add(request)
    if (losing === null || spares.some((spared) => spared.test(pathname))) needed.add(pathname)
    else optional.add(pathname)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  await page.addInitScript(() => {
    // A page that is loaded anew, as Retry may do, holds nothing back any more. Its name outlives
    // what the device keeps.
    const isLetCome = window === window.top && window.name === 'idle'
    let held: IdleRequestCallback[] | null = isLetCome ? null : []
    const run = (callback: IdleRequestCallback) => callback({ didTimeout: false, timeRemaining: () => 50 })
    window.requestIdleCallback = (callback) =>
      held === null ? window.setTimeout(run, 0, callback) : -held.push(callback)
    // The held clock refuses to clear what another function began.
    window.cancelIdleCallback = (id) => {
      if (id > 0) window.clearTimeout(id)
      else if (held !== null) held[-id - 1] = () => undefined
    }
    const letIdleCodeCome = () => {
      const callbacks = held ?? []
      held = null
      window.name = 'idle'
      callbacks.forEach(run)
      return new Promise((resolve) => setTimeout(resolve, 50))
    }
    Object.assign(window, { letIdleCodeCome })
  })
  return {
    begin: async () => {
      underWay.clear()
      await page.evaluate(() => {
        window.name = ''
      })
      needed = new Set()
      optional = new Set()
      losing = null
      times = new Map()
      await page.route(
        ({ pathname }) => kindOf(pathname) !== null,
        (route) => (isGone(new URL(route.request().url()).pathname) ? route.abort() : route.fallback()),
      )
    },
    /** Until no code is under way, nor asked for within a moment. */
    isQuiet: async () => {
      let before = -1
      const activity = () => {
        const asked = count - before
        before = count
        return asked > 0 ? [`${asked} asked for`] : [...underWay].map((request) => request.url())
      }
      await expect.poll(activity, { intervals: [60] }).toEqual([])
    },
    /** From now on loses what this page did not need, and what was not lost before. */
    lose: (kind: Kind) => {
      losing = kind
    },
    letIdleCodeCome: () =>
      page.evaluate(() => (window as unknown as { letIdleCodeCome: () => Promise<void> }).letIdleCodeCome()),
    /** A file that was lost has not come after all. */
    isMissing: () => missing().length > 0,
    /** Something is still to be lost, or may be once a script has come. */
    isMore: () =>
      missing().some((path) => kindOf(path) === 'js') ||
      [...optional].some((path) => !needed.has(path) && !lost.has(path)),
  }
}

/** Taps each Retry that appears while code is missing. */
async function retrying({ page, say }: Stage, isMissing: () => boolean, steps: () => Promise<void>): Promise<void> {
  const retry = page.getByRole('button', { name: say('common:retry'), exact: true }).first()
  const done = new AbortController()
  const tapping = (async () => {
    while (!done.signal.aborted)
      if (isMissing() && (await retry.isVisible())) await retry.tap({ timeout: 1000 }).catch(() => undefined)
      else await page.waitForTimeout(50)
  })()
  try {
    await steps()
  } finally {
    done.abort()
    await tapping
  }
}
