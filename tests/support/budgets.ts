import { FIRST_LOAD_BUDGETS } from '@/build/first-load'
import { paths } from '@/paths'

/**
 * Limits for a first visit in English, in bytes by brotli at its highest level. They are loose
 * enough that no module need be split to save bytes, and tight enough to show an added library.
 * `BUDGETS=print` prints the present values: `BUDGETS=print npm run test:e2e -- budget.spec.ts`.
 * Any screen can be added. Pictures, videos and answers of the platform do not count as bytes.
 */
export interface Budget {
  path: string
  member: 'nobody' | 'wulan_r' | 'budi_k'
  /** JavaScript until the content is shown. */
  content: number
  /** JavaScript until nothing more is loaded without a tap. */
  idle: number
  /** The page, scripts, styles and icons until then. */
  total: number
  /** The number of different files and calls until then. */
  requests: number
  /** Style sheets until then. */
  css: number
}

/** The largest file of any visit. */
export const MAX_FILE_BYTES = 122_000

/** Every first visit begins with one of these screens; see `tests/e2e/budget.spec.ts`. */
export const startBudgets: readonly Budget[] = [
  {
    ...of(paths.login(), 'nobody'),
    content: FIRST_LOAD_BUDGETS['/Login'],
    idle: 131_000,
    total: 146_500,
    requests: 9,
    css: 5_300,
  },
  {
    ...of(paths.home(), 'nobody'),
    content: FIRST_LOAD_BUDGETS['/Home'],
    idle: 151_500,
    total: 171_500,
    requests: 14,
    css: 7_900,
  },
]

/** Bytes that are the same on all screens: parts loaded when idle; the page and its icons. */
const [IDLE, PAGE] = [3_200, 9_300]

/** Opened by a link, a reload or a bookmark, with all texts; see `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  { ...of(paths.videos(), 'nobody'), content: 213_500, requests: 26, css: 13_300 },
  { ...of(paths.draws(), 'nobody'), content: 213_000, requests: 24, css: 12_900 },
  { ...of(paths.mine(), 'wulan_r'), content: 214_000, requests: 26, css: 12_900 },
  { ...of(paths.draw({ key: 'sunda60', id: '11' }), 'wulan_r'), content: 225_000, requests: 32, css: 15_100 },
  { ...of(paths.orderRecord(), 'wulan_r'), content: 220_500, requests: 33, css: 12_500 },
  { ...of(paths.withdraw(), 'budi_k'), content: 216_000, requests: 27, css: 13_200 },
  { ...of(paths.video('1001'), 'wulan_r'), content: 220_000, requests: 27, css: 14_400 },
].map((budget) => ({ ...budget, idle: budget.content + IDLE, total: budget.content + IDLE + budget.css + PAGE }))

function of(path: string, member: Budget['member']): Pick<Budget, 'path' | 'member'> {
  return { path, member }
}
