import { money } from '@/lib/money/text'
import { periodAt } from '@/mocks/draws'
import { seedState } from '@/mocks/seed'
import type { MemberRecord, WorldState } from '@/mocks/state'
import { type PendingRequest, type MoneyRequest, type MoneyRequestOf } from '@/domain/money-request/request'
import { isInFlight } from '@/domain/money-request/in-flight'

export const START_MS = Date.parse('2026-11-20T12:00:10Z')
export const MEMBER_IDS = ['1001', '1002'] as const
const DAY_MS = 86_400_000
const GAME = { id: '12', name: 'Merapi', seconds: 180 }
const FUND_PASSWORD = '1357'
const VOUCHER_PATH = '/uploads/voucher-1.jpeg'
/** The maximum number of withdrawals that the platform lists. */
const MAX_LISTED_WITHDRAWALS = 20

/** One kind of money request: how the platform handles it, and how its screen works. */
export interface RequestModel<Request extends MoneyRequest> {
  kind: Request['kind']
  /** The amounts that are requested often, sometimes, and from another device. */
  amounts: readonly [often: string, sometimes: string, elsewhere: string]
  request: (amount: string, serverNow: number) => Request
  call: (request: Request, memberId: string) => { path: string; fields: Record<string, string> }
  /** Returns the platform's entries that match a request; null if the platform lists none. */
  matches: ((state: WorldState, memberId: string, request: Request) => readonly { createdAt: number }[]) | null
  /** True if a request whose outcome is unknown blocks the next request. `now` is in epoch ms. */
  blocks: (pending: PendingRequest, now: number) => boolean
  /** True if the member reviews the request in the form, without a sheet. */
  isReviewedInForm: boolean
  /** Makes the platform refuse requests of this kind, or accept these requests again. */
  setRefusing: (state: WorldState, isRefusing: boolean) => void
  /**
   * Outcomes that must occur in the simulated runs. `twice` means that the platform lists a request
   * more than once.
   */
  outcomes: readonly string[]
}

export const orderModel: RequestModel<MoneyRequestOf<'order'>> = {
  kind: 'order',
  amounts: ['1000', '2000', '3000'],
  request: (amount, serverNow) => ({
    kind: 'order',
    gameId: GAME.id,
    gameName: GAME.name,
    period: periodAt(serverNow, GAME.seconds).id,
    closesAt: serverNow + 60_000,
    types: ['big'],
    perNote: money(amount),
    total: money(amount),
  }),
  call: ({ perNote, gameId, period }, memberId) => ({
    path: '/game/placeOrder',
    fields: { item: 'big', money: perNote, lid: gameId, mid: memberId, expect: period },
  }),
  matches: (state, memberId, { period, perNote }) =>
    state.orders.filter((held) => held.memberId === memberId && held.period === period && held.perNote === perNote),
  blocks: () => true,
  isReviewedInForm: false,
  setRefusing: (state, isRefusing) => changeEachMember(state, (member) => (member.ordersBlocked = isRefusing)),
  outcomes: ['accepted', 'found', 'refused', 'twice', 'unknown'],
}

export const withdrawalModel: RequestModel<MoneyRequestOf<'withdrawal'>> = {
  kind: 'withdrawal',
  amounts: ['10000', '11000', '12000'],
  request: (amount) => ({ kind: 'withdrawal', amount: money(amount) }),
  call: ({ amount }) => ({
    path: '/member/setUserWirhdraw',
    fields: { money: amount, paypassword: FUND_PASSWORD },
  }),
  matches: (state, memberId, { amount }) =>
    state.withdrawals
      .filter((held) => held.memberId === memberId)
      .slice(-MAX_LISTED_WITHDRAWALS)
      .filter((held) => held.money === amount),
  blocks: () => true,
  isReviewedInForm: false,
  setRefusing: (state, isRefusing) =>
    changeEachMember(state, (member) => (member.fundPassword = isRefusing ? '2468' : FUND_PASSWORD)),
  outcomes: ['accepted', 'found', 'refused', 'twice', 'unknown'],
}

export const topUpModel: RequestModel<MoneyRequestOf<'topUp'>> = {
  kind: 'topUp',
  amounts: ['50000', '60000', '70000'],
  request: (amount) => ({ kind: 'topUp', amount: money(amount), method: null, totalBefore: null }),
  call: ({ amount }) => ({ path: '/member/doRecharge', fields: { money: amount, img_path: VOUCHER_PATH } }),
  matches: null,
  blocks: isInFlight,
  isReviewedInForm: true,
  setRefusing: (state, isRefusing) => {
    state.uploads = isRefusing ? [] : MEMBER_IDS.map((memberId) => ({ memberId, path: VOUCHER_PATH }))
  },
  outcomes: ['accepted', 'refused', 'unknown'],
}

function changeEachMember(state: WorldState, change: (member: MemberRecord) => void): void {
  for (const member of state.members) change(member)
}

const seededState = seedState(7, START_MS)

/**
 * Returns the state of a mock platform that accepts every kind of request. Each member's list of
 * withdrawals is full.
 */
export function createWorldState(): WorldState {
  const state = structuredClone({ ...seededState, orders: [], topUps: [], withdrawals: [], cards: [] }) as WorldState
  for (const memberId of MEMBER_IDS) {
    const card = { number: '0000', bank: 'Bank', bankCode: 'B', holder: 'Name', mobile: '0' }
    state.cards.push({ memberId, ...card })
    for (let day = MAX_LISTED_WITHDRAWALS; day > 0; day -= 1) {
      const createdAt = START_MS - day * DAY_MS
      const paidWithdrawal = { money: money('10000'), status: 4, createdAt, reviewedAt: createdAt } as const
      state.withdrawals.push({ id: day, memberId, ...paidWithdrawal })
    }
  }
  for (const { setRefusing } of [orderModel, withdrawalModel, topUpModel]) setRefusing(state, false)
  return state
}
