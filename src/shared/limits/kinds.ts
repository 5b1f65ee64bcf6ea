/** What a member may limit. Each has its own most; of several that apply, the lowest holds. */
export const LIMIT_KINDS = [
  'perOrder',
  'stakedDay',
  'staked7',
  'staked30',
  'lossDay',
  'loss7',
  'loss30',
  'topUpDay',
  'topUp7',
  'topUp30',
  'playDay',
] as const

export type LimitKind = (typeof LIMIT_KINDS)[number]

export type CountedKind = Exclude<LimitKind, 'perOrder' | 'playDay'>

/** What is counted, and over how many days. */
export const COUNTED: Readonly<Record<CountedKind, { of: 'staked' | 'lost' | 'toppedUp'; days: number }>> = {
  stakedDay: { of: 'staked', days: 1 },
  staked7: { of: 'staked', days: 7 },
  staked30: { of: 'staked', days: 30 },
  lossDay: { of: 'lost', days: 1 },
  loss7: { of: 'lost', days: 7 },
  loss30: { of: 'lost', days: 30 },
  topUpDay: { of: 'toppedUp', days: 1 },
  topUp7: { of: 'toppedUp', days: 7 },
  topUp30: { of: 'toppedUp', days: 30 },
}

/** Counted from the platform's record of orders. */
export const ORDER_KINDS: readonly CountedKind[] = ['stakedDay', 'staked7', 'staked30', 'lossDay', 'loss7', 'loss30']

/** Counted from what was sent from this device: the platform has no list of it (reading 63). */
export const TOP_UP_KINDS: readonly CountedKind[] = ['topUpDay', 'topUp7', 'topUp30']
