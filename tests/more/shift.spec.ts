import type { Page, Route } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { expect, openAs, test, WULAN, BUDI } from '../e2e/support/app'
import { hurryTimer } from '../e2e/support/hurry'
import { shiftsOf, describeShifts, watchShifts } from '../e2e/support/shifts'
import { places } from '../support/places'

/** The order in which the answers to simultaneous calls arrive. */
type Order = 'in order' | 'in reverse'

/** The call that starts the app; without its answer there is no screen. */
const START_CALL = '/system/base'

/** Between two arrivals: some frames, in which the page draws. */
const STEP_MS = 30
/** Steps without a request, after which the page counts as still. */
const STILL_STEPS = 16
/** Time in ms after which the app opens without the answer to its start call. */
const SPLASH_MS = 3000

/** Each call of `performance.now()` returns this many ms more: no list fits in one slice. */
const SLOW_MS = 20

function slowProcessor(step: number) {
  const now = performance.now.bind(performance)
  let late = 0
  performance.now = () => now() + (late += step)
}

/**
 * Share of the window that moved, times the share of its height by which it moved: the browser's
 * own measure.
 */
const LIMIT = 0.02

const TOKENS: Readonly<Record<string, string>> = { wulan_r: WULAN, budi_k: BUDI }

interface Visit {
  path: string
  who: 'a visitor' | 'a member'
  token: string | null
}

const visits: readonly Visit[] = places.flatMap(({ path, member, back }): Visit[] => [
  ...(member === undefined ? [{ path, who: 'a visitor' as const, token: null }] : []),
  // A tab is open to members too.
  ...(back === undefined ? [{ path, who: 'a member' as const, token: WULAN }] : []),
  ...(member === undefined ? [] : [{ path, who: 'a member' as const, token: TOKENS[member] ?? null }]),
])

const BUSIEST_PATHS = ['/Home', '/Lottery', '/Mine', '/withdraw', '/Personalreport']
const visitsOf = (names: readonly string[]) => visits.filter(({ path }) => names.includes(path.replace(/\?.*/, '')))
const busiestVisits = visitsOf(BUSIEST_PATHS)

/**
 * Every screen where lines are long. The screens with the most calls also where lines are short,
 * with answers in the other order.
 */
const matrix: readonly { lang: LanguageCode; width: number; order: Order; visits: readonly Visit[] }[] = [
  { lang: 'en_us', width: 390, order: 'in order', visits: busiestVisits },
  { lang: 'vi_vi', width: 320, order: 'in reverse', visits },
]

for (const { lang, width, order, visits: shown } of matrix)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ lang, viewport: { width, height: width === 320 ? 640 : 844 } })
    for (const { path, who, token } of shown)
      test(`nothing jumps on ${path} for ${who} when answers arrive ${order}`, async ({ page, world }) => {
        await world.holdClock(page)
        if (order === 'in order') await page.addInitScript(slowProcessor, SLOW_MS)
        await watchShifts(page)
        const line = await slowLine(page, order)
        await openAs(page, token, path)
        await line.quiet()
        const shifts = await shiftsOf(page)
        // Summed over the visit: the browser's own figure covers its worst five seconds at most.
        const total = shifts.reduce((sum, { score }) => sum + score, 0)
        expect(total, describeShifts(shifts)).toBeLessThanOrEqual(LIMIT)
      })
  })

/**
 * Delivers files and answers one by one, each after the page has drawn the one before, so that
 * every state between empty and complete is seen once. In reverse, the app opens without the answer
 * to its start call, which arrives last.
 */
async function slowLine(page: Page, order: Order) {
  const files: Route[] = []
  const answers: Route[] = []
  const line = { stillSteps: 0, isOpen: order === 'in order' }
  if (!line.isOpen) await hurryTimer(page, SPLASH_MS)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().isNavigationRequest()) return route.fallback()
    if (!pathname.startsWith('/api/')) files.push(route)
    else if (order === 'in reverse' && !pathname.endsWith(START_CALL)) answers.push(route)
    else answers.unshift(route)
  })
  const next = () => {
    if (files.length > 0 || !line.isOpen) return files.shift()
    return order === 'in order' || line.stillSteps > STILL_STEPS / 2 || answers.length > 1 ? answers.pop() : undefined
  }
  const deliver = async () => {
    while (!page.isClosed()) {
      const route = next()
      line.stillSteps = route === undefined ? line.stillSteps + 1 : 0
      // A page that was left, or a request that was cancelled, takes no answer.
      if (route !== undefined) await pass(route).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  void deliver()
  return {
    /** Resolves once everything has arrived and nothing more is requested. */
    quiet: async () => {
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      line.isOpen = true
      line.stillSteps = 0
      const isStill = () => line.stillSteps >= STILL_STEPS && files.length + answers.length === 0
      while (!isStill()) await page.waitForTimeout(STEP_MS)
    },
  }
}

/** Passes on a full answer before the next is let through. */
async function pass(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response })
}
