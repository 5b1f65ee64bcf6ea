import { expect } from '@playwright/test'
import { paths } from '@/paths'
import type { LimitKind } from '@/shared/limits/kinds'
import { SITI, WULAN } from '../support/members'
import { failing, FAULT_TEXT, slow, type ScreenState, type Stage } from './state'

const limits = { path: paths.limits(), token: WULAN }
const merapi = { path: paths.draw({ key: 'merapi180', id: '12' }), token: WULAN, ready: '1.95' }
const MEMBER = '/member/getUserInfo'
const ORDERS = '/member/getUserGameList'

async function openLimit({ page, say }: Stage, kind: LimitKind): Promise<void> {
  const name = say(`limits:kind.${kind}`)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

/** On the screen of limits, as a member does. */
export async function setLimit(stage: Stage, kind: LimitKind, amount: string): Promise<void> {
  const { page, say } = stage
  await openLimit(stage, kind)
  await page.getByRole('dialog').getByRole('textbox').fill(amount)
  await page.getByRole('button', { name: say('limits:set'), exact: true }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const some = async (stage: Stage) => {
  await setLimit(stage, 'stakedDay', '50000')
  await setLimit(stage, 'stakedDay', '75000')
  await setLimit(stage, 'playDay', '60')
}

/** As another tab does: the break ends long after any test. */
export async function takeBreak({ page, say }: Stage): Promise<void> {
  await page.evaluate(() => {
    const key = 'tiga.limits.1001'
    const until = Date.UTC(2036, 10, 24, 9, 30)
    const own = { memberId: '1001', limits: [], breakUntil: until, isAsked: true, topUps: [], zone: null, seenAt: null }
    localStorage.setItem(key, JSON.stringify(own))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await expect(page.getByRole('region', { name: say('limits:breaks') })).toContainText('2036')
}

export const limitStates: readonly ScreenState[] = [
  { ...limits, name: 'Limits' },
  { ...limits, name: 'Limits, loading', faults: slow(MEMBER) },
  { ...limits, name: 'Limits, failed', faults: failing(MEMBER), ready: FAULT_TEXT },
  { ...limits, name: 'Limits, not counted', faults: failing(ORDERS), ready: FAULT_TEXT },
  { ...limits, name: 'Limits, some set', prepare: some },
  {
    ...limits,
    name: 'Limits, one of them',
    prepare: async (stage) => {
      await some(stage)
      await openLimit(stage, 'stakedDay')
    },
  },
  {
    ...limits,
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
    ...limits,
    name: 'Limits, break asked for',
    prepare: async ({ page, say }) => {
      const length = say('limits:breakWeeks6')
      await page.getByRole('button', { name: new RegExp(`^${length}`) }).tap()
      await expect(page.getByRole('dialog', { name: say('limits:breakTitle', { length }) })).toBeVisible()
    },
  },
  { ...limits, name: 'Limits, on a break', prepare: takeBreak },
  { path: paths.draws(), token: WULAN, name: 'Hall, on a break', prepare: takeBreak },
  { path: paths.home(), token: WULAN, name: 'Home, on a break', prepare: takeBreak },
  { ...merapi, name: 'Draw, on a break', prepare: takeBreak },
  {
    ...merapi,
    name: 'Draw, own limit',
    prepare: async ({ page, say }) => {
      await page.evaluate(() => {
        const held = { kind: 'perOrder', limit: { most: '3000', waiting: null } }
        const own = { memberId: '1001', limits: [held], breakUntil: null }
        localStorage.setItem('tiga.limits.1001', JSON.stringify(own))
      })
      const tiles = page.getByRole('group', { name: say('reservation:choose') })
      await tiles.getByRole('button', { name: say('reservation:optionFull.big') }).tap()
      await page.getByRole('textbox', { name: say('reservation:amount') }).fill('4000')
      await page.getByRole('button', { name: say('reservation:submit'), exact: true }).tap()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { path: paths.topUp(), token: SITI, name: 'Top up, first one', ready: '20,000', prepare: seeQuestion },
]

async function seeQuestion({ page, say }: Stage): Promise<void> {
  await expect(page.getByRole('region', { name: say('limits:ask.title') })).toBeVisible()
}
