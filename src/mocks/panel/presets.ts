import type { CheatKind } from '../cheats.ts'
import type { Overview } from '../control.ts'
import { EVERY_CALL, type Fault } from '../faults.ts'
import { CHEAT_TEXTS } from './cheat-names.ts'
import type { Controls } from './controls.ts'
import { describeFault } from './fault-names.ts'

/** A situation that testers often need, as one button. */
interface Preset {
  readonly name: string
  /** Defined only for a preset that stays on until it is turned off. */
  readonly isOn?: boolean
  /** False if a refresh of the app would use the fault up, or has nothing to show. */
  readonly refreshesApp: boolean
  readonly apply: () => Promise<string>
}

const LOST_ORDER_ANSWER: Fault = { path: '/game/placeOrder', kind: 'offline', times: 1, afterwards: true }
const REFUSED_WITHDRAWAL: Fault = { path: '/member/setUserWirhdraw', kind: 'error', times: 1 }
const NO_CONNECTION: Fault = { path: EVERY_CALL, kind: 'offline' }
const SLOW_CONNECTION: Fault = { path: EVERY_CALL, kind: 'delay', delayMs: 5000 }
const LOADED_DIE = { kind: 'loadedDie', percent: 60 } as const satisfies { kind: CheatKind; percent: number }

type State = Pick<Overview, 'member' | 'requests' | 'faults' | 'cheats'>

export function presetsOf({ member, requests, faults, cheats }: State, controls: Controls): Preset[] {
  const add = async (fault: Fault) => {
    await controls.addFault(fault)
    return `${describeFault(fault)}.`
  }
  const toggled = (name: string, fault: Fault): Preset => {
    const open = faults.filter((other) => isSame(other, fault))
    const remove = async () => {
      for (const { id } of open) await controls.removeFault(id)
      return `Removed ${describeFault(fault)}.`
    }
    const isOn = open.length > 0
    return { name, isOn, refreshesApp: isOn, apply: isOn ? remove : () => add(fault) }
  }
  const isDieLoaded = cheats.some(({ kind, percent }) => kind === LOADED_DIE.kind && percent === LOADED_DIE.percent)
  return [
    { name: 'Lose the next order’s answer', refreshesApp: false, apply: () => add(LOST_ORDER_ANSWER) },
    {
      name: 'Refuse the next withdrawal',
      refreshesApp: true,
      apply: async () => {
        const withdrawal = requests.find(({ kind }) => kind === 'withdrawal')
        if (withdrawal === undefined) return add(REFUSED_WITHDRAWAL)
        await controls.decide(withdrawal.id, 'refuse')
        return 'The open withdrawal is refused: the amount is back in the balance.'
      },
    },
    {
      name: 'Approve all',
      refreshesApp: true,
      apply: async () => {
        for (const { id } of requests) await controls.decide(id, 'approve')
        return requests.length === 0
          ? `${member?.username ?? 'Nobody'} has no open top-up or withdrawal.`
          : `Approved: ${requests.length}.`
      },
    },
    toggled('Offline', NO_CONNECTION),
    toggled('5 s slow', SLOW_CONNECTION),
    {
      name: 'Loaded die 60 %',
      isOn: isDieLoaded,
      refreshesApp: true,
      apply: async () => {
        if (isDieLoaded) await controls.endCheat(LOADED_DIE.kind)
        else await controls.cheat(LOADED_DIE)
        return `${isDieLoaded ? 'No more' : 'From now on'}: ${CHEAT_TEXTS[LOADED_DIE.kind].name}.`
      },
    },
  ]
}

/** Returns true while a fault cuts the connection of every call. */
export function isOffline({ faults }: Pick<Overview, 'faults'>): boolean {
  return faults.some((fault) => isSame(fault, NO_CONNECTION))
}

const isSame = (left: Fault, right: Fault) =>
  left.path === right.path && left.kind === right.kind && left.delayMs === right.delayMs && left.times === right.times
