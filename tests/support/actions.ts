import { screen, within } from '@testing-library/react'
import type { CALLS_OF_TAPS } from './calls-of-taps'
import { confirmButton, review as reviewOrder, sundaPath } from './draw'
import { fakePictureApis } from './files'
import { photoFile } from './picture-files'
import { getButton } from './look'
import type { RunningApp } from './render-app'
import { keypadButton, review as reviewWithdrawal, tapKeys } from './withdraw'

interface LastStep {
  (): void
  /** The button that is pressed; missing if a file is chosen. */
  button?: HTMLElement
}

/** A call that a tap of the member sends, and the texts that show its outcome. */
export interface Action {
  path: string
  member?: string
  /** Does the member's steps before the last one. @returns the last step, which sends the call */
  fill: (app: RunningApp) => Promise<LastStep>
  /** True if the screen shows that the platform has accepted the request or lists the request. */
  isTaken: () => boolean
  /** Matches the text that the screen shows if the outcome is unknown. */
  unknown: RegExp
  /** Set if the screen needs the data of the answer. Then an unreadable answer is a failure. */
  needsAnswer?: true
}

/** Returns all text of the page, including announcements, with plain spaces. */
export function readPageText(): string {
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
}

/** Returns "taken" if the platform has accepted the request, otherwise all text of the page. */
export const outcomeOf = ({ isTaken }: Action) => (isTaken() ? 'taken' : readPageText())

const showsText = (words: RegExp) => () => words.test(readPageText())
const showsTitle = (title: string) => () => screen.queryByRole('heading', { level: 1, name: title }) !== null
const tapStep = (button: HTMLElement): LastStep => Object.assign(() => button.click(), { button })

async function fillField({ user }: RunningApp, label: string, text: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}

const NO_ANSWER_PATTERN = /No connection or|No response after|couldn’t be read|had a problem/
const lostOutcomePattern = (words: string) => new RegExp(`No clear response came\\..*${words}`, 's')

async function prepareVoucherUpload(app: RunningApp): Promise<() => void> {
  fakePictureApis()
  await fillField(app, 'Amount', '50000')
  const field = screen.getByLabelText('Proof of payment')
  return () => void app.user.upload(field, photoFile())
}

async function chooseBank({ user }: RunningApp): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Bank'), 'Bank Demo Melati')
}

/** The calls that move the member's money. */
export const MONEY_CALLS = ['/game/placeOrder', '/member/setUserWirhdraw', '/member/doRecharge'] as const

export const actionsByCall: Readonly<Record<(typeof CALLS_OF_TAPS)[number], Action>> = {
  '/member/doLogin': {
    path: '/Login',
    fill: async (app) => {
      await fillField(app, 'Username', 'wulan_r')
      await fillField(app, 'Password', 'demo1234')
      return tapStep(getButton('Log in'))
    },
    isTaken: showsTitle('Me'),
    unknown: /You aren’t logged in|couldn’t be read|had a problem/,
    needsAnswer: true,
  },
  '/member/doRegister': {
    path: '/Register?code=TIGA-2026',
    fill: async (app) => {
      await fillField(app, 'Username', 'rani_new')
      await fillField(app, 'Password', 'layar biru 8')
      return tapStep(getButton('Register'))
    },
    isTaken: showsTitle('Me'),
    unknown: /Your account may already exist/,
    needsAnswer: true,
  },
  '/game/placeOrder': {
    path: sundaPath,
    member: 'wulan_r',
    fill: async (app) => {
      await screen.findByRole('button', { name: /^Submit/ })
      return tapStep(confirmButton(await reviewOrder(app)))
    },
    isTaken: showsText(/Order accepted|Found in your task record/),
    unknown: /Don’t place it again/,
  },
  '/member/setUserWirhdraw': {
    path: '/withdraw',
    member: 'budi_k',
    fill: async (app) => {
      await screen.findByLabelText('Amount')
      const sheet = await reviewWithdrawal(app)
      await tapKeys(app, sheet, '1357')
      return tapStep(keypadButton(sheet, 'Confirm'))
    },
    isTaken: () => showsTitle('Withdrawal record')() || showsText(/Found in your withdrawal record/)(),
    unknown: /Don’t submit it again/,
  },
  '/system/img_upload': {
    path: '/Recharge?balance=86500',
    member: 'wulan_r',
    fill: prepareVoucherUpload,
    isTaken: showsText(/Location and time removed/),
    unknown: /Upload failed/,
    needsAnswer: true,
  },
  '/member/doRecharge': {
    path: '/Recharge?balance=86500',
    member: 'wulan_r',
    fill: async (app) => {
      const uploadVoucher = await prepareVoucherUpload(app)
      uploadVoucher()
      await screen.findByText(/^Location and time removed/)
      return tapStep(getButton(/^Send for review: Rp\s50,000$/))
    },
    isTaken: showsText(/Top-up sent for review/),
    unknown: /Don’t send it again/,
  },
  '/member/setBank': {
    path: '/BindCard',
    member: 'wulan_r',
    fill: async (app) => {
      await fillField(app, 'Account number', '0000111122223333')
      await fillField(app, 'Mobile', '0000123456')
      await chooseBank(app)
      await app.user.click(getButton('Submit'))
      const sheet = await screen.findByRole('dialog', { name: 'Check your bank details' })
      return tapStep(within(sheet).getByRole('button', { name: 'Link this account' }))
    },
    isTaken: showsText(/Bank account linked\./),
    unknown: lostOutcomePattern('Your bank account may already be linked|There’s no linked account yet'),
  },
  '/member/uploadHeaderImg': {
    path: '/Infomation',
    member: 'wulan_r',
    fill: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /Avatar/ }))
      const sheet = await screen.findByRole('dialog', { name: 'Choose an avatar' })
      await user.click(within(sheet).getByRole('radio', { name: 'Owl' }))
      return tapStep(within(sheet).getByRole('button', { name: 'Save' }))
    },
    isTaken: showsText(/Avatar saved\./),
    unknown: NO_ANSWER_PATTERN,
  },
  '/member/setName': {
    path: '/Setname',
    member: 'siti_m',
    fill: async (app) => {
      await fillField(app, 'Real name', 'Siti Maimunah')
      await app.user.click(getButton('Save'))
      const dialog = await screen.findByRole('dialog', { name: 'Save this name?' })
      return tapStep(within(dialog).getByRole('button', { name: 'Save this name' }))
    },
    isTaken: showsText(/Real name saved\./),
    unknown: lostOutcomePattern('may have been saved|There’s no real name on your account yet'),
  },
  '/member/setSex': {
    path: '/Setsex',
    member: 'siti_m',
    fill: async ({ user }) => {
      await user.click(await screen.findByRole('radio', { name: 'Female' }))
      return tapStep(getButton('Save'))
    },
    isTaken: showsText(/Gender saved\./),
    unknown: NO_ANSWER_PATTERN,
  },
  '/member/setLoginPassword': {
    path: '/SetLoginPassword',
    member: 'wulan_r',
    fill: async (app) => {
      await fillField(app, 'Current password', 'demo1234')
      await fillField(app, 'New password', 'perahu-77')
      await fillField(app, 'Repeat new password', 'perahu-77')
      return tapStep(getButton('Save'))
    },
    isTaken: showsText(/Login password changed\./),
    unknown: lostOutcomePattern('password may have changed'),
  },
  '/member/setPayPassword': {
    path: '/SetPayPassword',
    member: 'siti_m',
    fill: async (app) => {
      await fillField(app, 'Fund password', '8064')
      await fillField(app, 'Repeat fund password', '8064')
      return tapStep(getButton('Save'))
    },
    isTaken: showsText(/Fund password set\./),
    unknown: lostOutcomePattern('may have been set|There’s no fund password on your account yet'),
  },
}
