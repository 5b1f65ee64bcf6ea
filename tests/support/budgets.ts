import { FIRST_LOAD_BUDGETS } from '@/build/first-load'
import { paths } from '@/paths'

/**
 * What a first visit in English may fetch, in bytes of brotli at its highest level; loose
 * enough that no module is cut for it; what grows by a library is seen.
 * `BUDGETS=print` prints what it is: `BUDGETS=print npm run test:e2e -- budget.spec.ts`.
 *
 * Any screen can join. Pictures and videos are the platform's and do not count, nor do the bytes of
 * its answers.
 */
export interface Budget {
  path: string
  member: 'nobody' | 'wulan_r' | 'budi_k'
  /** JavaScript until the content is shown. */
  content: number
  /** JavaScript until nothing more comes by itself. */
  idle: number
  /** The page, scripts, styles and icons until then. */
  total: number
  /** Of different files and calls, until then. */
  requests: number
  /** Style sheets until then. */
  css: number
}

/** Of any visit. */
export const LARGEST_FILE = 136_500

/** Every first visit begins with one of them; `tests/e2e/budget.spec.ts`. */
export const startBudgets: readonly Budget[] = [
  {
    path: paths.login(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGETS.LoginScreen,
    idle: 145_000,
    total: 160_000,
    requests: 12,
    css: 4_800,
  },
  {
    path: paths.home(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGETS.HomeScreen,
    idle: 162_000,
    total: 178_500,
    requests: 16,
    css: 6_700,
  },
]

/** Entered by a link, a reload or a bookmark; `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  {
    path: paths.videos(),
    member: 'nobody',
    content: 214_000,
    idle: 217_200,
    total: 239_000,
    requests: 31,
    css: 12_550,
  },
  {
    path: paths.draws(),
    member: 'nobody',
    content: 218_500,
    idle: 221_700,
    total: 243_100,
    requests: 28,
    css: 12_150,
  },
  {
    path: paths.mine(),
    member: 'wulan_r',
    content: 212_000,
    idle: 215_000,
    total: 236_500,
    requests: 29,
    css: 12_150,
  },
  {
    path: paths.draw({ key: 'sunda60', id: '11' }),
    member: 'wulan_r',
    content: 233_400,
    idle: 236_600,
    total: 260_300,
    requests: 40,
    css: 14_350,
  },
  {
    path: paths.orderRecord(),
    member: 'wulan_r',
    content: 219_500,
    idle: 222_700,
    total: 243_700,
    requests: 33,
    css: 11_750,
  },
  {
    path: paths.withdraw(),
    member: 'budi_k',
    content: 228_800,
    idle: 232_000,
    total: 253_800,
    requests: 38,
    css: 12_450,
  },
  {
    path: paths.video('1001'),
    member: 'wulan_r',
    content: 219_200,
    idle: 222_500,
    total: 245_500,
    requests: 34,
    css: 13_650,
  },
]
