import { paths } from '@/paths'
import { failing, FAULT_TEXT, type ScreenState } from './state'

export const shellStates: readonly ScreenState[] = [
  { name: 'Not found', path: '/nowhere', token: null },
  { name: 'Start failed', path: paths.home(), token: null, faults: failing('/system/base'), ready: FAULT_TEXT },
]
