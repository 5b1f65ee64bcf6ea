import { expect } from '@playwright/test'
import { paths } from '@/paths'
import type { LimitKind } from '@/domain/limits/limit'
import { WULAN } from '../support/members'
import {
  refuseCalls,
  FAULT_TEXT_PATTERN,
  storeAsOtherTab,
  openDialog,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

const limitsScreen = { path: paths.limits(), token: WULAN }
const merapiScreen = { path: paths.draw({ key: 'merapi180', id: '12' }), token: WULAN, ready: /1[.,]95/ }
const MEMBER_CALL = '/member/getUserInfo'
const FAR_FUTURE = Date.UTC(2036, 10, 24, 9, 30)
const ORDERS_CALL = '/member/getUserGameList'

async function openLimit({ page, say }: Stage, kind: LimitKind): Promise<void> {
  const name = say(`limits:kind.${kind}`)
  const row = page.getByRole('button', { name: new RegExp(`^${name}`) })
  if (!(await row.isVisible())) await page.getByRole('button', { name: say('limits:more') }).tap()
  await row.tap()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

const storeLimits = (stage: Stage, own: object) =>
  storeAsOtherTab(stage, [[`tiga.limits.${WULAN}`, { memberId: WULAN, limits: [], breakUntil: null, ...own }]])

/** Sets four limits. Two of them have a pending raise, which takes effect long after any test. */
const setSomeLimits = async (stage: Stage) => {
  const waiting = { most: '75000', from: FAR_FUTURE }
  await storeLimits(stage, {
    limits: [
      { kind: 'perOrder', limit: { most: '20000', waiting: null } },
      { kind: 'stakedDay', limit: { most: '50000', waiting } },
      { kind: 'loss7', limit: { most: '100000', waiting: { most: null, from: FAR_FUTURE } } },
      { kind: 'playDay', limit: { most: '60', waiting: null } },
    ],
  })
  await expect(stage.page.getByRole('main')).toContainText('50,000')
}

async function takeBreak(stage: Stage): Promise<void> {
  await storeLimits(stage, { breakUntil: FAR_FUTURE })
  await expect(stage.page.getByRole('main')).toContainText('2036')
}

export const limitStates: readonly ScreenState[] = [
  { ...limitsScreen, name: 'Limits' },
  { ...limitsScreen, name: 'Limits, loading', faults: delayAnswers(MEMBER_CALL) },
  { ...limitsScreen, name: 'Limits, failed', faults: refuseCalls(MEMBER_CALL), ready: FAULT_TEXT_PATTERN },
  { ...limitsScreen, name: 'Limits, not counted', faults: refuseCalls(ORDERS_CALL), ready: FAULT_TEXT_PATTERN },
  { ...limitsScreen, name: 'Limits, some set', prepare: setSomeLimits },
  {
    ...limitsScreen,
    name: 'Limits, one open',
    prepare: async (stage) => {
      await setSomeLimits(stage)
      await openLimit(stage, 'stakedDay')
    },
  },
  {
    ...limitsScreen,
    name: 'Limits, wrong amount',
    prepare: async (stage) => {
      const { page, say } = stage
      await openLimit(stage, 'loss30')
      await page.getByRole('dialog').getByRole('textbox').fill('0')
      await page.getByRole('button', { name: say('limits:set'), exact: true }).tap()
      await expect(page.getByText(say('limits:error.zero'))).toBeVisible()
    },
  },
  {
    ...limitsScreen,
    name: 'Limits, break asked for',
    prepare: async (stage) => {
      await openDialog('limits:breakTake')(stage)
      await stage.page.getByRole('dialog').getByText(stage.say('limits:breakWeeks6'), { exact: true }).tap()
    },
  },
  {
    ...limitsScreen,
    name: 'Limits, self-exclusion asked for',
    prepare: async (stage) => {
      await openDialog('limits:breakTake')(stage)
      await stage.page.getByRole('dialog').getByText(stage.say('limits:breakYear'), { exact: true }).tap()
    },
  },
  {
    ...limitsScreen,
    name: 'Limits, all of them',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('limits:more') }).tap()
      await expect(page.getByRole('button', { name: new RegExp(`^${say('limits:kind.playDay')}`) })).toBeVisible()
    },
  },
  { ...limitsScreen, name: 'Limits, time check', prepare: openDialog('limits:timeCheck') },
  { ...limitsScreen, name: 'Limits, on a break', prepare: takeBreak },
  { path: paths.draws(), token: WULAN, name: 'Hall, on a break', prepare: takeBreak },
  { path: paths.home(), token: WULAN, name: 'Home, on a break', prepare: takeBreak },
  { ...merapiScreen, name: 'Draw, on a break', prepare: takeBreak },
  {
    path: paths.topUp('86500'),
    token: WULAN,
    name: 'Top up, on a break',
    ready: '86,500',
    prepare: async (stage) => {
      await storeLimits(stage, { breakUntil: FAR_FUTURE })
      await expect(stage.page.getByRole('main')).toContainText('2036')
    },
  },
]
