import * as v from 'valibot'
import type { QueryClient, QueryState } from '@tanstack/react-query'
import type { DrawNumbers } from '@/lib/game-rules'
import { createClosings, msUntilNextPoll } from '@/lib/periods'
import { deadlineFrom } from '@/lib/time'
import { type TimedAnswer, getTimed, read } from './client'
import {
  MAX_UNVIRTUALISED_ROWS,
  address,
  classSchema,
  identifier,
  listOf,
  longText,
  maybeMissing,
  optionalAmount,
  optionalNumber,
  optionalPeriod,
  payout,
  period,
  unwrapRows,
  text,
} from './fields'
import { type WithRaw, getWithRaw, queryWithRaw, readWithRaw } from './with-raw'
import { type Listing, listingFrom } from './listing'
import { LIVE_STALE_MS, SETTLED_STALE_MS, publicKey, publicQuery } from './keys'
import { recordResults } from './published-results'

/** Reads three numbers from a list, "4,6,5" or JSON text. Null for any other value (reading 31). */
export function readDrawnNumbers(value: unknown): DrawNumbers | null {
  const parts = typeof value === 'string' ? splitNumbers(value) : unwrapRows(value)
  if (!Array.isArray(parts) || parts.length !== 3) return null
  const [first = null, second = null, third = null] = parts.map(parseDrawnNumber)
  return first === null || second === null || third === null ? null : [first, second, third]
}

/** A longer text is refused before it is parsed, because three numbers are much shorter. */
const MAX_NUMBERS_LENGTH = 100

function splitNumbers(text: string): unknown[] {
  if (text.length > MAX_NUMBERS_LENGTH) return []
  return text
    .trim()
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((part) => part.trim().replace(/^"|"$/g, ''))
}

function parseDrawnNumber(part: unknown): number | null {
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
  ico: v.fallback(address, ''),
  desc: longText,
  now_expect: optionalPeriod,
  next_expect: optionalPeriod,
  second: optionalNumber,
  opencode: drawnNumbers,
  /** The balance that the game requires. Null if missing or unreadable (reading 84). */
  condition: v.fallback(optionalAmount, null),
})

type WireLottery = v.InferOutput<typeof lotterySchema>

export const closingTimes = createClosings()

function toGames(answer: TimedAnswer<Listing<WireLottery>>): Listing<Game> {
  const games = answer.value.map((wire) => toGame(wire, recordClosing(wire, answer)))
  recordResults({ source: 'draw', games })
  return listingFrom([answer.value], games)
}

export type Game = ReturnType<typeof toGame>

/**
 * `openPeriod` takes orders until `closesAt`: epoch ms, or null if unknown (reading 87).
 * `drawnPeriod` is the period drawn last (reading 32). Each period is '' if the platform does not
 * send it.
 */
function toGame(wire: WireLottery, closesAt: number | null) {
  const requiredBalance = wire.condition
  return {
    id: wire.id,
    key: wire.key,
    name: wire.name,
    /** '' if there is no picture, or if its address is not allowed (reading 106). */
    pictureUrl: wire.ico,
    description: wire.desc,
    drawnPeriod: wire.now_expect,
    openPeriod: wire.next_expect,
    closesAt,
    drawnNumbers: wire.opencode,
    /** Null if the game requires no balance, or if the requirement is unreadable (reading 84). */
    minimumBalance:
      requiredBalance === null || requiredBalance === '0' || requiredBalance.startsWith('-') ? null : requiredBalance,
  }
}

function recordClosing(wire: WireLottery, answer: TimedAnswer<unknown>): number | null {
  const { second } = wire
  const closesAt = second === null ? null : deadlineFrom({ ...answer, seconds: Math.max(0, second) })
  return closingTimes.agree({ gameId: wire.id, openPeriod: wire.next_expect, closesAt }, answer.receivedAt)
}

/** A game from an offline copy. `closesAt` is null, because the copied countdown is out of date. */
export const copiedGameSchema = v.pipe(
  lotterySchema,
  v.transform((wire) => toGame(wire, null)),
)

const drawSchema = v.pipe(
  v.object({ expect: period, opencode: drawnNumbers }),
  v.transform((wire) => ({ period: wire.expect, numbers: wire.opencode })),
)

export type Draw = v.InferOutput<typeof drawSchema>

export const drawHistorySchema = listOf(drawSchema)

const PAYOUT_FIELDS = ['peilv', 'odds', 'rate', 'multiplier'] as const

const optionSchema = v.pipe(
  v.looseObject({ type: identifier, name: text }),
  v.transform((wire) => ({
    /** The id of the option. An order sends it back unchanged (reading 34). */
    type: wire.type,
    name: wire.name,
    /**
     * Gross return on a stake of 1, such as "1.95". Null if none above 1 is readable (reading 33).
     */
    payout: readPayout(wire),
  })),
)

export type PayoutOption = v.InferOutput<typeof optionSchema>

export const payoutOptionsSchema = listOf(optionSchema, 'type', MAX_UNVIRTUALISED_ROWS)

/**
 * Returns the payout of the first field in `PAYOUT_FIELDS` that has one above 1, or null. With a
 * payout of 1 or less, a winner would gain nothing.
 */
function readPayout(wire: Record<string, unknown>): string | null {
  for (const field of PAYOUT_FIELDS) {
    const result = v.safeParse(payout, wire[field])
    if (result.success && result.output !== null && Number(result.output) > 1) return result.output
  }
  return null
}

const readGames = (path: string, params: { class?: string | undefined }) => async (signal: AbortSignal) =>
  toGames(await getTimed(path, params, listOf(lotterySchema, 'id'), { signal }))

async function readGame(key: string, signal: AbortSignal): Promise<WithRaw<Game>> {
  const answer = await getTimed('/Lottery/getLotteryInfo', { key }, lotterySchema, { signal })
  const game = toGame(answer.value, recordClosing(answer.value, answer))
  recordResults({ source: 'draw', games: [game] })
  return { ...game, raw: answer.raw }
}

/** Reads draws, newest first, and queues them for the device's store of results (reading 30). */
async function readDrawHistory(key: string, signal: AbortSignal): Promise<Listing<Draw>> {
  const draws = await getWithRaw('/Lottery/getLotteryOneList', { key }, drawHistorySchema, { signal })
  recordResults({ source: 'history', gameKey: key, draws })
  return draws
}

export const gameQueries = {
  hot: () => publicQuery(['games', 'hot'], readGames('/Lottery/hotLottery', {}), LIVE_STALE_MS),
  /** `classKey` is null for the games of all classes. */
  list: (classKey: string | null) =>
    publicQuery(
      ['games', 'list', classKey],
      readGames('/Lottery/lotteryList', { class: classKey ?? undefined }),
      LIVE_STALE_MS,
    ),
  classes: () =>
    publicQuery(
      ['games', 'classes'],
      read('/Lottery/itemlist', {}, listOf(classSchema, 'key', MAX_UNVIRTUALISED_ROWS)),
      SETTLED_STALE_MS,
    ),
  one: (key: string) => queryWithRaw(['games', 'one', key], (signal) => readGame(key, signal), LIVE_STALE_MS),
  history: (key: string) =>
    queryWithRaw(['games', 'history', key], (signal) => readDrawHistory(key, signal), LIVE_STALE_MS),
  payouts: (gameId: string) =>
    queryWithRaw(
      ['games', 'payouts', gameId],
      readWithRaw('/Lottery/getLotteryPeilv', { id: gameId }, payoutOptionsSchema),
      SETTLED_STALE_MS,
    ),
}

/** Returns the games of all cached lists: the lists of the tab Draws, and the hot games of Home. */
export function cachedGames(client: QueryClient): Game[] {
  const lists = ['list', 'hot'].flatMap((name) => client.getQueriesData<Game[]>({ queryKey: publicKey('games', name) }))
  return lists.flatMap(([, games]) => games ?? [])
}

/**
 * Returns a `refetchInterval`: the ms until the next poll, usually shortly after the next game
 * closes. False if no poll is needed.
 */
export function pollAtClosings(
  { dataUpdatedAt, errorUpdatedAt, status }: Pick<QueryState, 'dataUpdatedAt' | 'errorUpdatedAt' | 'status'>,
  games: readonly Game[],
): number | false {
  return msUntilNextPoll({
    closings: games.map(({ closesAt }) => closesAt),
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    now: Date.now(),
    isFailing: status === 'error',
  })
}
