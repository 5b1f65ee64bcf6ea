import { expect, openAs, test, WULAN, BUDI } from '../e2e/support/app'
import { shiftsOf, told, watchShifts } from '../e2e/support/shifts'
import { slowLine, type Order } from '../e2e/support/slow-line'
import type { LanguageCode } from '@/i18n/languages'
import { places } from '../support/places'

/** Of the window, times the share of its height by which it moved: the browser's own measure. */
const LIMIT = 0.02

const TOKENS: Readonly<Record<string, string>> = { wulan_r: WULAN, budi_k: BUDI }

interface Visit {
  path: string
  who: 'a visitor' | 'a member'
  token: string | null
}

const visits: readonly Visit[] = places.flatMap(({ path, isTab = false, member }): Visit[] => [
  ...(member === undefined ? [{ path, who: 'a visitor' as const, token: null }] : []),
  ...(isTab ? [{ path, who: 'a member' as const, token: WULAN }] : []),
  ...(member === undefined ? [] : [{ path, who: 'a member' as const, token: TOKENS[member] ?? null }]),
])

const SEVERAL_CALLS = [
  '/Home',
  '/Lottery',
  '/Mine',
  '/withdraw',
  '/game',
  '/video',
  '/list',
  '/PlayVideo',
  '/Fairness',
  '/Personalreport',
  '/AccountDetail',
]
const among = (names: readonly string[]) => visits.filter(({ path }) => names.includes(path.replace(/\?.*/, '')))
const ofSeveralCalls = among(SEVERAL_CALLS)

/**
 * Each screen where lines are long, and those of several calls where they are short and in the
 * other order too.
 */
const matrix: readonly { lang: LanguageCode; width: number; order: Order; visits: readonly Visit[] }[] = [
  { lang: 'en_us', width: 390, order: 'in order', visits: ofSeveralCalls },
  { lang: 'vi_vi', width: 320, order: 'in reverse', visits },
]

for (const { lang, width, order, visits: shown } of matrix)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ lang, viewport: { width, height: width === 320 ? 640 : 844 } })
    for (const { path, who, token } of shown)
      test(`nothing jumps on ${path} for ${who} when answers arrive ${order}`, async ({ page, world }) => {
        await world.holdClock(page)
        await watchShifts(page)
        const line = await slowLine(page, order)
        await openAs(page, token, path)
        await line.quiet()
        const shifts = await shiftsOf(page)
        // Of the whole visit: the browser's own figure is that of the worst five seconds, or less.
        const total = shifts.reduce((sum, { score }) => sum + score, 0)
        expect(total, told(shifts)).toBeLessThanOrEqual(LIMIT)
      })
  })
