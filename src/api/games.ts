import * as v from 'valibot'
import { deadlineFrom } from '@/lib/time'
import type { Money } from '@/lib/money/text'
import { get, getTimed, type Timed } from './client'
import { amount, classSchema, identifier, integer, listOf, maybeMissing, optionalAmount, text } from './fields'

export type DrawnNumbers = readonly [number, number, number]

export interface Game {
  id: string
  key: string
  name: string
  iconUrl: string
  description: string
  classKey: string
  /** The period drawn last (reading 32); empty when the server does not say. */
  drawnPeriod: string
  /** The period that takes orders (reading 32); empty when the server does not say. */
  openPeriod: string
  /** When the open period closes, in epoch ms (reading 87). */
  closesAt: number
  /** The result of `drawnPeriod`; null: not available (reading 31). */
  drawnNumbers: DrawnNumbers | null
  /** The balance a member needs to enter (reading 84); null: none. */
  minimumBalance: Money | null
}

export interface GameClass {
  key: string
  name: string
}

export interface Draw {
  period: string
  /** Null: not available (reading 31). */
  numbers: DrawnNumbers | null
}

export interface PayoutOption {
  /** The server's word for the option, sent back verbatim (reading 34). */
  type: string
  name: string
  /** Return on a stake of 1, stake included: "1.95"; null: not published (reading 33). */
  payout: string | null
}

/**
 * Reads exactly three whole numbers from an array, "4,6,5" or JSON text, else null (reading 31).
 */
export function readDrawnNumbers(value: unknown): DrawnNumbers | null {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? splitNumbers(value) : []
  const [first, second, third, ...more] = parts.map(toNumber)
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null
  return [first, second, third].every((number) => Number.isSafeInteger(number) && number >= 0)
    ? [first, second, third]
    : null
}

function splitNumbers(text: string): unknown[] {
  return text
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^"|"$/g, ''))
}

function toNumber(part: unknown): number {
  const digits = typeof part === 'number' || typeof part === 'string' ? String(part).trim() : ''
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
}

export const drawnNumbers = v.pipe(
  maybeMissing,
  v.transform((value) => readDrawnNumbers(value)),
)

const lotterySchema = v.object({
  id: identifier,
  key: identifier,
  name: text,
  ico: text,
  desc: text,
  class: text,
  now_expect: text,
  next_expect: text,
  second: v.nullish(integer, 0),
  opencode: drawnNumbers,
  condition: optionalAmount,
})

type WireLottery = v.InferOutput<typeof lotterySchema>

function toGame(wire: WireLottery, answer: Timed<unknown>): Game {
  const minimum = wire.condition
  return {
    id: wire.id,
    key: wire.key,
    name: wire.name,
    iconUrl: wire.ico,
    description: wire.desc,
    classKey: wire.class,
    drawnPeriod: wire.now_expect,
    openPeriod: wire.next_expect,
    closesAt: deadlineFrom({ ...answer, seconds: Math.max(0, wire.second) }),
    drawnNumbers: wire.opencode,
    minimumBalance: minimum === undefined || minimum === '0' || minimum.startsWith('-') ? null : minimum,
  }
}

const drawSchema = v.pipe(
  v.object({ expect: identifier, opencode: drawnNumbers }),
  v.transform((wire): Draw => ({ period: wire.expect, numbers: wire.opencode })),
)

const PAYOUT_FIELDS = ['peilv', 'odds', 'rate', 'multiplier'] as const

const optionSchema = v.pipe(
  v.looseObject({ type: identifier, name: text }),
  v.transform((wire): PayoutOption => ({ type: wire.type, name: wire.name, payout: readPayout(wire) })),
)

/** A value of 1 or less is ignored, since a return at or below the stake is not a payout. */
function readPayout(wire: Record<string, unknown>): string | null {
  for (const field of PAYOUT_FIELDS) {
    const result = v.safeParse(amount, wire[field])
    if (result.success && Number(result.output) > 1) return result.output
  }
  return null
}

/** The games that the platform puts first (reading 83). */
export async function fetchHotGames(signal?: AbortSignal): Promise<Game[]> {
  const answer = await getTimed('/Lottery/hotLottery', {}, listOf(lotterySchema), { signal })
  return answer.value.map((wire) => toGame(wire, answer))
}

/** `classKey` null: of all classes. */
export async function fetchGames(classKey: string | null, signal?: AbortSignal): Promise<Game[]> {
  const answer = await getTimed('/Lottery/lotteryList', { class: classKey ?? undefined }, listOf(lotterySchema), {
    signal,
  })
  return answer.value.map((wire) => toGame(wire, answer))
}

export function fetchGameClasses(signal?: AbortSignal): Promise<GameClass[]> {
  return get('/Lottery/itemlist', {}, listOf(classSchema), { signal })
}

export async function fetchGame(key: string, signal?: AbortSignal): Promise<Game> {
  const answer = await getTimed('/Lottery/getLotteryInfo', { key }, lotterySchema, { signal })
  return toGame(answer.value, answer)
}

/** Newest first (reading 30). */
export function fetchDrawHistory(key: string, signal?: AbortSignal): Promise<Draw[]> {
  return get('/Lottery/getLotteryOneList', { key }, listOf(drawSchema), { signal })
}

export function fetchPayoutOptions(gameId: string, signal?: AbortSignal): Promise<PayoutOption[]> {
  return get('/Lottery/getLotteryPeilv', { id: gameId }, listOf(optionSchema), { signal })
}
