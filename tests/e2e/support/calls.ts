import { patterns } from '@/paths'
import { tapBankPicker } from '../states/bank-card'
import type { Stage } from '../states/state'
import { sendTopUp } from '../states/top-up'
import { tinyPicture } from './pictures'
import { tapArmed } from './tap-armed'

/** The call that starts the app; without it there is no screen. */
export const START_CALL = '/system/base'

/** The calls that screens make when they open, each with a route that makes it. */
export const reads: Readonly<Record<string, string>> = {
  '/system/config': patterns.home,
  '/Lottery/hotLottery': patterns.home,
  '/Lottery/lotteryList': patterns.draws,
  '/Lottery/itemlist': patterns.draws,
  '/Lottery/getLotteryInfo': patterns.draw,
  '/Lottery/getLotteryPeilv': patterns.draw,
  '/Lottery/getLotteryOneList': patterns.draw,
  '/member/getUserInfo': patterns.mine,
  '/member/getUserGameList': patterns.orderRecord,
  '/xuanfei/address': patterns.cities,
  '/xuanfei/xuanfeilist': patterns.hosts,
  '/xuanfei/xuanfeidata': patterns.host,
  '/video/itemlist': patterns.videos,
  '/video/getVideoList': patterns.videos,
  '/video/getVideoInfo': patterns.video,
  '/video/getVideoInfoItem': patterns.video,
  '/member/getUserBankInfo': patterns.bankCard,
  '/member/getUserWithdrawRole': patterns.withdraw,
  '/member/getUserWithdrawList': patterns.withdrawals,
  '/member/getPersonalreport': patterns.report,
  '/notice/getNoticeList': patterns.notices,
}

/** A call made by a tap of the member. */
export interface Action {
  call: string
  /** The state of the catalogue it starts from. */
  state: string
  /** The member's steps from there. */
  act: (stage: Stage) => Promise<void>
}

const button = ({ page }: Stage, name: string) => page.getByRole('button', { name, exact: true })
const tap = (stage: Stage, name: string) => button(stage, name).tap()
const fill = ({ page }: Stage, name: string, value: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(value)

export const actions: readonly Action[] = [
  {
    call: '/member/doLogin',
    state: 'Login',
    act: async (stage) => {
      await fill(stage, stage.say('shared:username'), 'wulan_r')
      await fill(stage, stage.say('auth:password'), 'demo1234')
      await tap(stage, stage.say('auth:logIn'))
    },
  },
  {
    call: '/member/doRegister',
    state: 'Register',
    act: async (stage) => {
      await fill(stage, stage.say('shared:username'), 'rani_new')
      await fill(stage, stage.say('auth:password'), 'layar biru 8')
      await tap(stage, stage.say('auth:register'))
    },
  },
  {
    call: '/game/placeOrder',
    state: 'Draw, confirm',
    act: (stage) => tapArmed(button(stage, stage.say('reservation:confirm.confirm', { amount: 'Rp 4,000' }))),
  },
  {
    call: '/member/setUserWirhdraw',
    state: 'Withdraw, fund password',
    act: async (stage) => {
      await stage.page.keyboard.type('57')
      await tapArmed(button(stage, stage.say('withdraw:confirm')))
    },
  },
  {
    call: '/system/img_upload',
    state: 'Top up',
    act: ({ page, say }) => page.getByLabel(say('recharge:voucher'), { exact: true }).setInputFiles(tinyPicture),
  },
  {
    call: '/member/doRecharge',
    state: 'Top up',
    act: sendTopUp,
  },
  {
    call: '/system/getBankList',
    state: 'Bind a card, incomplete',
    act: tapBankPicker,
  },
  {
    call: '/member/setBank',
    state: 'Bind a card, review',
    act: (stage) => tapArmed(button(stage, stage.say('bank:confirm'))),
  },
  {
    call: '/member/uploadHeaderImg',
    state: 'Basic information, avatars',
    act: (stage) => tap(stage, stage.say('setting:save')),
  },
  {
    call: '/member/setName',
    state: 'Real name, asked once more',
    act: (stage) => tapArmed(button(stage, stage.say('setting:nameConfirm'))),
  },
  {
    call: '/member/setSex',
    state: 'Gender',
    act: async (stage) => {
      await stage.page.getByText(stage.say('setting:female'), { exact: true }).tap()
      await tap(stage, stage.say('setting:save'))
    },
  },
  {
    call: '/member/setLoginPassword',
    state: 'Login password, incomplete',
    act: async (stage) => {
      for (const key of ['currentPassword', 'newPassword', 'repeatPassword'] as const)
        await fill(stage, stage.say(`setting:${key}`), 'perahu-77')
      await tap(stage, stage.say('setting:save'))
    },
  },
  {
    call: '/member/setPayPassword',
    state: 'Fund password, easy to guess',
    act: async (stage) => {
      await fill(stage, stage.say('shared:fundPassword'), '8064')
      await fill(stage, stage.say('setting:repeatFundPassword'), '8064')
      await tap(stage, stage.say('setting:save'))
    },
  },
]
