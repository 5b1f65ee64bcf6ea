import { FIRST_LOAD_BUDGET } from '@/build/first-load'
import { paths } from '@/paths'

/**
 * What a first visit in English may fetch, in bytes of brotli at its highest level; each a little
 * more than it is. `BUDGETS=print` prints what it is:
 * `BUDGETS=print npm run test:e2e -- budget.spec.ts`.
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
  /** The largest file. */
  largest: number
  /** Style sheets until then. */
  css: number
}

/** Every first visit begins with one of them; `tests/e2e/budget.spec.ts`. */
export const startBudgets: readonly Budget[] = [
  {
    path: paths.login(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGET,
    idle: 127_000,
    total: 140_500,
    requests: 9,
    largest: 118_500,
    css: 4_000,
  },
  {
    path: paths.home(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGET,
    idle: 139_000,
    total: 155_000,
    requests: 14,
    largest: 118_500,
    css: 6_000,
  },
]

/** Entered by a link, a reload or a bookmark; `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  {
    path: paths.videos(),
    member: 'nobody',
    content: 193_500,
    idle: 193_500,
    total: 215_000,
    requests: 28,
    largest: 118_500,
    css: 11_500,
  },
  {
    path: paths.draws(),
    member: 'nobody',
    content: 198_000,
    idle: 198_000,
    total: 219_000,
    requests: 25,
    largest: 118_500,
    css: 11_100,
  },
  {
    path: paths.mine(),
    member: 'wulan_r',
    content: 191_500,
    idle: 191_500,
    total: 212_500,
    requests: 26,
    largest: 118_500,
    css: 11_100,
  },
  {
    path: paths.draw({ key: 'sunda60', id: '11' }),
    member: 'wulan_r',
    content: 213_000,
    idle: 213_000,
    total: 236_000,
    requests: 37,
    largest: 118_500,
    css: 13_300,
  },
  {
    path: paths.orderRecord(),
    member: 'wulan_r',
    content: 199_000,
    idle: 199_000,
    total: 219_500,
    requests: 30,
    largest: 118_500,
    css: 10_700,
  },
  {
    path: paths.withdraw(),
    member: 'budi_k',
    content: 208_000,
    idle: 208_000,
    total: 229_000,
    requests: 35,
    largest: 118_500,
    css: 11_400,
  },
  {
    path: paths.video('1001'),
    member: 'wulan_r',
    content: 198_500,
    idle: 198_500,
    total: 221_500,
    requests: 31,
    largest: 118_500,
    css: 12_600,
  },
]
