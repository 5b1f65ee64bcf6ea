import { paths } from '@/paths'
import { answerWith, CROWDED_GAME, crowds } from '../../support/crowd'
import { BUDI } from './app'
import type { Page } from '@playwright/test'

export interface LongList {
  name: string
  path: string
  token?: string
  /** Opens the sheet that holds the list. */
  open?: (page: Page) => Promise<void>
  /** The list element holds all rows, or there is one for the rows of each day. */
  has?: 'all' | 'groups'
}

const city = { id: '101', name: 'Acity 1' }
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap()

/** Every list of the app that grows with an answer. */
export const longLists: readonly LongList[] = [
  { name: 'orders', path: paths.orderRecord(), has: 'groups' },
  { name: 'withdrawals', path: paths.withdrawals(), has: 'groups' },
  { name: 'statement', path: paths.statement(), has: 'groups' },
  { name: 'report', path: paths.report() },
  { name: 'notices', path: paths.notices(), has: 'all' },
  { name: 'draws', path: paths.draw(CROWDED_GAME), open: (page) => tap(page, 'History'), has: 'groups' },
  { name: 'own tasks', path: paths.draw(CROWDED_GAME), open: (page) => tap(page, 'Task list'), has: 'groups' },
  { name: 'fairness', path: paths.fairness(CROWDED_GAME) },
  { name: 'cities', path: paths.cities(), has: 'all' },
  { name: 'cities, pushed', path: paths.allCities(), has: 'all' },
  { name: 'hosts', path: paths.hosts(city), has: 'all' },
  { name: 'games', path: paths.draws(), has: 'all' },
  { name: 'recommended', path: paths.video('1001'), token: BUDI, has: 'all' },
]

/** Makes the platform answer each call of `crowds` with `count` rows. */
export async function fill(page: Page, count: number): Promise<void> {
  for (const [path, dataOf] of Object.entries(crowds)) {
    const answer = answerWith(dataOf(count))
    await page.route(`**/api${path}*`, (route) => route.fulfill({ json: answer }))
  }
}

export const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls the list, in its sheet or in the window, to a share (0 to 1) of its height. */
export const scrollList = (page: Page, share: number) =>
  page.evaluate((to) => {
    const scrollers = [...document.querySelectorAll('[role=dialog] *')].filter(
      (each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === 'auto',
    )
    const scroller = scrollers.at(-1) ?? document.scrollingElement
    if (scroller !== null) scroller.scrollTop = scroller.scrollHeight * to
  }, share)
