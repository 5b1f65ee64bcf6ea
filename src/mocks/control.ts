import { add, subtract } from '../lib/money/sums.ts'
import { type Money, parseMoney } from '../lib/money/text.ts'
import { gameById } from './catalogue/games.ts'
import { periodAt } from './draws.ts'
import type { Fault } from './faults.ts'
import { reviewNow } from './ledger.ts'
import type { MemberRecord } from './state.ts'
import type { World } from './world.ts'

/** A number as a test writes it or as the wire does. */
type Num = number | string

/** What a test or the control route may change of a member, under the wire's names. */
export interface MemberPatch {
  money?: Num
  status?: Num
  status1?: Num
  is_online?: Num
  is_see?: Num
  integral?: Num
  level?: Num
  name?: string
  sex?: '0' | '1' | '2'
  /** The four digits; '' clears it. */
  paypassword?: string
  password?: string
}

/** Replaces all faults of a world. */
export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  await world.transact((state) => {
    state.faults = faults.map((fault) => ({ ...fault }))
  })
}

/** Adds one fault behind those there are. */
export async function addFault(world: World, fault: Fault): Promise<void> {
  await world.transact((state) => {
    state.faults.push({ ...fault })
  })
}

/** The member of this name or id; null when there is none. A copy: changing it changes nothing. */
export async function findMember(world: World, nameOrId: string): Promise<MemberRecord | null> {
  return world.transact((state) => structuredClone(lookUp(state.members, nameOrId)))
}

/** Changes a member behind the platform's back, as an administrator would. @throws Error for an unknown member or amount. */
export async function patchMember(world: World, nameOrId: string, patch: MemberPatch): Promise<void> {
  await world.transact((state) => applyPatch(known(state.members, nameOrId), patch))
}

/** Adds to a member's balance. @throws Error for an unknown member or amount. */
export async function credit(world: World, nameOrId: string, amount: string): Promise<void> {
  await world.transact((state) => {
    const member = known(state.members, nameOrId)
    setBalance(member, add(member.money, amountOf(amount)))
  })
}

/** Sets the least balance a game asks for. @throws Error for an unknown game or amount. */
export async function setCondition(world: World, gameId: string, amount: string): Promise<void> {
  if (gameById(gameId) === null) throw new Error(`no game ${gameId}`)
  await world.transact((state) => {
    state.conditions[gameId] = amountOf(amount)
  })
}

/** What a member waits for is reviewed at once. @throws Error for an unknown member. */
export async function review(world: World, nameOrId: string): Promise<{ topUps: number; withdrawals: number }> {
  return world.transact((state, now) => reviewNow(state, known(state.members, nameOrId).id, now))
}

/**
 * Lets the open period of a game end in `ms`: the whole world moves on by what is left of it beyond that, and stays ahead of its
 * clock. All that read this world see the same hour. A period that ends sooner is left alone. @throws Error for an unknown game.
 */
export async function shortenPeriod(world: World, gameId: string, ms: number): Promise<void> {
  const game = gameById(gameId)
  if (game === null) throw new Error(`no game ${gameId}`)
  await world.transact((state, now) => {
    const left = periodAt(now, game.seconds).endsAt - now
    if (left > ms) state.clockOffset += left - ms
  })
}

/** Where a member and the faults stand; the member is null when there is none of that name or id. Copies throughout. */
export async function overview(
  world: World,
  nameOrId: string,
): Promise<{ member: MemberRecord | null; faults: Fault[] }> {
  return world.transact((state) => structuredClone({ member: lookUp(state.members, nameOrId), faults: state.faults }))
}

function applyPatch(member: MemberRecord, patch: MemberPatch): void {
  if (patch.money !== undefined) setBalance(member, amountOf(String(patch.money)))
  if (patch.status !== undefined) member.status = Number(patch.status)
  if (patch.status1 !== undefined) member.ordersBlocked = Number(patch.status1) === 1
  if (patch.is_online !== undefined) member.online = Number(patch.is_online)
  if (patch.is_see !== undefined) member.fullView = Number(patch.is_see) === 1
  if (patch.integral !== undefined) member.points = Number(patch.integral)
  if (patch.level !== undefined) member.level = Number(patch.level)
  if (patch.name !== undefined) member.name = patch.name
  if (patch.sex !== undefined) member.sex = patch.sex
  if (patch.paypassword !== undefined) member.fundPassword = patch.paypassword
  if (patch.password !== undefined) member.password = patch.password
}

/** Moves the opening amount along, so that the books still balance. */
function setBalance(member: MemberRecord, balance: Money): void {
  member.opening = add(member.opening, subtract(balance, member.money))
  member.money = balance
}

function amountOf(text: string): Money {
  const amount = parseMoney(text)
  if (amount === null) throw new Error(`not an amount: ${text}`)
  return amount
}

function lookUp(members: readonly MemberRecord[], nameOrId: string): MemberRecord | null {
  return members.find((it) => it.id === nameOrId || it.username === nameOrId) ?? null
}

function known(members: readonly MemberRecord[], nameOrId: string): MemberRecord {
  const member = lookUp(members, nameOrId)
  if (member === null) throw new Error(`no member ${nameOrId}`)
  return member
}
