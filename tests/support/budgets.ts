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
    idle: 169_000,
    total: 179_500,
    requests: 22,
    largest: 118_500,
    css: 9_000,
  },
  {
    path: paths.home(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGET,
    idle: 224_500,
    total: 238_500,
    requests: 40,
    largest: 118_500,
    css: 12_600,
  },
]

/** Entered by a link, a reload or a bookmark; `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  {
    path: paths.videos(),
    member: 'nobody',
    content: 179_500,
    idle: 225_500,
    total: 238_000,
    requests: 39,
    largest: 118_500,
    css: 11_100,
  },
  {
    path: paths.draws(),
    member: 'nobody',
    content: 170_500,
    idle: 197_500,
    total: 210_000,
    requests: 33,
    largest: 118_500,
    css: 10_600,
  },
  {
    path: paths.mine(),
    member: 'wulan_r',
    content: 170_000,
    idle: 172_500,
    total: 183_500,
    requests: 30,
    largest: 118_500,
    css: 9_700,
  },
  {
    path: paths.draw({ key: 'sunda60', id: '11' }),
    member: 'wulan_r',
    content: 187_500,
    idle: 190_000,
    total: 203_500,
    requests: 43,
    largest: 118_500,
    css: 12_000,
  },
  {
    path: paths.orderRecord(),
    member: 'wulan_r',
    content: 172_500,
    idle: 199_500,
    total: 211_000,
    requests: 39,
    largest: 118_500,
    css: 10_200,
  },
  {
    path: paths.withdraw(),
    member: 'budi_k',
    content: 177_000,
    idle: 180_000,
    total: 191_500,
    requests: 42,
    largest: 118_500,
    css: 10_100,
  },
  {
    path: paths.video('1001'),
    member: 'wulan_r',
    content: 176_500,
    idle: 179_000,
    total: 192_000,
    requests: 37,
    largest: 118_500,
    css: 11_400,
  },
]
