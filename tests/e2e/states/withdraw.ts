import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, SITI, WULAN } from '../support/members'
import { tapArmed } from '../support/tap-armed'
import {
  refuseCalls,
  FAULT_TEXT_PATTERN,
  goOffline,
  loseAnswers,
  openDialog,
  showLatestDay,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

/** The member budi_k has Rp 750.000 and may withdraw Rp 10.000 to 500.000 in one withdrawal. */
const withdrawScreen = { path: paths.withdraw(), token: BUDI, ready: '750.000' }
const recordScreen = { path: paths.withdrawals(), token: BUDI }
const CARD_CALL = '/member/getUserBankInfo'
const WITHDRAWALS_CALL = '/member/getUserWithdrawList'

async function submit({ page, say }: Stage, amount: string): Promise<void> {
  await page.getByLabel(say('shared:amount'), { exact: true }).fill(amount)
  await page.getByRole('button', { name: say('withdraw:withdrawAmount', { amount: '' }).trim() }).tap()
}

const keypadOf = ({ page, say }: Stage) => page.getByRole('dialog', { name: say('shared:fundPassword') })
const tapConfirm = (stage: Stage) =>
  tapArmed(keypadOf(stage).getByRole('button', { name: stage.say('withdraw:confirm'), exact: true }))

const pressKey = (stage: Stage, name: string) => keypadOf(stage).getByRole('button', { name, exact: true }).tap()

async function enterTwoDigits(stage: Stage): Promise<void> {
  await submit(stage, '50000')
  await pressKey(stage, '1')
  await pressKey(stage, '3')
}

async function enterAndConfirm(stage: Stage): Promise<void> {
  await enterTwoDigits(stage)
  await stage.page.keyboard.type('57')
  await tapConfirm(stage)
}

const onItsWay = ({ page, say }: Stage) => page.getByRole('region', { name: say('my:onItsWay.title') })

export const withdrawStates: readonly ScreenState[] = [
  { ...withdrawScreen, name: 'Withdraw' },
  { path: paths.withdraw(), token: BUDI, name: 'Withdraw, loading', faults: delayAnswers(CARD_CALL) },
  { ...withdrawScreen, name: 'Withdraw, failed', faults: refuseCalls(CARD_CALL), ready: FAULT_TEXT_PATTERN },
  { path: paths.withdraw(), token: SITI, name: 'Withdraw, neither card nor fund password' },
  {
    ...withdrawScreen,
    name: 'Withdraw, refused',
    prepare: async (stage) => {
      await submit(stage, '900000')
      const refusalText = stage.say('withdraw:refusal.aboveMaximum', { limit: 'Rp 500.000' })
      await expect(stage.page.getByRole('alert')).toHaveText(refusalText)
    },
  },
  { ...withdrawScreen, name: 'Withdraw, limits', prepare: openDialog('withdraw:limits', 'withdraw:limits', '10.000') },
  { ...withdrawScreen, name: 'Withdraw, fund password', prepare: enterTwoDigits },
  {
    ...withdrawScreen,
    name: 'Withdraw, sending',
    faults: delayAnswers('/member/setUserWirhdraw'),
    prepare: async (stage) => {
      await enterAndConfirm(stage)
      await expect(keypadOf(stage).getByText(stage.say('withdraw:sending'))).toBeVisible()
    },
  },
  {
    ...withdrawScreen,
    name: 'Withdraw, sent',
    prepare: async (stage) => {
      await enterAndConfirm(stage)
      await expect(stage.page.getByRole('tabpanel').getByRole('button', { name: /\b50[.,]000/ })).toBeVisible()
    },
  },
  {
    ...withdrawScreen,
    name: 'Me, money on its way',
    prepare: async (stage) => {
      await enterAndConfirm(stage)
      await stage.page.getByRole('link', { name: stage.say('messages:toMe') }).tap()
      await expect(onItsWay(stage).getByRole('button')).toContainText(/50[.,]000/)
    },
  },
  {
    ...withdrawScreen,
    name: 'Me, withdrawal on its way, open',
    prepare: async (stage) => {
      await enterAndConfirm(stage)
      await stage.page.getByRole('link', { name: stage.say('messages:toMe') }).tap()
      await onItsWay(stage).getByRole('button').tap()
      await expect(stage.page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    },
  },
  {
    ...withdrawScreen,
    name: 'Withdraw, sent, in the record twice',
    faults: [{ path: '/member/setUserWirhdraw', kind: 'twice' }],
    prepare: async (stage) => {
      await enterAndConfirm(stage)
      await expect(stage.page.getByRole('alert')).toContainText('2')
    },
  },
  {
    ...withdrawScreen,
    name: 'Withdraw, fund password incomplete',
    prepare: async (stage) => {
      await enterTwoDigits(stage)
      await tapConfirm(stage)
      await expect(keypadOf(stage).getByRole('alert')).toHaveText(stage.say('withdraw:refusal.wrongPassword'))
    },
  },
  {
    ...withdrawScreen,
    name: 'Withdraw, offline',
    prepare: async (stage) => {
      await enterTwoDigits(stage)
      await goOffline(stage)
      await stage.page.keyboard.type('57')
      await tapConfirm(stage)
      await expect(keypadOf(stage).getByText(stage.say('common:offline'))).toBeVisible()
    },
  },
  {
    ...withdrawScreen,
    name: 'Withdraw, answer lost',
    faults: loseAnswers('/member/setUserWirhdraw'),
    prepare: async (stage) => {
      const { page, say } = stage
      await enterAndConfirm(stage)
      const sheet = page.getByRole('dialog', { name: say('messages:outcomeUnknown') })
      await expect(sheet.getByRole('link', { name: say('messages:record.withdrawal') })).toBeVisible()
    },
  },
  { ...recordScreen, name: 'Withdrawal record', ready: '60,000' },
  {
    ...recordScreen,
    name: 'Withdrawal record, one open',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: / 07:00 / }).tap()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    },
    ready: '60,000',
  },
  { ...recordScreen, name: 'Withdrawal record, latest day', prepare: showLatestDay, ready: '60,000' },
  { ...recordScreen, name: 'Withdrawal record, empty', token: WULAN },
  { ...recordScreen, name: 'Withdrawal record, loading', faults: delayAnswers(WITHDRAWALS_CALL) },
  {
    ...recordScreen,
    name: 'Withdrawal record, failed',
    faults: refuseCalls(WITHDRAWALS_CALL),
    ready: FAULT_TEXT_PATTERN,
  },
]
