import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { failing, keeping, retryStands, type ScreenState } from './state'

const mine = { path: paths.mine(), token: WULAN }

export const meStates: readonly ScreenState[] = [
  { ...mine, name: 'Me', ready: '86,500' },
  {
    ...mine,
    name: 'Me, just registered',
    // Who has staked is led there no more, and this member has.
    faults: failing('/member/getPersonalreport'),
    prepare: async (stage) => {
      await keeping('member.isNew', true)(stage)
      await expect(stage.page.getByRole('link', { name: stage.say('my:seeOdds') })).toBeVisible()
    },
    ready: '86,500',
  },
  { ...mine, name: 'Me, nobody logged in', token: null },
  { ...mine, name: 'Me, balance failed', faults: failing('/member/getUserInfo'), prepare: retryStands },
]
