import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { SITI, WULAN } from '../support/members'
import {
  emptyAnswers,
  refuseCalls,
  FAULT_TEXT_PATTERN,
  storeAndReload,
  openDialog,
  waitForRetry,
  delayAnswers,
  type ScreenState,
} from './state'

const homeScreen = { path: paths.home(), token: null }
/** Beginning of the phone numbers in Home's demo list, which needs no answer of the platform. */
const DEMO_PHONE_PREFIX = '000-***'
const meScreen = { path: paths.mine(), token: WULAN }

export const homeStates: readonly ScreenState[] = [
  { ...homeScreen, name: 'Home', ready: 'Sunda' },
  { ...homeScreen, name: 'Home of a member', token: WULAN, ready: '86,500' },
  {
    ...homeScreen,
    name: 'Home, notice',
    token: WULAN,
    prepare: openDialog('index:notice', 'index:noticeTitle'),
    ready: 'Sunda',
  },
  { ...homeScreen, name: 'Home, games failed', faults: refuseCalls('/Lottery/hotLottery'), ready: FAULT_TEXT_PATTERN },
  { ...homeScreen, name: 'Home, no games', faults: emptyAnswers('/Lottery/hotLottery'), ready: DEMO_PHONE_PREFIX },
  {
    ...homeScreen,
    name: 'Home, loading',
    faults: delayAnswers('/system/config', '/Lottery/hotLottery'),
    ready: DEMO_PHONE_PREFIX,
  },
  { ...meScreen, name: 'Me', ready: '86,500' },
  {
    ...meScreen,
    name: 'Me, just registered',
    token: SITI,
    prepare: async (stage) => {
      await storeAndReload('member.isNew', true)(stage)
      await expect(stage.page.getByRole('link', { name: stage.say('my:seeOdds') })).toBeVisible()
    },
    ready: '20,000',
  },
  { ...meScreen, name: 'Me, nobody logged in', token: null },
  { ...meScreen, name: 'Me, balance failed', faults: refuseCalls('/member/getUserInfo'), prepare: waitForRetry },
]
