import type { Money } from '../lib/money/text.ts'
import type { CheatRecord } from './cheats.ts'
import type { OptionType } from './draws.ts'
import type { ActiveFault } from './faults.ts'
import type { VariantName } from './variants.ts'

// The state of the mock platform is plain JSON, because it is cloned and stored.

export interface MemberRecord {
  id: string
  username: string
  password: string
  level: number
  points: number
  money: Money
  /** The opening balance: money = opening + top-ups − withdrawals − stakes + returns. */
  opening: Money
  status: number
  online: number
  fullView: boolean
  ordersBlocked: boolean
  name: string
  sex: '0' | '1' | '2'
  fundPassword: string
  avatar: string
}

interface InviteRecord {
  code: string
  usedBy: string | null
}

/** 0: pending, 1: win, 2: loss. */
type Outcome = 0 | 1 | 2

interface OrderLine {
  type: OptionType
  outcome: Outcome
  /** The gross return of a win, the stake of a loss, or zero while the outcome is pending. */
  profit: Money
}

export interface OrderRecord {
  memberId: string
  gameId: string
  period: string
  perNote: Money
  total: Money
  lines: OrderLine[]
  settled: boolean
  createdAt: number
  updatedAt: number
}

interface CardRecord {
  memberId: string
  number: string
  bank: string
  bankCode: string
  holder: string
  mobile: string
}

export interface TopUpRecord {
  id: number
  memberId: string
  money: Money
  imagePath: string
  status: 'waiting' | 'credited' | 'refused'
  createdAt: number
}

/** 1: waiting, 2: reviewed, 3: refused and the amount returned to the balance, 4: paid. */
export type WithdrawalStatus = 1 | 2 | 3 | 4

export interface WithdrawalRecord {
  id: number
  memberId: string
  money: Money
  status: WithdrawalStatus
  createdAt: number
  /** Epoch ms of the last change of `status`; null while `status` is still 1. */
  reviewedAt: number | null
}

interface UploadRecord {
  memberId: string
  path: string
}

export interface WorldState {
  version: number
  seed: number
  seededAt: number
  /** Ms that are added to the real time to give the time of the mock platform. */
  clockOffset: number
  nextMemberId: number
  /** Id of the next top-up, withdrawal or fault, which share one sequence. */
  nextRecordId: number
  members: MemberRecord[]
  invites: InviteRecord[]
  orders: OrderRecord[]
  cards: CardRecord[]
  topUps: TopUpRecord[]
  withdrawals: WithdrawalRecord[]
  uploads: UploadRecord[]
  /** Minimum balances for orders by game id. They replace `condition` of the game. */
  conditions: Record<string, Money>
  faults: ActiveFault[]
  variants: VariantName[]
  /** Contains ended cheats too, because their effects on past draws stay. */
  cheats: CheatRecord[]
}

/** Raise this number if `WorldState` changes its shape. Demo data then replace stored states. */
export const STATE_VERSION = 5

export function takeRecordId(state: WorldState): number {
  state.nextRecordId += 1
  return state.nextRecordId - 1
}
