import { subtract } from '../lib/money/sums.ts'
import { type Money, ZERO, money } from '../lib/money/text.ts'
import { bankByCode } from './catalogue/banks.ts'
import { type Game, requireGame } from './catalogue/games.ts'
import { HOUR_MS, MINUTE_MS } from './clock.ts'
import { DEMO_INVITE_CODES, DEMO_MEMBERS } from './demo.ts'
import { OPTION_TYPES, type OptionType, PUBLISH_DELAY_MS, drawnNumbers, isWinningOption, periodAt } from './draws.ts'
import { balanceFrom, createOrder, settleOrder, totalsOf } from './accounting.ts'
import {
  type MemberRecord,
  type OrderRecord,
  STATE_VERSION,
  type WithdrawalStatus,
  type WorldState,
  takeRecordId,
} from './state.ts'

export const DEFAULT_SEED = 20261
const NEW_MEMBER_BALANCE = money('100000')
const USED_INVITE_CODE = 'USED-0000'

const FIRST_MEMBER_ID = 1001

export function createMember(id: string, username: string, password: string): MemberRecord {
  return {
    id,
    username,
    password,
    level: 1,
    points: 0,
    money: NEW_MEMBER_BALANCE,
    opening: NEW_MEMBER_BALANCE,
    status: 1,
    online: 1,
    fullView: false,
    ordersBlocked: false,
    name: '',
    sex: '0',
    fundPassword: '',
    avatar: '',
  }
}

export function seedState(seed: number, now: number = Date.now()): WorldState {
  const state = stateWithoutRecords(seed, now)
  seedWulan(state, memberByUsername(state, 'wulan_r'))
  seedBudi(state, memberByUsername(state, 'budi_k'))
  Object.assign(memberByUsername(state, 'siti_m'), { ordersBlocked: true, money: money('20000') })
  for (const member of state.members) {
    const opening = subtract(member.money, balanceFrom(ZERO, totalsOf(state, member.id)))
    member.opening = opening
  }
  return state
}

function stateWithoutRecords(seed: number, now: number): WorldState {
  const members = DEMO_MEMBERS.map(({ username, password }, index) =>
    createMember(String(FIRST_MEMBER_ID + index), username, password),
  )
  return {
    version: STATE_VERSION,
    seed,
    seededAt: now,
    clockOffset: 0,
    nextMemberId: FIRST_MEMBER_ID + members.length,
    nextRecordId: 1,
    members,
    invites: [
      ...DEMO_INVITE_CODES.map((code) => ({ code, usedBy: null })),
      { code: USED_INVITE_CODE, usedBy: String(FIRST_MEMBER_ID) },
    ],
    orders: [],
    cards: [],
    topUps: [],
    withdrawals: [],
    uploads: [],
    conditions: {},
    faults: [],
    variants: [],
    cheats: [],
  }
}

function memberByUsername(state: WorldState, username: string): MemberRecord {
  const member = state.members.find((candidate) => candidate.username === username)
  if (member === undefined) throw new Error(`There is no demo member with the user name ${username}.`)
  return member
}

/** Settled orders of "wulan_r", oldest first: game id, age in hours, stake per pick and options. */
const WULAN_ORDERS: readonly (readonly [string, number, string, readonly OptionType[]])[] = [
  ['11', 97, '1000', ['big']],
  ['11', 96, '1000', ['big', 'pair']],
  ['12', 75, '2000', ['small']],
  ['13', 74, '500', ['single']],
  ['12', 52, '2000', ['big', 'single']],
  ['11', 50, '1500', ['pair']],
  ['14', 49, '500', ['small', 'pair']],
  ['12', 28, '1000', ['big']],
  ['12', 27, '3000', ['small', 'single']],
  ['11', 25, '1000', ['single']],
  ['13', 4, '2000', ['big', 'pair']],
  ['12', 2, '2000', ['big']],
]

function seedWulan(state: WorldState, member: MemberRecord): void {
  Object.assign(member, {
    level: 2,
    points: 140,
    money: money('86500'),
    name: 'Wulan Rahayu',
    sex: '2',
    fundPassword: '2580',
  })
  for (const [gameId, hoursAgo, stake, types] of WULAN_ORDERS) {
    const game = requireGame(gameId)
    const order = createOrderAt(member.id, game, state.seededAt - hoursAgo * HOUR_MS, money(stake), types)
    settleOrder(state, order, game, order.updatedAt + PUBLISH_DELAY_MS)
    state.orders.push(order)
  }
  state.orders.push(createLosingOrder(state, member.id))
  const createdAt = state.seededAt - 99 * HOUR_MS
  const id = takeRecordId(state)
  state.topUps.push({ id, memberId: member.id, money: money('50000'), imagePath: '', status: 'credited', createdAt })
}

/** Returns an open order that will lose. A win would change the balance that tests expect. */
function createLosingOrder(state: WorldState, memberId: string): OrderRecord {
  const toba = requireGame('13')
  const period = periodAt(state.seededAt, toba.seconds)
  const drawnResult = drawnNumbers(state.seed, toba.key, period.id)
  const types = OPTION_TYPES.filter((type) => !isWinningOption(type, drawnResult)).slice(0, 1)
  const order = createOrderAt(memberId, toba, state.seededAt, money('1000'), types)
  order.createdAt = Math.max(period.startsAt, state.seededAt - MINUTE_MS)
  order.updatedAt = order.createdAt
  return order
}

function createOrderAt(
  memberId: string,
  game: Game,
  at: number,
  perNote: Money,
  types: readonly OptionType[],
): OrderRecord {
  const { id, startsAt, endsAt } = periodAt(at, game.seconds)
  const order = createOrder({ memberId, gameId: game.id, period: id, perNote, createdAt: startsAt + 12_000 }, types)
  return { ...order, updatedAt: endsAt }
}

/** Withdrawals of "budi_k", oldest first: age in hours, amount and status. */
const BUDI_WITHDRAWALS: readonly (readonly [number, string, WithdrawalStatus])[] = [
  [120, '150000', 4],
  [71, '20013', 3],
  [26, '60000', 4],
]

function seedBudi(state: WorldState, member: MemberRecord): void {
  Object.assign(member, {
    level: 3,
    points: 420,
    money: money('750000'),
    fullView: true,
    name: 'Budi Kurnia',
    sex: '1',
    fundPassword: '1357',
  })
  const bank = bankByCode('MLT')
  state.cards.push({
    memberId: member.id,
    // No bank issues this account number.
    number: '0000111100001111',
    bank: bank?.text ?? '',
    bankCode: bank?.value ?? '',
    holder: member.name,
    mobile: '0000123456',
  })
  for (const [hoursAgo, amount, status] of BUDI_WITHDRAWALS) {
    const createdAt = state.seededAt - hoursAgo * HOUR_MS
    const reviewedAt = createdAt + (status === 4 ? 5 * MINUTE_MS : 2 * MINUTE_MS)
    const id = takeRecordId(state)
    state.withdrawals.push({ id, memberId: member.id, money: money(amount), status, createdAt, reviewedAt })
  }
}
