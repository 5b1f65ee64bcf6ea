import { isNegative, isZero, parseMoney } from '../lib/money/text.ts'
import { type Cheat, CHEAT_KINDS, type CheatKind } from './cheats.ts'
import { EVERY_CALL, FAULT_KINDS, type Fault } from './faults.ts'
import { API_CALLS } from './handlers/index.ts'
import { VARIANT_NAMES, type VariantName } from './variants.ts'

// Each exported function returns the problem of a value as a text; null if the value is valid.

const MAX_WHOLE_DIGITS = 12
const MAX_MEMBER_LEVEL = 99
export const MAX_DELAY_MS = 60_000

export function amountProblem(text: string): string | null {
  const amount = parseMoney(text)
  if (amount === null) return 'Not an amount: digits and at most one point, such as 50000 or 12.5.'
  if (isNegative(amount) || isZero(amount)) return 'An amount must be more than 0.'
  const [whole = '', decimals = ''] = amount.split('.')
  if (whole.length > MAX_WHOLE_DIGITS) return `An amount has at most ${MAX_WHOLE_DIGITS} digits before the point.`
  return decimals.length > 2 ? 'An amount has at most two decimals.' : null
}

export function levelProblem(text: string): string | null {
  return isWholeUpTo(MAX_MEMBER_LEVEL, text) ? null : `A level is a whole number from 0 to ${MAX_MEMBER_LEVEL}.`
}

export function delayProblem(text: string): string | null {
  return isWholeUpTo(MAX_DELAY_MS, text) ? null : `A delay is a whole number of milliseconds from 0 to ${MAX_DELAY_MS}.`
}

export function callProblem(path: string): string | null {
  if (path === '') return 'Choose a call from the list.'
  return path === EVERY_CALL || API_CALLS.some((call) => call.path === path) ? null : `The API has no call ${path}.`
}

/** Refuses a misspelt kind or path: a fault with it would silently have no effect. */
export function faultProblem({ path, kind, times, delayMs }: Fault): string | null {
  if (!FAULT_KINDS.includes(kind)) return `There is no fault ${kind}.`
  if (times !== undefined && !(Number.isInteger(times) && times > 0)) return 'times is a whole number from 1.'
  return callProblem(path) ?? (delayMs === undefined ? null : delayProblem(String(delayMs)))
}

/** Refuses a misspelt name: a variant with it would silently have no effect. */
export function variantProblem(name: VariantName): string | null {
  return VARIANT_NAMES.includes(name) ? null : `There is no variant ${name}.`
}

/** For each cheat, the smallest whole percentage at which it has an effect. */
const MIN_PERCENT: Readonly<Record<CheatKind, number>> = {
  loadedDie: 17,
  changedResult: 1,
  shortPaidWin: 1,
  stakeDependent: 51,
}

export function percentProblem(kind: CheatKind, text: string): string | null {
  const minimum = MIN_PERCENT[kind]
  return isWholeUpTo(100, text) && Number(text) >= minimum ? null : `A whole number from ${minimum} to 100.`
}

export function cheatProblem({ kind, percent, minLargeStake }: Cheat): string | null {
  if (!CHEAT_KINDS.includes(kind)) return `There is no cheat ${kind}.`
  if ((kind === 'stakeDependent') !== (minLargeStake !== undefined))
    return 'Only stake-dependent results need an amount above which a stake is large.'
  return percentProblem(kind, String(percent)) ?? (minLargeStake === undefined ? null : amountProblem(minLargeStake))
}

function isWholeUpTo(max: number, text: string): boolean {
  return /^\d{1,9}$/.test(text.trim()) && Number(text) <= max
}
