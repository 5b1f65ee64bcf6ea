import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { keepCopies } from '../support/copies'
import { BUDI, SITI, WULAN } from '../support/members'
import {
  refuseCalls,
  FAULT_TEXT,
  loseAnswers,
  openDialog,
  showLatestDay,
  delayAnswers,
  openBreakdown,
  type ScreenState,
} from './state'

const WON_ORDER = { order: 'Merapi 20261121-0141', returned: '+Rp 1,900' }
const record = { path: paths.orderRecord(), token: WULAN }
const shownRecord = { ...record, ready: WON_ORDER.returned }
const ORDERS = '/member/getUserGameList'
const report = { path: paths.report(), token: WULAN }
const shownReport = { ...report, ready: '50,000' }
const statement = { path: paths.statement(), token: WULAN }
const TOTALS = '/member/getPersonalreport'
const WITHDRAWALS = '/member/getUserWithdrawList'

export const recordStates: readonly ScreenState[] = [
  { ...shownRecord, name: 'Task record' },
  {
    ...shownRecord,
    name: 'Task record, order',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: WON_ORDER.order }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...shownRecord,
    name: 'Task record, breakdown of the net',
    prepare: async (stage) => {
      await openBreakdown(stage, stage.say('shared:net'))
      await expect(stage.page.getByRole('dialog')).toContainText(stage.say('record:breakdown.record'))
    },
  },
  {
    ...shownRecord,
    name: 'Task record, filter',
    prepare: openDialog('record:filters', 'record:filters', 'record:span.name'),
  },
  { ...record, name: 'Task record, latest day', prepare: showLatestDay },
  {
    ...record,
    name: 'Task record, dates the wrong way round',
    path: `${record.path}?span=dates&from=2026-11-21&to=2026-11-20`,
    prepare: openDialog('record:filters', 'record:filters', 'record:span.reversed'),
  },
  {
    ...shownRecord,
    name: 'Task record, offline copy',
    prepare: async ({ page, say, world }) => {
      await keepCopies(page, WULAN, 3)
      await world.faults(loseAnswers(ORDERS, '/Lottery/getLotteryPeilv'))
      await page.reload()
      await expect(page.getByRole('main')).toContainText(say('record:copyAsOf', { time: '@' }).split('@')[0] ?? '')
      await expect(page.getByRole('main')).toContainText(WON_ORDER.returned)
    },
  },
  { ...record, name: 'Task record, empty', token: SITI },
  { ...record, name: 'Task record, loading', faults: delayAnswers(ORDERS) },
  { ...record, name: 'Task record, failed', faults: refuseCalls(ORDERS), ready: FAULT_TEXT },
  { ...shownReport, name: 'Report' },
  {
    ...shownReport,
    name: 'Report, day by day',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('report:showDays') }).tap()
      await expect(page.getByRole('button', { name: say('report:hideDays') })).toBeVisible()
    },
  },
  {
    ...shownReport,
    name: 'Report, breakdown of the net',
    prepare: async (stage) => {
      await openBreakdown(stage, stage.say('report:netResult'))
      await expect(stage.page.getByRole('dialog').getByRole('link')).toBeVisible()
    },
  },
  { ...report, name: 'Report, nothing yet', token: SITI },
  { ...report, name: 'Report, loading', faults: delayAnswers(TOTALS, ORDERS) },
  { ...report, name: 'Report, failed', faults: refuseCalls(TOTALS, ORDERS, WITHDRAWALS), ready: FAULT_TEXT },
  { ...statement, name: 'Statement', ready: 'Toba' },
  { ...statement, name: 'Statement, withdrawals', token: BUDI, ready: '150,000' },
  { ...statement, name: 'Statement, latest day', prepare: showLatestDay, ready: 'Toba' },
  { ...statement, name: 'Statement, empty', token: SITI },
  { ...statement, name: 'Statement, loading', faults: delayAnswers(WITHDRAWALS) },
  { ...statement, name: 'Statement, one list failed', faults: refuseCalls(WITHDRAWALS), ready: FAULT_TEXT },
]
