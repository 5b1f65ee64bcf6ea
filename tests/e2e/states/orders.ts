import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { SITI, WULAN } from '../support/members'
import { keepCopies } from '../support/copies'
import { failing, FAULT_TEXT, offline, opening, showLatestDay, slow, unfold, type ScreenState } from './state'

const WON = { order: 'Merapi 20261121-0141', returned: '+Rp 1,900' }
const record = { path: paths.orderRecord(), token: WULAN }
const shown = { ...record, ready: WON.returned }
const ORDERS = '/member/getUserGameList'

export const orderStates: readonly ScreenState[] = [
  { ...shown, name: 'Task record' },
  {
    ...shown,
    name: 'Task record, order',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: WON.order }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...shown,
    name: 'Task record, what the net is made of',
    prepare: async (stage) => {
      await unfold(stage, stage.say('shared:net'))
      await expect(stage.page.getByRole('dialog')).toContainText(stage.say('record:breakdown.record'))
    },
  },
  { ...shown, name: 'Task record, filter', prepare: opening('record:filters', 'record:filters', 'common:serverTime') },
  { ...record, name: 'Task record, latest day', prepare: showLatestDay },
  {
    ...record,
    name: 'Task record, dates the wrong way round',
    path: `${record.path}?span=dates&from=2026-11-21&to=2026-11-20`,
    prepare: opening('record:filters', 'record:filters', 'shared:span.reversed'),
  },
  {
    ...shown,
    name: 'Task record, offline copy',
    prepare: async ({ page, say, world }) => {
      await keepCopies(page, WULAN, 3)
      await world.faults(offline(ORDERS, '/Lottery/getLotteryPeilv'))
      await page.reload()
      await expect(page.getByRole('main')).toContainText(say('record:copyMayDiffer'))
      await expect(page.getByRole('main')).toContainText(WON.returned)
    },
  },
  { ...record, name: 'Task record, empty', token: SITI },
  { ...record, name: 'Task record, loading', faults: slow(ORDERS) },
  { ...record, name: 'Task record, failed', faults: failing(ORDERS), ready: FAULT_TEXT },
]
