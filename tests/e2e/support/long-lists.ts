import { paths } from '@/paths'
import { createAnswer, CROWDED_GAME, crowdedAnswers } from '../../support/crowd'
import { BUDI } from './app'
import type { Page } from '@playwright/test'

export interface LongList {
  name: string
  path: string
  token?: string
  /** Opens the sheet that holds the list. Undefined if the list is on the screen itself. */
  open?: (page: Page) => Promise<void>
  /** 'all': one list has all rows. 'groups': each day has a list. Undefined: no list of rows. */
  listStructure?: 'all' | 'groups'
}

const city = { id: '101', name: 'Acity 1' }
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap()

/** Screens and sheets that list or count all rows of an answer, which may be very many. */
export const longLists: readonly LongList[] = [
  { name: 'orders', path: paths.orderRecord(), listStructure: 'groups' },
  { name: 'withdrawals', path: paths.withdrawals(), listStructure: 'groups' },
  { name: 'statement', path: paths.statement(), listStructure: 'groups' },
  { name: 'report', path: paths.report() },
  { name: 'notices', path: paths.notices(), listStructure: 'all' },
  { name: 'draws', path: paths.draw(CROWDED_GAME), open: (page) => tap(page, 'History'), listStructure: 'groups' },
  {
    name: 'own tasks',
    path: paths.draw(CROWDED_GAME),
    open: (page) => tap(page, 'Task list'),
    listStructure: 'groups',
  },
  { name: 'fairness', path: paths.fairness(CROWDED_GAME) },
  { name: 'cities', path: paths.cities(), listStructure: 'all' },
  { name: 'cities, pushed', path: paths.allCities(), listStructure: 'all' },
  { name: 'hosts', path: paths.hosts(city), listStructure: 'all' },
  { name: 'games', path: paths.draws(), listStructure: 'all' },
  { name: 'recommended', path: paths.video('1001'), token: BUDI, listStructure: 'all' },
]

export async function answerWithRows(page: Page, count: number): Promise<void> {
  for (const [path, dataOf] of Object.entries(crowdedAnswers)) {
    const answer = createAnswer(dataOf(count))
    await page.route(`**/api${path}*`, (route) => route.fulfill({ json: answer }))
  }
}

export const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** Scrolls to a fraction (0 to 1) of the height of the open sheet, otherwise of the window. */
export const scrollList = (page: Page, heightFraction: number) =>
  page.evaluate((to) => {
    const scrollers = [...document.querySelectorAll('[role=dialog] *')].filter(
      (element) => element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto',
    )
    const scroller = scrollers.at(-1) ?? document.scrollingElement
    if (scroller !== null) scroller.scrollTop = scroller.scrollHeight * to
  }, heightFraction)
