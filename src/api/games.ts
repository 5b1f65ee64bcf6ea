import * as v from 'valibot'
import { deadlineFrom } from '@/lib/time'
import type { Money } from '@/lib/money/text'
import { get, getTimed, type Timed } from './client'
import { amount, classSchema, identifier, integer, listOf, maybeMissing, optionalAmount, text } from './fields'

export type DrawnNumbers = readonly [number, number, number]

/**
 * `openPeriod` takes orders until `closesAt` (epoch ms); `drawnPeriod` was drawn last (reading 32).
 * Both are empty when the server does not say.
 */
export interface Game {
  id: string
  key: string
  name: string
  iconUrl: string
  description: string
  classKey: string
  drawnPeriod: string
  openPeriod: string
  closesAt: number
  drawnNumbers: DrawnNumbers | null
  /** Needed to enter the game (reading 84); null for none. */
  minimumBalance: Money | null
}

export interface GameClass {
  key: string
  name: string
}

export interface Draw {
  period: string
  numbers: DrawnNumbers | null
}

export interface PayoutOption {
  /** The server's word, sent back verbatim (reading 34). */
  type: string
  name: string
  /** Gross return on a stake of 1, such as "1.95"; null when not published (reading 33). */
  payout: string | null
}

/** Accepts an array, "4,6,5" or JSON text; null unless it has three whole numbers (reading 31). */
export function readDrawnNumbers(value: unknown): DrawnNumbers | null {
  const parts = typeof value === 'string' ? splitNumbers(value) : value
  if (!Array.isArray(parts)) return null
  const [first = null, second = null, third = null, ...more] = parts.map(toNumber)
  return first === null || second === null || third === null || more.length > 0 ? null : [first, second, third]
}

function splitNumbers(text: string): unknown[] {
  return text
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^"|"$/g, ''))
}

function toNumber(part: unknown): number | null {
  if (typeof part !== 'number' && typeof part !== 'string') return null
  const digits = String(part).trim()
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
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

/** A value of 1 or less is no payout: it would not even return the stake. */
function readPayout(wire: Record<string, unknown>): string | null {
  for (const field of PAYOUT_FIELDS) {
    const result = v.safeParse(amount, wire[field])
    if (result.success && Number(result.output) > 1) return result.output
  }
  return null
}

/**
 * A game that is still closed keeps the time at which it closed: each answer would make it a new
 * one.
 */
export function keepClosings(before: readonly Game[], after: readonly Game[], now: number): Game[] {
  return after.map((game) => {
    const known = before.find(({ id, openPeriod }) => id === game.id && openPeriod === game.openPeriod)
    return known === undefined || game.closesAt > now
      ? game
      : { ...game, closesAt: Math.min(known.closesAt, game.closesAt) }
  })
}

export async function fetchHotGames(signal?: AbortSignal): Promise<Game[]> {
  const answer = await getTimed('/Lottery/hotLottery', {}, listOf(lotterySchema), { signal })
  return answer.value.map((wire) => toGame(wire, answer))
}

/** `classKey` null means all classes. */
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
