import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { orderAndOpen } from './draws'
import { empty, failing, FAULT_TEXT, slow, type ScreenState } from './state'

const home = { path: paths.home(), token: null }
/** The first name of the list of winners, which needs no call. */
const WINNER = '000-***'

export const homeStates: readonly ScreenState[] = [
  { ...home, name: 'Home', ready: 'Sunda' },
  {
    ...home,
    name: 'Home, open round',
    path: paths.draw({ key: 'merapi180', id: '12' }),
    token: WULAN,
    prepare: async (stage) => {
      const { page } = stage
      await orderAndOpen(stage, 'home')
      await expect(page.getByRole('link', { name: /^Merapi .*4,000/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: stage.say('footer:videos') })).toBeVisible()
    },
    ready: 'Merapi',
  },
  { ...home, name: 'Home, games failed', faults: failing('/Lottery/hotLottery'), ready: FAULT_TEXT },
  { ...home, name: 'Home, no games', faults: empty('/Lottery/hotLottery'), ready: WINNER },
  { ...home, name: 'Home, loading', faults: slow('/system/config', '/Lottery/hotLottery'), ready: WINNER },
]
