import { expect, type Locator } from '@playwright/test'
import { paths, patterns } from '@/paths'
import { SITI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, goOffline, offline, slow, type ScreenState, type Stage } from './state'
import { changeAnswers } from '../support/hold-back'
import { tapArmed } from '../support/tap-armed'

const hall = { path: paths.draws(), token: null }
const merapi = { path: paths.draw({ key: 'merapi180', id: '12' }), token: WULAN }
const PAYOUT = '1.95'
const HELP_HOST = 'www.gamblingtherapy.org'

const submit = ({ page, say }: Stage) =>
  page.getByRole('button', { name: new RegExp(`^${say('reservation:submit')}`) }).tap()

type Picks = readonly ('big' | 'small' | 'odd' | 'even')[]

/** Two notes of Rp 2,000. */
async function compose({ page, say }: Stage, picks: Picks): Promise<void> {
  const tiles = page.getByRole('group', { name: say('reservation:choose') })
  for (const pick of picks)
    await tiles.getByRole('button', { name: new RegExp(`^${say(`reservation:option.${pick}`)}`) }).tap()
  await page.getByRole('textbox', { name: say('reservation:amount') }).fill('2000')
}

async function review(stage: Stage, picks: Picks = ['big', 'odd']): Promise<void> {
  await compose(stage, picks)
  await submit(stage)
  await expect(stage.page.getByRole('dialog', { name: stage.say('reservation:confirm.title') })).toBeVisible()
}

/** An order of Rp 4,000 on Merapi's open round, from that draw's screen. */
async function order(stage: Stage, picks?: Picks): Promise<void> {
  const { page, say } = stage
  await review(stage, picks)
  await tapArmed(page.getByRole('button', { name: say('reservation:confirm.confirm', { amount: 'Rp 4,000' }) }))
  const accepted = page.getByRole('dialog', { name: say('messages:order.accepted.title') })
  await expect(accepted.getByText(say('messages:balanceNow'))).toBeVisible()
}

/** Orders, and goes on to Cities while the round is open. */
export async function orderAndOpenCities(stage: Stage): Promise<void> {
  const { page, say } = stage
  await order(stage)
  await tapArmed(page.getByRole('button', { name: say('shared:done') }))
  await page.getByRole('button', { name: say('common:back') }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:draws') })).toBeVisible()
  await page.getByRole('link', { name: say('footer:cities'), exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say('footer:cities') })).toBeVisible()
}

/** Closes the sheet of an accepted order, whose slip then stands above the foot of the screen. */
async function orderAndClose(stage: Stage, picks?: Picks): Promise<Locator> {
  const { page, say } = stage
  await order(stage, picks)
  await tapArmed(page.getByRole('button', { name: say('shared:done') }))
  const slip = page.getByRole('region', { name: say('messages:rounds.label') })
  await expect(slip).toBeVisible()
  return slip
}

/** Merapi draws 4, 3, 5: Big and Even. */
const settled = (name: string, picks: Picks, net: string): ScreenState => ({
  ...merapi,
  name: `Draw, round settled, ${name}`,
  prepare: async (stage) => {
    const { page, say, world } = stage
    const slip = await orderAndClose(stage, picks)
    await world.advance(page, 165_000)
    await expect(slip).toContainText(net)
    // It would fold away.
    await slip.getByRole('button', { name: say('common:close') }).focus()
  },
  ready: PAYOUT,
})

/** Opens the screen anew on answers that do not say when a round closes. */
async function untold({ page }: Stage): Promise<void> {
  await changeAnswers(page, '/Lottery/*', withoutSeconds)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/./)
  await expect(page.getByRole('timer')).toHaveCount(0)
}

function withoutSeconds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSeconds)
  return { ...(data as object), second: undefined }
}

/** Half an hour of draws is full, with one order in it. */
async function askTheTime(stage: Stage): Promise<Locator> {
  const { page } = stage
  await orderAndClose(stage)
  // The visit is of the day, which had another one before.
  await page.evaluate((memberId) => {
    const key = `tiga.visit.${memberId}`
    const visit = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>
    localStorage.setItem(key, JSON.stringify({ ...visit, playedMs: 1_800_000, checkedMs: 0 }))
    const day = { until: 0, days: {}, untold: 2_700_000 }
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
  { ...hall, name: 'Draws hall, loading', faults: slow('/Lottery/itemlist', '/Lottery/lotteryList') },
  { ...hall, name: 'Draws hall, failed', faults: failing('/Lottery/lotteryList'), ready: FAULT_TEXT },
  { ...hall, name: 'Draws hall, closings not told', prepare: untold, ready: 'Kelimutu' },
  { ...merapi, name: 'Draw', ready: PAYOUT },
  { ...merapi, name: 'Draw, closing not told', prepare: untold, ready: PAYOUT },
  { ...merapi, name: 'Draw, loading', faults: slow('/Lottery/getLotteryInfo') },
  { ...merapi, name: 'Draw, failed', faults: failing('/Lottery/getLotteryInfo'), ready: FAULT_TEXT },
  {
    ...merapi,
    name: 'Draw, payout not published',
    path: paths.draw({ key: 'rinjani60', id: '14' }),
    ready: 'Rinjani',
  },
  { ...merapi, name: 'Draw, orders blocked', token: SITI, ready: PAYOUT },
  {
    ...merapi,
    name: 'Draw, refused',
    prepare: async (stage) => {
      await submit(stage)
      await expect(stage.page.getByRole('alert')).toHaveText(stage.say('reservation:refusal.chooseNumber'))
    },
    ready: PAYOUT,
  },
  { ...merapi, name: 'Draw, opposite picks', prepare: (stage) => compose(stage, ['big', 'small']), ready: PAYOUT },
  { ...merapi, name: 'Draw, confirm of opposites', prepare: (stage) => review(stage, ['odd', 'even']), ready: PAYOUT },
  { ...merapi, name: 'Draw, confirm', prepare: (stage) => review(stage), ready: PAYOUT },
  {
    ...merapi,
    name: 'Draw, confirm with every draw',
    prepare: async (stage) => {
      const { page, say } = stage
      await review(stage)
      const everyDraw = page.getByRole('region', { name: say('reservation:longRun.title') })
      for (const fold of await everyDraw.locator('summary').all()) await fold.tap()
      await expect(everyDraw.getByText(say('reservation:rulesAssumption'))).toBeVisible()
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, confirm offline',
    prepare: async (stage) => {
      await review(stage)
      await goOffline(stage)
    },
    ready: PAYOUT,
  },
  { ...merapi, name: 'Draw, accepted', prepare: (stage) => order(stage), ready: PAYOUT },
  {
    ...merapi,
    name: 'Draw, open round',
    prepare: async (stage) => {
      await orderAndClose(stage)
    },
    ready: PAYOUT,
  },
  settled('gain', ['big', 'even'], '+Rp 3,800'),
  settled('loss', ['big', 'odd'], '−Rp 100'),
  settled('nothing returned', ['small', 'odd'], '−Rp 4,000'),
  {
    ...merapi,
    name: 'Draw, answer lost',
    faults: offline('/game/placeOrder'),
    prepare: async (stage) => {
      const { page, say } = stage
      await review(stage)
      await tapArmed(page.getByRole('button', { name: say('reservation:confirm.confirm', { amount: 'Rp 4,000' }) }))
      const sheet = page.getByRole('dialog', { name: say('shared:outcomeUnknown') })
      await expect(sheet.getByRole('link', { name: say('messages:see.order') })).toBeVisible()
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, rules',
    prepare: async (stage) => {
      const { page, say } = stage
      await page.getByRole('button', { name: say('reservation:rules'), exact: true }).tap()
      const sheet = page.getByRole('dialog', { name: say('reservation:rulesTitle') })
      await expect(sheet.getByText('1.95×')).toBeVisible()
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, history',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('reservation:history') }).tap()
      const sheet = page.getByRole('dialog', { name: say('reservation:historyTitle') })
      await expect(sheet.getByRole('listitem').filter({ hasText: '20261121-0180' })).toBeVisible()
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, task list',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('reservation:taskList') }).tap()
      const sheet = page.getByRole('dialog', { name: say('reservation:taskList') })
      await expect(sheet.getByRole('link', { name: '20261121-0141' })).toBeVisible()
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, time check',
    prepare: async (stage) => {
      await askTheTime(stage)
    },
    ready: PAYOUT,
  },
  {
    ...merapi,
    name: 'Draw, time check, help',
    prepare: async (stage) => {
      const check = await askTheTime(stage)
      await check.getByRole('button', { name: stage.say('service:help.title') }).tap()
      await expect(check.getByRole('button', { name: HELP_HOST })).toBeVisible()
    },
    ready: PAYOUT,
  },
  { ...merapi, name: 'Draw, game not found', path: patterns.draw },
]
