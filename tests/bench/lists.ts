import { paths } from '@/paths'
import { answerWith, CROWDED_GAME, crowds } from '../support/crowd'
import { BUDI } from '../e2e/support/app'
import type { Page } from '@playwright/test'

export interface LongList {
  name: string
  path: string
  token?: string
  /** Opens what stands in a sheet. */
  open?: (page: Page) => Promise<void>
}

const city = { id: '101', name: 'Acity 1' }
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap()

/** Every list of the app that grows with an answer. */
export const longLists: readonly LongList[] = [
  { name: 'orders', path: paths.orderRecord() },
  { name: 'withdrawals', path: paths.withdrawals() },
  { name: 'statement', path: paths.statement() },
  { name: 'report', path: paths.report() },
  {
    name: 'trail',
    path: paths.orderRecord(),
    open: async (page) =>
      page
        .getByRole('button', { name: /^Staked/ })
        .first()
        .tap(),
  },
  { name: 'notices', path: paths.notices() },
  { name: 'draws', path: paths.draw(CROWDED_GAME), open: (page) => tap(page, 'History') },
  { name: 'own tasks', path: paths.draw(CROWDED_GAME), open: (page) => tap(page, 'Task list') },
  { name: 'fairness', path: paths.fairness(CROWDED_GAME) },
  { name: 'cities', path: paths.cities() },
  { name: 'cities, pushed', path: paths.allCities() },
  { name: 'hosts', path: paths.hosts(city) },
  {
    name: 'banks',
    path: paths.bindCard(),
    open: async (page) => page.locator('[aria-haspopup="dialog"]').first().tap(),
  },
  { name: 'games', path: paths.draws() },
  { name: 'recommended', path: paths.video('20001'), token: BUDI },
]

export async function fill(page: Page, count: number): Promise<void> {
  for (const [path, dataOf] of Object.entries(crowds)) {
    const answer = answerWith(dataOf(count))
    await page.route(`**/api${path}*`, (route) => route.fulfill({ json: answer }))
  }
}
