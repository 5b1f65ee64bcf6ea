import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { failing, FAULT_TEXT, type ScreenState } from './state'

const mine = { path: paths.mine(), token: WULAN }

export const meStates: readonly ScreenState[] = [
  { ...mine, name: 'Me', ready: '86,500' },
  { ...mine, name: 'Me, nobody logged in', token: null },
  { ...mine, name: 'Me, balance failed', faults: failing('/member/getUserInfo'), ready: FAULT_TEXT },
]
