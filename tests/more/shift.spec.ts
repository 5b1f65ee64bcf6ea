import type { Page, Route } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { expect, openAs, test, WULAN, BUDI } from '../e2e/support/app'
import { hurryTimer } from '../e2e/support/hurry'
import { shiftsOf, describeShifts, watchShifts } from '../e2e/support/shifts'
import { testedScreens } from '../support/places'

/** The order in which the answers to simultaneous calls arrive. */
type ArrivalOrder = 'in order' | 'in reverse'

/** The first call of the app, which opens its screen after the answer, or after `SPLASH_MS`. */
const START_CALL = '/system/base'

/** Time in ms between two arrivals, in which the page draws some frames. */
const STEP_MS = 30
/** Number of steps of `STEP_MS` without an arrival, after which the page counts as still. */
const STILL_STEPS = 16
/** Time in ms after which the app opens without the answer to its start call. */
const SPLASH_MS = 3000

/** Time in ms that each `performance.now()` adds to its clock, so that lists render in slices. */
const CLOCK_STEP_MS = 20

function fakeSlowProcessor(step: number) {
  const now = performance.now.bind(performance)
  let delay = 0
  performance.now = () => now() + (delay += step)
}

/**
 * Maximum sum of the scores of a visit. The browser's score of a shift is the share of the window
 * that moved, times the distance as a share of the window's height.
 */
const MAX_SCORE = 0.02

const TOKENS: Readonly<Record<string, string>> = { wulan_r: WULAN, budi_k: BUDI }

interface Visit {
  path: string
  who: 'a visitor' | 'a member'
  token: string | null
}

const visits: readonly Visit[] = testedScreens.flatMap(({ path, member, back }): Visit[] => [
  ...(member === undefined ? [{ path, who: 'a visitor' as const, token: null }] : []),
  // Screens without a back arrow (the tabs) are also visited as a member.
  ...(back === undefined ? [{ path, who: 'a member' as const, token: WULAN }] : []),
  ...(member === undefined ? [] : [{ path, who: 'a member' as const, token: TOKENS[member] ?? null }]),
])

const BUSIEST_PATHS = ['/Home', '/Lottery', '/Mine', '/withdraw', '/Personalreport']
const visitsOf = (names: readonly string[]) => visits.filter(({ path }) => names.includes(path.replace(/\?.*/, '')))
const busiestVisits = visitsOf(BUSIEST_PATHS)

/**
 * All screens are visited with the long texts of Vietnamese in a narrow window. The screens with
 * the most calls are also visited in English, in a wider window and with the other order of
 * answers.
 */
const matrix: readonly { lang: LanguageCode; width: number; order: ArrivalOrder; visits: readonly Visit[] }[] = [
  { lang: 'en_us', width: 390, order: 'in order', visits: busiestVisits },
  { lang: 'vi_vi', width: 320, order: 'in reverse', visits },
]

for (const { lang, width, order, visits: chosenVisits } of matrix)
  test.describe(`in ${lang}, in a window of ${width} px,`, () => {
    test.use({ lang, viewport: { width, height: width === 320 ? 640 : 844 } })
    for (const { path, who: visitorKind, token } of chosenVisits)
      test(`the content of ${path} shifts by a score of at most ${MAX_SCORE} for ${visitorKind} when answers arrive ${order}`, async ({
        page,
        world,
      }) => {
        await world.holdClock(page)
        if (order === 'in order') await page.addInitScript(fakeSlowProcessor, CLOCK_STEP_MS)
        await watchShifts(page)
        const delivery = await deliverOneByOne(page, order)
        await openAs(page, token, path)
        await delivery.quiet()
        const shifts = await shiftsOf(page)
        // Adds all shifts, because the browser's own sum covers at most five seconds of the visit.
        const totalScore = shifts.reduce((sum, { score }) => sum + score, 0)
        expect(totalScore, describeShifts(shifts)).toBeLessThanOrEqual(MAX_SCORE)
      })
  })

/**
 * Delivers files and answers one by one, each after the page has drawn the previous one. So each
 * state between empty and complete appears once. In reverse order, the answer to the start call
 * arrives last.
 */
async function deliverOneByOne(page: Page, order: ArrivalOrder) {
  const files: Route[] = []
  const answers: Route[] = []
  const state = { stillSteps: 0, isOpen: order === 'in order' }
  if (!state.isOpen) await hurryTimer(page, SPLASH_MS)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().isNavigationRequest()) return route.fallback()
    if (!pathname.startsWith('/api/')) files.push(route)
    else if (order === 'in reverse' && !pathname.endsWith(START_CALL)) answers.push(route)
    else answers.unshift(route)
  })
  const nextRoute = () => {
    if (files.length > 0 || !state.isOpen) return files.shift()
    return order === 'in order' || state.stillSteps > STILL_STEPS / 2 || answers.length > 1 ? answers.pop() : undefined
  }
  const deliver = async () => {
    while (!page.isClosed()) {
      const route = nextRoute()
      state.stillSteps = route === undefined ? state.stillSteps + 1 : 0
      // Ignores errors, because a page that was left or a cancelled request accepts no answer.
      if (route !== undefined) await fulfillRoute(route).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  void deliver()
  return {
    quiet: async () => {
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      state.isOpen = true
      state.stillSteps = 0
      const isStill = () => state.stillSteps >= STILL_STEPS && files.length + answers.length === 0
      while (!isStill()) await page.waitForTimeout(STEP_MS)
    },
  }
}

/** Resolves after the whole answer has arrived in the page. */
async function fulfillRoute(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response })
}
