import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, SITI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, showLatestDay, slow, unfold, type ScreenState } from './state'

const report = { path: paths.report(), token: WULAN }
const shown = { ...report, ready: '50,000' }
const statement = { path: paths.statement(), token: WULAN }
const TOTALS = '/member/getPersonalreport'
const ORDERS = '/member/getUserGameList'
const WITHDRAWALS = '/member/getUserWithdrawList'

export const reportStates: readonly ScreenState[] = [
  { ...shown, name: 'Report' },
  {
    ...shown,
    name: 'Report, day by day',
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('report:showDays') }).tap()
      await expect(page.getByRole('button', { name: say('report:hideDays') })).toBeVisible()
    },
  },
  {
    ...shown,
    name: 'Report, what the net is made of',
    prepare: async (stage) => {
      await unfold(stage, stage.say('shared:netResult'))
      await expect(stage.page.getByRole('dialog')).toContainText('Toba')
    },
  },
  {
    ...shown,
    name: 'Report, what the net is made of, without its orders',
    faults: failing(ORDERS),
    prepare: async (stage) => {
      await unfold(stage, stage.say('shared:netResult'))
      await expect(stage.page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  {
    ...shown,
    name: 'Report, what the average of a month is made of',
    prepare: async (stage) => {
      await unfold(stage, stage.say('report:month.average'))
      await expect(stage.page.getByRole('dialog')).toContainText(stage.say('record:breakdown.average'))
    },
  },
  { ...report, name: 'Report, nothing yet', token: SITI },
  { ...report, name: 'Report, loading', faults: slow(TOTALS, ORDERS) },
  { ...report, name: 'Report, failed', faults: failing(TOTALS, ORDERS, WITHDRAWALS), ready: FAULT_TEXT },
  { ...statement, name: 'Statement', ready: 'Toba' },
  { ...statement, name: 'Statement, withdrawals', token: BUDI, ready: '150,000' },
  { ...statement, name: 'Statement, latest day', prepare: showLatestDay, ready: 'Toba' },
  { ...statement, name: 'Statement, empty', token: SITI },
  { ...statement, name: 'Statement, loading', faults: slow(WITHDRAWALS) },
  { ...statement, name: 'Statement, one list failed', faults: failing(WITHDRAWALS), ready: FAULT_TEXT },
]
