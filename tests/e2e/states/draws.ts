import { expect, type Locator } from '@playwright/test'
import { paths, routePatterns } from '@/paths'
import { SITI, WULAN } from '../support/members'
import {
  refuseCalls,
  FAULT_TEXT_PATTERN,
  goOffline,
  storeAsOtherTab,
  loseAnswers,
  openDialog,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'
import { changeAnswers } from '../support/hold-back'
import { tapArmed } from '../support/tap-armed'

const hallScreen = { path: paths.draws(), token: null }
const merapiScreen = { path: paths.draw({ key: 'merapi180', id: '12' }), token: WULAN }
/** The screen has loaded once it shows the payout 1.95 in the marks of any language. */
const drawScreen = { ...merapiScreen, ready: /1[.,]95/ }
const HELP_HOST = 'www.gamblingtherapy.org'

type Picks = readonly ('big' | 'small' | 'odd' | 'even')[]

/** Chooses the picks, and fills in Rp 2,000 as the amount per pick. */
async function fillOrder({ page, say }: Stage, picks: Picks): Promise<void> {
  const tiles = page.getByRole('group', { name: say('reservation:choose') })
  for (const pick of picks)
    await tiles.getByRole('button', { name: new RegExp(`^${say(`reservation:option.${pick}`)}`) }).tap()
  await page.getByRole('textbox', { name: say('reservation:amount') }).fill('2000')
}

async function review(stage: Stage, picks: Picks = ['big', 'odd']): Promise<void> {
  await fillOrder(stage, picks)
  await openDialog('reservation:submit', 'reservation:confirm.title')(stage)
}

async function confirm(stage: Stage, picks?: Picks): Promise<void> {
  const { page, say } = stage
  await review(stage, picks)
  await tapArmed(page.getByRole('button', { name: say('reservation:confirm.confirm', { amount: 'Rp 4,000' }) }))
}

/** Places an order of Rp 4,000 on the open round of Merapi, on the screen of the draw. */
async function placeOrder(stage: Stage, picks?: Picks): Promise<void> {
  const { page, say } = stage
  await confirm(stage, picks)
  const sheet = page.getByRole('dialog', { name: say('messages:order.accepted.title') })
  await expect(sheet.getByText(say('messages:balanceNow'))).toBeVisible()
}

/** Places an order, and goes to the screen Cities before the round closes. */
export async function orderAndOpenCities(stage: Stage): Promise<void> {
  const { page, say } = stage
  await orderAndClose(stage)
  await page.getByRole('button', { name: say('common:back') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:draws') })).toBeVisible()
  await page.getByRole('link', { name: say('footer:cities'), exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:cities') })).toBeVisible()
}

/** Places an order, whose sheet closes by itself. Returns the row of the member's round. */
async function orderAndClose(stage: Stage, picks?: Picks): Promise<Locator> {
  const { page, say } = stage
  await placeOrder(stage, picks)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const ownRound = page.getByRole('region', { name: say('messages:rounds.own'), exact: true })
  await expect(ownRound).toBeVisible()
  return ownRound
}

/** Returns a state after the draw of the round. Merapi draws 4, 3, 5, so Big and Even win. */
const settledState = (name: string, picks: Picks, net: string): ScreenState => ({
  ...drawScreen,
  name: `Draw, round settled, ${name}`,
  prepare: async (stage) => {
    const { page, world } = stage
    const ownRound = await orderAndClose(stage, picks)
    await world.advance(page, 165_000)
    await expect(ownRound).toContainText(net)
    // The focus keeps the outcome in sight. Without the focus, it would go after 12 s.
    await ownRound.getByRole('link').focus()
  },
})

/** Reloads the screen with answers that do not say when a round closes. */
async function removeClosingTimes({ page }: Stage): Promise<void> {
  await changeAnswers(page, '/Lottery/*', removeSeconds)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/./)
  await expect(page.getByRole('timer')).toHaveCount(0)
}

function removeSeconds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(removeSeconds)
  return { ...(data as object), second: undefined }
}

/** Places an order, stores 30 minutes of play since the last time check, and opens a time check. */
async function openTimeCheck(stage: Stage): Promise<Locator> {
  const { page } = stage
  await orderAndClose(stage)
  await page.evaluate((memberId) => {
    const playTime = { until: 0, days: {}, untold: 2_700_000, sinceCheck: 1_800_000 }
    localStorage.setItem('tiga.playTime', JSON.stringify({ [memberId]: playTime }))
  }, WULAN)
  await page.reload()
  const time = stage.say('shared:minutes', { minutes: 30 })
  const timeCheck = page.getByRole('dialog', { name: stage.say('reservation:check.title', { time }) })
  await expect(timeCheck.getByRole('button', { name: stage.say('reservation:check.goOn') })).toBeVisible()
  return timeCheck
}

export const drawStates: readonly ScreenState[] = [
  { ...hallScreen, name: 'Draws hall', ready: 'Kelimutu' },
  { ...hallScreen, name: 'Draws hall of a member', token: WULAN, ready: 'Kelimutu' },
  { ...hallScreen, name: 'Draws hall, loading', faults: delayAnswers('/Lottery/itemlist', '/Lottery/lotteryList') },
  { ...hallScreen, name: 'Draws hall, failed', faults: refuseCalls('/Lottery/lotteryList'), ready: FAULT_TEXT_PATTERN },
  { ...hallScreen, name: 'Draws hall, closing times missing', prepare: removeClosingTimes, ready: 'Kelimutu' },
  { ...drawScreen, name: 'Draw' },
  { ...drawScreen, name: 'Draw, closing time missing', prepare: removeClosingTimes },
  { ...merapiScreen, name: 'Draw, loading', faults: delayAnswers('/Lottery/getLotteryInfo') },
  { ...merapiScreen, name: 'Draw, failed', faults: refuseCalls('/Lottery/getLotteryInfo'), ready: FAULT_TEXT_PATTERN },
  {
    ...merapiScreen,
    name: 'Draw, payout not published',
    path: paths.draw({ key: 'rinjani60', id: '14' }),
    ready: 'Rinjani',
  },
  { ...drawScreen, name: 'Draw, orders blocked', token: SITI },
  {
    ...drawScreen,
    name: 'Draw, refused',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(`^${say('reservation:submit')}`) }).tap()
      await expect(page.getByRole('alert')).toHaveText(say('reservation:refusal.chooseNumber'))
    },
  },
  { ...drawScreen, name: 'Draw, opposite picks', prepare: (stage) => fillOrder(stage, ['big', 'small']) },
  { ...drawScreen, name: 'Draw, confirm of opposites', prepare: (stage) => review(stage, ['odd', 'even']) },
  { ...drawScreen, name: 'Draw, confirm', prepare: review },
  {
    ...drawScreen,
    name: 'Draw, confirm with every draw',
    prepare: async (stage) => {
      const { page, say } = stage
      await review(stage)
      const everyDraw = page.getByRole('region', { name: say('reservation:longRun.title') })
      for (const summary of await everyDraw.locator('summary').all()) await summary.tap()
      await expect(everyDraw.getByText(say('reservation:rulesAssumption'))).toBeVisible()
    },
  },
  {
    ...drawScreen,
    name: 'Draw, confirm offline',
    prepare: async (stage) => {
      await review(stage)
      await goOffline(stage)
      await tapArmed(
        stage.page.getByRole('button', { name: stage.say('reservation:confirm.confirm', { amount: 'Rp 4,000' }) }),
      )
      await expect(stage.page.getByText(stage.say('common:offline'))).toBeVisible()
    },
  },
  { ...drawScreen, name: 'Draw, accepted', prepare: placeOrder },
  {
    ...drawScreen,
    name: 'Draw, accepted, in the record twice',
    faults: [{ path: '/game/placeOrder', kind: 'twice' }],
    prepare: async (stage) => {
      await placeOrder(stage)
      await expect(stage.page.getByRole('alert')).toContainText('2')
    },
  },
  { ...drawScreen, name: 'Draw, open round', prepare: orderAndClose },
  settledState('gain', ['big', 'even'], '+Rp 3,800'),
  settledState('loss', ['big', 'odd'], '−Rp 100'),
  settledState('nothing returned', ['small', 'odd'], '−Rp 4,000'),
  {
    ...drawScreen,
    name: 'Draw, answer lost',
    faults: loseAnswers('/game/placeOrder'),
    prepare: async (stage) => {
      const { page, say } = stage
      await confirm(stage)
      const sheet = page.getByRole('dialog', { name: say('messages:outcomeUnknown') })
      await expect(sheet.getByRole('link', { name: say('messages:record.order') })).toBeVisible()
    },
  },
  {
    ...drawScreen,
    name: 'Draw, outcome unknown',
    faults: loseAnswers('/game/placeOrder'),
    prepare: async (stage) => {
      const { page, say } = stage
      await confirm(stage)
      const sheet = page.getByRole('dialog', { name: say('messages:outcomeUnknown') })
      await expect(sheet.getByRole('link', { name: say('messages:record.order') })).toBeVisible()
      await sheet.getByRole('button', { name: say('common:close') }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  },
  {
    ...drawScreen,
    name: 'Draw, notices',
    token: SITI,
    prepare: async (stage) => {
      const { page, say } = stage
      await storeAsOtherTab(stage, [['tiga.requests.b', { memberId: SITI, request: { kind: 'order' } }]])
      await page.getByRole('button', { name: say('messages:unreadable.title') }).tap()
      await expect(page.getByRole('dialog', { name: say('shared:notices') })).toBeVisible()
    },
  },
  {
    ...drawScreen,
    name: 'Draw, refusal that the record does not confirm',
    faults: refuseCalls('/game/placeOrder', '/member/getUserGameList'),
    prepare: async (stage) => {
      const { page, say } = stage
      await confirm(stage)
      const sheet = page.getByRole('dialog', { name: say('messages:outcomeUnknown') })
      await expect(sheet.getByText(FAULT_TEXT_PATTERN)).toBeVisible()
    },
  },
  {
    ...drawScreen,
    name: 'Draw, rules',
    prepare: openDialog('reservation:rules', 'reservation:rulesTitle', '95×'),
  },
  {
    ...drawScreen,
    name: 'Draw, history',
    prepare: openDialog('reservation:history', 'reservation:historyTitle', '20261121-0180'),
  },
  {
    ...drawScreen,
    name: 'Draw, task list',
    prepare: openDialog('reservation:taskList', 'reservation:taskList', '20261121-0141'),
  },
  { ...drawScreen, name: 'Draw, time check', prepare: openTimeCheck },
  {
    ...drawScreen,
    name: 'Draw, time check, help',
    prepare: async (stage) => {
      const timeCheck = await openTimeCheck(stage)
      await timeCheck.getByText(stage.say('service:help.title')).tap()
      await expect(timeCheck.getByRole('button', { name: HELP_HOST })).toBeVisible()
    },
  },
  { ...merapiScreen, name: 'Draw, game not found', path: routePatterns.draw },
]
