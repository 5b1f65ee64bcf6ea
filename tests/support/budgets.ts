import { FIRST_LOAD_BUDGET } from '@/build/first-load'
import { paths } from '@/paths'

/**
 * What a first visit in English may fetch, in bytes of brotli at its highest level; each some
 * hundred bytes more than it is, because a file that is packed anew differs by as much.
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
    idle: 129_000,
    total: 143_500,
    requests: 10,
    largest: 118_500,
    css: 4_200,
  },
  {
    path: paths.home(),
    member: 'nobody',
    content: FIRST_LOAD_BUDGET,
    idle: 142_000,
    total: 158_500,
    requests: 14,
    largest: 118_500,
    css: 6_100,
  },
]

/** Entered by a link, a reload or a bookmark; `tests/more/budget.spec.ts`. */
export const otherBudgets: readonly Budget[] = [
  {
    path: paths.videos(),
    member: 'nobody',
    content: 196_000,
    idle: 199_200,
    total: 221_000,
    requests: 29,
    largest: 118_500,
    css: 11_950,
  },
  {
    path: paths.draws(),
    member: 'nobody',
    content: 200_500,
    idle: 203_700,
    total: 225_100,
    requests: 26,
    largest: 118_500,
    css: 11_550,
  },
  {
    path: paths.mine(),
    member: 'wulan_r',
    content: 194_000,
    idle: 197_000,
    total: 218_500,
    requests: 27,
    largest: 118_500,
    css: 11_550,
  },
  {
    path: paths.draw({ key: 'sunda60', id: '11' }),
    member: 'wulan_r',
    content: 215_400,
    idle: 218_600,
    total: 242_300,
    requests: 38,
    largest: 118_500,
    css: 13_750,
  },
  {
    path: paths.orderRecord(),
    member: 'wulan_r',
    content: 201_500,
    idle: 204_700,
    total: 225_700,
    requests: 31,
    largest: 118_500,
    css: 11_150,
  },
  {
    path: paths.withdraw(),
    member: 'budi_k',
    content: 210_800,
    idle: 214_000,
    total: 235_800,
    requests: 36,
    largest: 118_500,
    css: 11_850,
  },
  {
    path: paths.video('1001'),
    member: 'wulan_r',
    content: 201_200,
    idle: 204_500,
    total: 227_500,
    requests: 32,
    largest: 118_500,
    css: 13_050,
  },
]
