import * as v from 'valibot'
import { canonicalJson, sha256 } from '@/lib/checksum'
import { checkChain, type Hash } from './chain'
import { byPeriod, newAmong, sameNumbers, type LedgerEntry, type Observation, type Source } from './entries'
import { observationEntries, whole } from './stored'

const KIND = 'tiga.ledger'
const VERSION = 1

const entrySchema = v.object({ ...observationEntries, hash: v.nullable(v.string()) })

/** A line as it is stored, or stands in a file. */
export const ledgerEntry: v.GenericSchema<unknown, LedgerEntry> = entrySchema

const fileSchema = v.object({
  kind: v.literal(KIND),
  version: v.pipe(
    v.number(),
    v.check((value) => value === VERSION),
  ),
  /** Epoch ms. */
  savedAt: whole,
  games: v.array(v.object({ gameId: v.string(), entries: v.array(entrySchema) })),
  sha256: v.nullable(v.string()),
})

export interface GameLedger {
  gameId: string
  entries: readonly LedgerEntry[]
}

/** JSON to be saved; its checksum finds a cut end, which no chain can. */
export async function ledgerFile(games: readonly GameLedger[], savedAt: number, hash: Hash = sha256): Promise<string> {
  const body = { kind: KIND, version: VERSION, savedAt, games }
  return JSON.stringify({ ...body, sha256: await hash(canonicalJson(body)) }, null, 1)
}

export type ReadLedger =
  | { status: 'unreadable' }
  /** Something in it was changed: nothing of it may be taken in. */
  | { status: 'broken' }
  /** `unchecked`: written, or read, by a browser that makes no hashes. */
  | { status: 'whole' | 'unchecked'; savedAt: number; games: GameLedger[] }

/** Checks a file by itself: its checksum, and the chain of each game. */
export async function readLedgerFile(text: string, hash: Hash = sha256): Promise<ReadLedger> {
  const file = parse(text)
  if (file === null) return { status: 'unreadable' }
  const { sha256: told, ...body } = file
  const expected = await hash(canonicalJson(body))
  if (told !== null && expected !== null && told !== expected) return { status: 'broken' }
  let isWhole = told !== null && expected !== null
  for (const { gameId, entries } of body.games) {
    const { status } = await checkChain(gameId, entries, hash)
    if (status === 'broken') return { status: 'broken' }
    if (status === 'unchecked') isWhole = false
  }
  return { status: isWhole ? 'whole' : 'unchecked', savedAt: body.savedAt, games: body.games }
}

function parse(text: string): v.InferOutput<typeof fileSchema> | null {
  try {
    const result = v.safeParse(fileSchema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

export type Taking =
  /** The file goes on where the kept lines end: its lines are added as they are. */
  | { kind: 'continue'; entries: readonly LedgerEntry[] }
  /** Two records that went apart: what is new in the file is added as seen in a file. */
  | { kind: 'add'; observations: readonly Observation[] }

/** How the lines of a file are taken into the kept ledger of the same game. */
export function takeIn(kept: readonly LedgerEntry[], file: readonly LedgerEntry[], isWhole: boolean): Taking {
  const isSame = (entry: LedgerEntry, at: number) => file[at] !== undefined && entry.hash === file[at].hash
  const continues =
    isWhole && file.length >= kept.length && kept.every((entry, at) => entry.hash !== null && isSame(entry, at))
  if (continues) return { kind: 'continue', entries: file.slice(kept.length) }
  const known = byPeriod(kept)
  const isKept = (one: Observation) => known.get(one.period)?.some((other) => sameNumbers(other, one)) === true
  const added = file.filter((one) => !isKept(one)).map((one): Observation => ({ ...one, source: sourceInFile(one) }))
  return { kind: 'add', observations: newAmong(known, added) }
}

/** What an order alone told was not published, and a file does not make it so. */
function sourceInFile({ source }: Observation): Source {
  return source === 'order' ? 'order' : 'file'
}
