import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { empty, failing, FAULT_TEXT, slow, type ScreenState } from './state'

const home = { path: paths.home(), token: null }
/** The first name of the list of winners, which needs no call. */
const WINNER = '000-***'

export const homeStates: readonly ScreenState[] = [
  { ...home, name: 'Home', ready: 'Sunda' },
  { ...home, name: 'Home of a member', token: WULAN, ready: '86,500' },
  { ...home, name: 'Home, games failed', faults: failing('/Lottery/hotLottery'), ready: FAULT_TEXT },
  { ...home, name: 'Home, no games', faults: empty('/Lottery/hotLottery'), ready: WINNER },
  { ...home, name: 'Home, loading', faults: slow('/system/config', '/Lottery/hotLottery'), ready: WINNER },
]
