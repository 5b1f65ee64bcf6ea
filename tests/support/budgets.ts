import { FIRST_LOAD_BUDGETS } from '@/build/first-load'
import { paths } from '@/paths'

/**
 * Limits for a first visit in English. Sizes are bytes after brotli at its highest level. The
 * platform's pictures and videos do not count. Its other answers count only in `requests`. The
 * limits must reveal an added library, but must not force anybody to split modules to save bytes.
 * `BUDGETS=print npm run test:e2e -- budget.spec.ts` prints the current values.
 */
export interface Budget {
  path: string
  member: 'nobody' | 'wulan_r' | 'budi_k'
  /** Bytes of JavaScript until the content is shown. */
  content: number
  /** Bytes of JavaScript until the app is idle: only a tap would load more. */
  idle: number
  /** Bytes of the page, scripts, styles and icons until the app is idle. */
  total: number
  /** The number of different files and calls until the app is idle. */
  requests: number
  /** Bytes of style sheets until the app is idle. */
  css: number
}

/** The limit for the largest file of any visit, in bytes. */
export const MAX_FILE_BYTES = 122_000

/** Limits for the two prerendered first screens, which `tests/e2e/budget.spec.ts` checks. */
export const startBudgets: readonly Budget[] = [
  {
    ...visitOf(paths.login(), 'nobody'),
    content: FIRST_LOAD_BUDGETS['/Login'],
    idle: 131_000,
    total: 147_500,
    requests: 9,
    css: 5_300,
  },
  {
    ...visitOf(paths.home(), 'nobody'),
    content: FIRST_LOAD_BUDGETS['/Home'],
    idle: 159_200,
    total: 181_000,
    requests: 14,
    css: 9_000,
  },
]

/** Bytes on every screen: code that is loaded when the app is idle, and the page with icons. */
const [IDLE_BYTES, PAGE_BYTES] = [3_200, 9_300]

/** Limits for other screens, with all texts of the language. See `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  { ...visitOf(paths.videos(), 'nobody'), content: 219_000, requests: 25, css: 12_800 },
  { ...visitOf(paths.draws(), 'nobody'), content: 222_500, requests: 24, css: 13_300 },
  { ...visitOf(paths.mine(), 'wulan_r'), content: 221_500, requests: 29, css: 12_800 },
  { ...visitOf(paths.draw({ key: 'sunda60', id: '11' }), 'wulan_r'), content: 233_500, requests: 36, css: 14_700 },
  { ...visitOf(paths.orderRecord(), 'wulan_r'), content: 226_000, requests: 33, css: 13_300 },
  { ...visitOf(paths.withdraw(), 'budi_k'), content: 221_000, requests: 25, css: 12_900 },
  { ...visitOf(paths.video('1001'), 'wulan_r'), content: 225_000, requests: 25, css: 14_100 },
].map((budget) => ({
  ...budget,
  idle: budget.content + IDLE_BYTES,
  total: budget.content + IDLE_BYTES + budget.css + PAGE_BYTES,
}))

function visitOf(path: string, member: Budget['member']): Pick<Budget, 'path' | 'member'> {
  return { path, member }
}
