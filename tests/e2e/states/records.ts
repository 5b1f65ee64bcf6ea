import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { keepCopies } from '../support/copies'
import { BUDI, SITI, WULAN } from '../support/members'
import {
  refuseCalls,
  FAULT_TEXT_PATTERN,
  loseAnswers,
  openDialog,
  showLatestDay,
  delayAnswers,
  openBreakdown,
  type ScreenState,
} from './state'

const WON_ORDER = { order: 'Merapi 20261121-0141', returned: '+Rp 1,900' }
const recordScreen = { path: paths.orderRecord(), token: WULAN }
const loadedRecord = { ...recordScreen, ready: WON_ORDER.returned }
const ORDERS_CALL = '/member/getUserGameList'
const reportScreen = { path: paths.report(), token: WULAN }
const loadedReport = { ...reportScreen, ready: '50,000' }
const statementScreen = { path: paths.statement(), token: WULAN }
const REPORT_CALL = '/member/getPersonalreport'
const WITHDRAWALS_CALL = '/member/getUserWithdrawList'

export const recordStates: readonly ScreenState[] = [
  { ...loadedRecord, name: 'Task record' },
  {
    ...loadedRecord,
    name: 'Task record, order',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: WON_ORDER.order }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...loadedRecord,
    name: 'Task record, breakdown of the net',
    prepare: async (stage) => {
      await openBreakdown(stage, stage.say('shared:net'))
      await expect(stage.page.getByRole('dialog')).toContainText(stage.say('record:breakdown.record'))
    },
  },
  {
    ...loadedRecord,
    name: 'Task record, filter',
    prepare: openDialog('record:filters', 'record:filters', 'record:span.name'),
  },
  { ...recordScreen, name: 'Task record, latest day', prepare: showLatestDay },
  {
    ...recordScreen,
    name: 'Task record, dates the wrong way round',
    path: `${recordScreen.path}?span=dates&from=2026-11-21&to=2026-11-20`,
    prepare: openDialog('record:filters', 'record:filters', 'record:span.reversed'),
  },
  {
    ...loadedRecord,
    name: 'Task record, offline copy',
    prepare: async ({ page, say, world }) => {
      await keepCopies(page, WULAN, 3)
      await world.faults(loseAnswers(ORDERS_CALL, '/Lottery/getLotteryPeilv'))
      await page.reload()
      await expect(page.getByRole('main')).toContainText(say('record:copyAsOf', { time: '@' }).split('@')[0] ?? '')
      await expect(page.getByRole('main')).toContainText(WON_ORDER.returned)
    },
  },
  { ...recordScreen, name: 'Task record, empty', token: SITI },
  { ...recordScreen, name: 'Task record, loading', faults: delayAnswers(ORDERS_CALL) },
  { ...recordScreen, name: 'Task record, failed', faults: refuseCalls(ORDERS_CALL), ready: FAULT_TEXT_PATTERN },
  { ...loadedReport, name: 'Report' },
  {
    ...loadedReport,
    name: 'Report, day by day',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('report:showDays') }).tap()
      await expect(page.getByRole('button', { name: say('report:hideDays') })).toBeVisible()
    },
  },
  {
    ...loadedReport,
    name: 'Report, breakdown of the net',
    prepare: async (stage) => {
      await openBreakdown(stage, stage.say('report:netResult'))
      await expect(stage.page.getByRole('dialog').getByRole('link')).toBeVisible()
    },
  },
  { ...reportScreen, name: 'Report, nothing yet', token: SITI },
  { ...reportScreen, name: 'Report, loading', faults: delayAnswers(REPORT_CALL, ORDERS_CALL) },
  {
    ...reportScreen,
    name: 'Report, failed',
    faults: refuseCalls(REPORT_CALL, ORDERS_CALL, WITHDRAWALS_CALL),
    ready: FAULT_TEXT_PATTERN,
  },
  { ...statementScreen, name: 'Statement', ready: 'Toba' },
  { ...statementScreen, name: 'Statement, withdrawals', token: BUDI, ready: '150,000' },
  { ...statementScreen, name: 'Statement, latest day', prepare: showLatestDay, ready: 'Toba' },
  { ...statementScreen, name: 'Statement, empty', token: SITI },
  { ...statementScreen, name: 'Statement, loading', faults: delayAnswers(WITHDRAWALS_CALL) },
  {
    ...statementScreen,
    name: 'Statement, one list failed',
    faults: refuseCalls(WITHDRAWALS_CALL),
    ready: FAULT_TEXT_PATTERN,
  },
]
