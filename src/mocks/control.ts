import { add, subtract } from '../lib/money/sums.ts'
import { type Money, parseMoney } from '../lib/money/text.ts'
import { requireGame } from './catalogue/games.ts'
import { type Cheat, type CheatKind, type CheatRecord, isCheatOn } from './cheats.ts'
import { amountProblem, cheatProblem, faultProblem, levelProblem, variantProblem } from './control-rules.ts'
import { periodAt } from './draws.ts'
import type { Fault, ActiveFault } from './faults.ts'
import { type Decision, type OpenRequest, decide, openRequestsOf, reviewNow } from './accounting.ts'
import { seedState } from './seed.ts'
import { type MemberRecord, type WorldState, takeRecordId } from './state.ts'
import type { VariantName } from './variants.ts'
import type { World } from './world.ts'

// Functions that control the mock platform. `nameOrId` is a member's username or id. If the promise
// of a function rejects, nothing has changed.

type WireNumber = number | string

export interface MemberPatch {
  money?: WireNumber
  status?: WireNumber
  status1?: WireNumber
  is_online?: WireNumber
  is_see?: WireNumber
  integral?: WireNumber
  level?: WireNumber
  name?: string
  sex?: '0' | '1' | '2'
  /** Four digits; '' removes the fund password. */
  paypassword?: string
  password?: string
}

export async function setFaults(world: World, faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) throwIfProblem(faultProblem(fault))
  await world.transact((state) => {
    state.faults = faults.map((fault) => ({ ...fault, id: takeRecordId(state) }))
  })
}

export async function addFault(world: World, fault: Fault): Promise<void> {
  throwIfProblem(faultProblem(fault))
  await world.transact((state) => {
    state.faults.push({ ...fault, id: takeRecordId(state) })
  })
}

export async function removeFault(world: World, id: number): Promise<void> {
  await world.transact((state) => {
    state.faults = state.faults.filter((fault) => fault.id !== id)
  })
}

/** Sets the notations in which the mock writes its answers (see `VARIANTS` in variants.ts). */
export async function setVariants(world: World, names: readonly VariantName[]): Promise<void> {
  for (const name of names) throwIfProblem(variantProblem(name))
  await world.transact((state) => {
    state.variants = [...names]
  })
}

/**
 * Turns a cheat on, and ends an earlier cheat of the same kind.
 * @param since the start in epoch ms, by default now. Only tests may pass an earlier start, because
 * results that the app has shown since then would change
 */
export async function startCheat(world: World, { since, ...newCheat }: Cheat & { since?: number }): Promise<void> {
  throwIfProblem(cheatProblem(newCheat))
  await world.transact((state, now) => {
    endCheats(state, newCheat.kind, now)
    state.cheats.push({ ...newCheat, since: since ?? now, until: null })
  })
}

export async function endCheat(world: World, kind: CheatKind): Promise<void> {
  await world.transact((state, now) => endCheats(state, kind, now))
}

function endCheats(state: WorldState, kind: CheatKind, now: number): void {
  for (const record of state.cheats) if (record.kind === kind && isCheatOn(record)) record.until = now
}

export async function findMember(world: World, nameOrId: string): Promise<MemberRecord | null> {
  return world.transact((state) => structuredClone(findByNameOrId(state.members, nameOrId)))
}

export async function patchMember(world: World, nameOrId: string, patch: MemberPatch): Promise<void> {
  await world.transact((state) => applyPatch(requireMember(state.members, nameOrId), patch))
}

export async function creditMember(world: World, nameOrId: string, amount: string): Promise<void> {
  throwIfProblem(amountProblem(amount))
  await world.transact((state) => {
    const member = requireMember(state.members, nameOrId)
    setBalance(member, add(member.money, amountOf(amount)))
  })
}

export async function setMinimumBalance(world: World, gameId: string, amount: string): Promise<void> {
  requireGame(gameId)
  await world.transact((state) => {
    state.conditions[gameId] = amountOf(amount)
  })
}

export async function reviewMember(world: World, nameOrId: string): Promise<{ topUps: number; withdrawals: number }> {
  return world.transact((state, now) => reviewNow(state, requireMember(state.members, nameOrId).id, now))
}

export async function decideRequest(world: World, id: number, decision: Decision): Promise<void> {
  await world.transact((state, now) => decide(state, id, decision, now))
}

/** Moves the mock's clock forward, so that the game's present period ends within `ms`. */
export async function shortenPeriod(world: World, gameId: string, ms: number): Promise<void> {
  const game = requireGame(gameId)
  if (!(Number.isFinite(ms) && ms >= 0)) throw new Error(`A number of milliseconds must be 0 or more, not ${ms}.`)
  await world.transact((state, now) => {
    const remainingMs = periodAt(now, game.seconds).endsAt - now
    if (remainingMs > ms) state.clockOffset += remainingMs - ms
  })
}

/** Moves the mock's clock forward by a number of periods of a game. */
export async function passPeriods(world: World, gameId: string, count: number): Promise<void> {
  const game = requireGame(gameId)
  if (!(Number.isInteger(count) && count > 0)) throw new Error(`The number of periods must be above 0, not ${count}.`)
  await world.transact((state) => {
    state.clockOffset += count * game.seconds * 1000
  })
}

export async function resetWorld(world: World): Promise<void> {
  await world.transact((state) => {
    Object.assign(state, seedState(state.seed, world.clock.now()))
  })
}

export interface Overview {
  readonly members: readonly Pick<MemberRecord, 'id' | 'username'>[]
  readonly member: MemberRecord | null
  readonly requests: readonly OpenRequest[]
  readonly faults: readonly ActiveFault[]
  /** The cheats that are on. */
  readonly cheats: readonly CheatRecord[]
}

export async function readOverview(world: World, nameOrId: string): Promise<Overview> {
  return world.transact((state) => structuredClone(overviewOf(state, findByNameOrId(state.members, nameOrId))))
}

function overviewOf(state: WorldState, member: MemberRecord | null): Overview {
  return {
    members: state.members.map(({ id, username }) => ({ id, username })),
    member,
    requests: member === null ? [] : openRequestsOf(state, member.id),
    faults: state.faults,
    cheats: state.cheats.filter(isCheatOn),
  }
}

function applyPatch(member: MemberRecord, patch: MemberPatch): void {
  if (patch.level !== undefined) throwIfProblem(levelProblem(String(patch.level)))
  if (patch.money !== undefined) setBalance(member, amountOf(String(patch.money)))
  if (patch.status !== undefined) member.status = integerOf(patch.status)
  if (patch.status1 !== undefined) member.ordersBlocked = flagOf(patch.status1) === 1
  if (patch.is_online !== undefined) member.online = integerOf(patch.is_online)
  if (patch.is_see !== undefined) member.fullView = flagOf(patch.is_see) === 1
  if (patch.integral !== undefined) member.points = Number(amountOf(String(patch.integral)))
  if (patch.level !== undefined) member.level = Number(patch.level)
  if (patch.name !== undefined) member.name = patch.name
  if (patch.sex !== undefined) member.sex = patch.sex
  if (patch.paypassword !== undefined) member.fundPassword = patch.paypassword
  if (patch.password !== undefined) member.password = patch.password
}

/**
 * Sets a balance. The opening balance changes by the same amount, because it must differ from the
 * balance only by the member's top-ups, withdrawals and orders.
 */
function setBalance(member: MemberRecord, balance: Money): void {
  member.opening = add(member.opening, subtract(balance, member.money))
  member.money = balance
}

function throwIfProblem(problem: string | null): void {
  if (problem !== null) throw new Error(problem)
}

function amountOf(text: string): Money {
  const amount = parseMoney(text)
  if (amount === null) throw new Error(`The text "${text}" is not an amount.`)
  return amount
}

function flagOf(value: WireNumber): 0 | 1 {
  if (String(value) === '0') return 0
  if (String(value) === '1') return 1
  throw new Error(`The value must be 0 or 1, not ${value}.`)
}

/** Reads a field that has more values than 0 and 1 on the wire. */
function integerOf(value: WireNumber): number {
  if (!/^-?\d{1,9}$/.test(String(value)))
    throw new Error(`The value must be a whole number of at most nine digits, not ${value}.`)
  return Number(value)
}

function findByNameOrId(members: readonly MemberRecord[], nameOrId: string): MemberRecord | null {
  return members.find(({ id, username }) => id === nameOrId || username === nameOrId) ?? null
}

function requireMember(members: readonly MemberRecord[], nameOrId: string): MemberRecord {
  const member = findByNameOrId(members, nameOrId)
  if (member === null) throw new Error(`There is no member ${nameOrId}.`)
  return member
}
