import { authStates } from './auth'
import { bankCardStates } from './bank-card'
import { drawStates } from './draws'
import { fairnessStates } from './fairness'
import { homeStates } from './home'
import { hostStates } from './hosts'
import { limitStates } from './limits'
import { inboxStates } from './inbox'
import { recordStates } from './records'
import { serviceStates } from './service'
import { settingsStates } from './settings'
import { shellStates } from './shell'
import type { ScreenState } from './state'
import { topUpStates } from './top-up'
import { videoStates } from './videos'
import { withdrawStates } from './withdraw'

/** All states of all screens. The gallery names its files after the states. */
export const states: readonly ScreenState[] = [
  ...authStates,
  ...homeStates,
  ...drawStates,
  ...fairnessStates,
  ...recordStates,
  ...videoStates,
  ...hostStates,
  ...settingsStates,
  ...limitStates,
  ...topUpStates,
  ...withdrawStates,
  ...bankCardStates,
  ...inboxStates,
  ...serviceStates,
  ...shellStates,
]
