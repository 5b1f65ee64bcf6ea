import { expect, type Locator } from '@playwright/test'
import { paths, patterns } from '@/paths'
import { SITI, WULAN } from '../support/members'
import {
  refuseCalls,
  FAULT_TEXT,
  goOffline,
  loseAnswers,
  openDialog,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'
import { changeAnswers } from '../support/hold-back'
import { tapArmed } from '../support/tap-armed'

const hall = { path: paths.draws(), token: null }
const merapi = { path: paths.draw({ key: 'merapi180', id: '12' }), token: WULAN }
/** The screen has loaded once it shows the payout 1.95. */
const draw = { ...merapi, ready: '1.95' }
const HELP_HOST = 'www.gamblingtherapy.org'

type Picks = readonly ('big' | 'small' | 'odd' | 'even')[]

/** Chooses the picks, and fills in Rp 2,000 as the amount per pick. */
async function compose({ page, say }: Stage, picks: Picks): Promise<void> {
  const tiles = page.getByRole('group', { name: say('reservation:choose') })
  for (const pick of picks)
    await tiles.getByRole('button', { name: new RegExp(`^${say(`reservation:option.${pick}`)}`) }).tap()
  await page.getByRole('textbox', { name: say('reservation:amount') }).fill('2000')
}

async function review(stage: Stage, picks: Picks = ['big', 'odd']): Promise<void> {
  await compose(stage, picks)
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

/** Places an order, and opens Cities while the round is still open. */
export async function orderAndOpenCities(stage: Stage): Promise<void> {
  const { page, say } = stage
  await orderAndClose(stage)
  await page.getByRole('button', { name: say('common:back') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:draws') })).toBeVisible()
  await page.getByRole('link', { name: say('footer:cities'), exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:cities') })).toBeVisible()
}

/**
 * Places an order, and closes the sheet that says that the order was accepted.
 * @returns the card of the order (slip), which is then shown at the foot of the screen
 */
async function orderAndClose(stage: Stage, picks?: Picks): Promise<Locator> {
  const { page, say } = stage
  await placeOrder(stage, picks)
  await tapArmed(page.getByRole('button', { name: say('shared:done') }))
  const slip = page.getByRole('region', { name: say('messages:rounds.label') })
  await expect(slip).toBeVisible()
  return slip
}

/** Returns a state after the draw of the round. Merapi draws 4, 3, 5, so Big and Even win. */
const settledState = (name: string, picks: Picks, net: string): ScreenState => ({
  ...draw,
  name: `Draw, round settled, ${name}`,
  prepare: async (stage) => {
    const { page, say, world } = stage
    const slip = await orderAndClose(stage, picks)
    await world.advance(page, 165_000)
    await expect(slip).toContainText(net)
    // Focuses the slip, because a slip without the focus closes by itself.
    await slip.getByRole('button', { name: say('common:close') }).focus()
  },
})

/** Reloads the screen with answers that do not say when a round closes. */
async function removeClosingTimes({ page }: Stage): Promise<void> {
  await changeAnswers(page, '/Lottery/*', withoutSeconds)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/./)
  await expect(page.getByRole('timer')).toHaveCount(0)
}

function withoutSeconds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSeconds)
  return { ...(data as object), second: undefined }
}

/** Opens the time check after half an hour of play since the last check, with one order. */
async function openTimeCheck(stage: Stage): Promise<Locator> {
  const { page } = stage
  await orderAndClose(stage)
  await page.evaluate((memberId) => {
    const day = { until: 0, days: {}, untold: 2_700_000, sinceCheck: 1_800_000 }
    localStorage.setItem('tiga.playTime', JSON.stringify({ [memberId]: day }))
  }, WULAN)
  await page.reload()
  const time = stage.say('shared:minutes', { minutes: 30 })
  const check = page.getByRole('dialog', { name: stage.say('reservation:check.title', { time }) })
  await expect(check.getByRole('button', { name: stage.say('reservation:check.goOn') })).toBeVisible()
  return check
}

export const drawStates: readonly ScreenState[] = [
  { ...hall, name: 'Draws hall', ready: 'Kelimutu' },
  { ...hall, name: 'Draws hall of a member', token: WULAN, ready: 'Kelimutu' },
  { ...hall, name: 'Draws hall, loading', faults: delayAnswers('/Lottery/itemlist', '/Lottery/lotteryList') },
  { ...hall, name: 'Draws hall, failed', faults: refuseCalls('/Lottery/lotteryList'), ready: FAULT_TEXT },
  { ...hall, name: 'Draws hall, closing times missing', prepare: removeClosingTimes, ready: 'Kelimutu' },
  { ...draw, name: 'Draw' },
  { ...draw, name: 'Draw, closing time missing', prepare: removeClosingTimes },
  { ...merapi, name: 'Draw, loading', faults: delayAnswers('/Lottery/getLotteryInfo') },
  { ...merapi, name: 'Draw, failed', faults: refuseCalls('/Lottery/getLotteryInfo'), ready: FAULT_TEXT },
  { ...merapi, name: 'Draw, payout not published', path: paths.draw({ key: 'rinjani60', id: '14' }), ready: 'Rinjani' },
  { ...draw, name: 'Draw, orders blocked', token: SITI },
  {
    ...draw,
    name: 'Draw, refused',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(`^${say('reservation:submit')}`) }).tap()
      await expect(page.getByRole('alert')).toHaveText(say('reservation:refusal.chooseNumber'))
    },
  },
  { ...draw, name: 'Draw, opposite picks', prepare: (stage) => compose(stage, ['big', 'small']) },
  { ...draw, name: 'Draw, confirm of opposites', prepare: (stage) => review(stage, ['odd', 'even']) },
  { ...draw, name: 'Draw, confirm', prepare: review },
  {
    ...draw,
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
    ...draw,
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
  { ...draw, name: 'Draw, accepted', prepare: placeOrder },
  {
    ...draw,
    name: 'Draw, accepted, in the record twice',
    faults: [{ path: '/game/placeOrder', kind: 'twice' }],
    prepare: async (stage) => {
      await placeOrder(stage)
      await expect(stage.page.getByRole('alert')).toContainText('2')
    },
  },
  { ...draw, name: 'Draw, open round', prepare: orderAndClose },
  settledState('gain', ['big', 'even'], '+Rp 3,800'),
  settledState('loss', ['big', 'odd'], '−Rp 100'),
  settledState('nothing returned', ['small', 'odd'], '−Rp 4,000'),
  {
    ...draw,
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
    ...draw,
    name: 'Draw, refusal that the record does not confirm',
    faults: refuseCalls('/game/placeOrder', '/member/getUserGameList'),
    prepare: async (stage) => {
      const { page, say } = stage
      await confirm(stage)
      const sheet = page.getByRole('dialog', { name: say('messages:outcomeUnknown') })
      await expect(sheet.getByText(FAULT_TEXT)).toBeVisible()
    },
  },
  {
    ...draw,
    name: 'Draw, rules',
    prepare: openDialog('reservation:rules', 'reservation:rulesTitle', '1.95'),
  },
  {
    ...draw,
    name: 'Draw, history',
    prepare: openDialog('reservation:history', 'reservation:historyTitle', '20261121-0180'),
  },
  {
    ...draw,
    name: 'Draw, task list',
    prepare: openDialog('reservation:taskList', 'reservation:taskList', '20261121-0141'),
  },
  { ...draw, name: 'Draw, time check', prepare: openTimeCheck },
  {
    ...draw,
    name: 'Draw, time check, help',
    prepare: async (stage) => {
      const check = await openTimeCheck(stage)
      await check.getByText(stage.say('service:help.title')).tap()
      await expect(check.getByRole('button', { name: HELP_HOST })).toBeVisible()
    },
  },
  { ...merapi, name: 'Draw, game not found', path: patterns.draw },
]
