import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { SITI, WULAN } from '../support/members'
import { heifFile } from '../../support/picture-files'
import {
  refuseCalls,
  FAULT_TEXT_PATTERN,
  fillStorage,
  goOffline,
  loseAnswers,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

const topUpScreen = { path: paths.topUp(), token: WULAN, ready: '86,500' }
const UPLOAD_CALL = '/system/img_upload'
const PICTURE_PATH = resolve(import.meta.dirname, '../../../public/apple-touch-icon.png')
const TOP_UP_CALL = '/member/doRecharge'

/** Finds the submit button by its form, because the button's name changes with the amount. */
const tapSubmit = ({ page }: Stage) => page.locator('button[form=top-up]').tap()

async function fillIn({ page, say }: Stage): Promise<void> {
  await page.getByLabel(say('shared:amount'), { exact: true }).fill('50000')
  await page.getByLabel(say('recharge:voucher'), { exact: true }).setInputFiles(PICTURE_PATH)
}

/** Sends a top-up after the upload of the voucher (the proof of payment), which Send requires. */
async function sendTopUp(stage: Stage): Promise<void> {
  const { page, say } = stage
  await fillIn(stage)
  await expect(page.getByText(say('recharge:voucherUploaded'), { exact: true })).toBeVisible()
  await tapSubmit(stage)
}

async function sendAndLoseAnswer(stage: Stage): Promise<void> {
  await sendTopUp(stage)
  await expect(stage.page.getByRole('heading', { name: stage.say('messages:outcomeUnknown') })).toBeVisible()
}

async function sendAndReload(stage: Stage): Promise<void> {
  const { page, say } = stage
  await sendTopUp(stage)
  await page.getByRole('heading', { name: say('messages:topUp.accepted.title') }).waitFor()
  await page.reload()
}

const receiptsRow = ({ page, say }: Stage) => page.getByRole('button', { name: say('recharge:receipts') })

export const topUpStates: readonly ScreenState[] = [
  { ...topUpScreen, name: 'Top up', path: paths.topUp('86500') },
  { ...topUpScreen, name: 'Top up, first one', token: SITI, ready: '20,000' },
  {
    ...topUpScreen,
    name: 'Top up, balance failed',
    faults: refuseCalls('/member/getUserInfo'),
    ready: /./,
    prepare: async ({ page, say }) => {
      await expect(page.getByRole('alert')).toContainText(say('common:notLoaded', { what: say('shared:balance') }))
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, balance from the address',
    path: paths.topUp('86500'),
    faults: delayAnswers('/member/getUserInfo'),
    ready: /86[.,]500/,
  },
  { ...topUpScreen, name: 'Top up, nothing can be kept', prepare: fillStorage },
  { ...topUpScreen, name: 'Top up, fields missing', prepare: tapSubmit },
  {
    ...topUpScreen,
    name: 'Top up, a HEIC picture',
    prepare: async ({ page, say }) => {
      const file = { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heifFile('heic', 'mif1')) }
      await page.getByLabel(say('recharge:voucher'), { exact: true }).setInputFiles(file)
      await expect(page.getByRole('alert')).toHaveText(say('recharge:voucherProblem.heic'))
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, offline',
    prepare: async (stage) => {
      const { page, say } = stage
      await fillIn(stage)
      await expect(page.getByText(say('recharge:voucherUploaded'), { exact: true })).toBeVisible()
      await goOffline(stage)
      await tapSubmit(stage)
      await expect(page.getByRole('main').getByText(say('common:offline'))).toBeVisible()
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, no picture',
    prepare: async ({ page, say }) => {
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
      await page.getByLabel(say('recharge:voucher'), { exact: true }).setInputFiles(file)
      await expect(page.getByRole('alert')).toHaveText(say('recharge:voucherProblem.notAnImage'))
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, uploading',
    faults: delayAnswers(UPLOAD_CALL),
    prepare: async (stage) => {
      await fillIn(stage)
      await expect(stage.page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, upload failed',
    faults: refuseCalls(UPLOAD_CALL),
    prepare: async (stage) => {
      await fillIn(stage)
      await expect(stage.page.getByRole('alert')).toContainText(FAULT_TEXT_PATTERN)
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, refused',
    faults: refuseCalls(TOP_UP_CALL),
    prepare: async (stage) => {
      await sendTopUp(stage)
      await expect(stage.page.locator('.toast')).toContainText(FAULT_TEXT_PATTERN)
      await expect(stage.page.getByRole('alert')).toHaveText(stage.say('recharge:notAccepted'))
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, sent',
    prepare: async (stage) => {
      await sendTopUp(stage)
      await expect(stage.page.getByRole('link', { name: stage.say('limits:ask.title') })).toBeVisible()
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, after one was sent',
    prepare: async (stage) => {
      await sendAndReload(stage)
      await receiptsRow(stage).scrollIntoViewIfNeeded()
    },
  },
  {
    ...topUpScreen,
    name: 'Top up, receipts',
    prepare: async (stage) => {
      await sendAndReload(stage)
      await receiptsRow(stage).tap()
      await expect(stage.page.getByRole('dialog')).toContainText('50,000')
    },
  },
  { ...topUpScreen, name: 'Top up, answer lost', faults: loseAnswers(TOP_UP_CALL), prepare: sendAndLoseAnswer },
]
