import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkChain, link } from './chain'
import type { LedgerEntry, Observation, Source } from './entries'
import { ledgerFile, readLedgerFile, takeIn } from './file'

const noHash = () => Promise.resolve(null)

function observations(count: number, from = 1): Observation[] {
  return Array.from({ length: count }, (_, at) => ({
    period: String(from + at),
    numbers: [1 + (at % 6), 2, 3],
    seenAt: 1000 + from + at,
    source: at % 3 === 0 ? 'order' : 'history',
  }))
}

describe('the chain', () => {
  it('is made over each line and the hash before it', async () => {
    const [first, second] = await link('11', null, observations(2))
    const text = '{"game":"11","numbers":[1,2,3],"period":"1","previous":null,"seenAt":1001,"source":"order"}'
    expect(first?.hash).toBe(createHash('sha256').update(text).digest('hex'))
    const next = `{"game":"11","numbers":[2,2,3],"period":"2","previous":"${first?.hash}","seenAt":1002,"source":"history"}`
    expect(second?.hash).toBe(createHash('sha256').update(next).digest('hex'))
  })

  it('goes on where it stopped', async () => {
    const whole = await link('11', null, observations(5))
    const begun = await link('11', null, observations(2))
    const rest = await link('11', begun[1]?.hash ?? null, observations(5).slice(2))
    expect([...begun, ...rest]).toEqual(whole)
    expect(await checkChain('11', whole)).toEqual({ status: 'whole' })
  })

  it('names the line from which on it does not hold', async () => {
    const entries = await link('11', null, observations(5))
    const changed = entries.map((entry, at): LedgerEntry => (at === 3 ? { ...entry, numbers: [6, 6, 6] } : entry))
    expect(await checkChain('11', changed)).toEqual({ status: 'broken', at: 3 })
    expect(await checkChain('11', entries.slice(1))).toEqual({ status: 'broken', at: 0 })
    expect(await checkChain('12', entries)).toEqual({ status: 'broken', at: 0 })
  })

  it('is not checked where the browser makes no hashes, now or when it was written', async () => {
    const bare = await link('11', null, observations(2), noHash)
    expect(bare.map(({ hash }) => hash)).toEqual([null, null])
    expect(await checkChain('11', bare)).toEqual({ status: 'unchecked' })
    expect(await checkChain('11', await link('11', null, observations(2)), noHash)).toEqual({ status: 'unchecked' })
  })

  it('begins anew behind lines without a hash', async () => {
    const bare = await link('11', null, observations(2), noHash)
    const mixed = [...bare, ...(await link('11', null, observations(2, 3)))]
    expect(await checkChain('11', mixed)).toEqual({ status: 'unchecked' })
    const changed = mixed.map((entry, at) => (at === 3 ? { ...entry, seenAt: 1 } : entry))
    expect(await checkChain('11', changed)).toEqual({ status: 'broken', at: 3 })
  })
})

describe('a file', () => {
  let text = ''
  beforeAll(async () => {
    const games = [
      { gameId: '11', entries: await link('11', null, observations(4)) },
      { gameId: '12', entries: await link('12', null, observations(3)) },
    ]
    text = await ledgerFile(games, 5000)
  })

  it('that is as it was written is whole', async () => {
    expect(await readLedgerFile(text)).toMatchObject({ status: 'whole', savedAt: 5000, games: [{ gameId: '11' }, {}] })
    // Written anew by another program.
    expect(await readLedgerFile(JSON.stringify(JSON.parse(text)))).toMatchObject({ status: 'whole' })
  })

  it.each(['', 'null', '[]', '{}', '{"kind":"tiga.ledger","version":2,"savedAt":1,"games":[],"sha256":null}'])(
    '%j is none',
    async (other) => {
      expect(await readLedgerFile(other)).toEqual({ status: 'unreadable' })
    },
  )

  it('without hashes, or read without, is not checked', async () => {
    const bare = await ledgerFile(
      [{ gameId: '11', entries: await link('11', null, observations(2), noHash) }],
      1,
      noHash,
    )
    expect(await readLedgerFile(bare)).toMatchObject({ status: 'unchecked', games: [{ gameId: '11' }] })
    expect(await readLedgerFile(text, noHash)).toMatchObject({ status: 'unchecked' })
  })

  /** Every value of the file, as the way to it. */
  function waysIn(value: unknown, way: string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [way]
    return Object.entries(value).flatMap(([key, part]) => waysIn(part, [...way, key]))
  }

  function changedAt(way: readonly string[], change: (value: unknown) => unknown): string {
    const file: unknown = JSON.parse(text)
    const holder = way.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], file)
    const record = holder as Record<string, unknown>
    const last = way.at(-1) ?? ''
    record[last] = change(record[last])
    return JSON.stringify(file)
  }

  const other = (value: unknown) =>
    typeof value === 'number' ? value + 1 : value === 'order' ? 'draw' : `${String(value)}0`

  it('is found out whatever value of it is changed', async () => {
    const ways = waysIn(JSON.parse(text))
    expect(ways.length).toBeGreaterThan(40)
    const states = await Promise.all(ways.map(async (way) => (await readLedgerFile(changedAt(way, other))).status))
    expect(states.filter((status) => status !== 'broken' && status !== 'unreadable')).toEqual([])
  })

  it('is found out when lines are taken out, put in another order or cut off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('0', '1'), fc.nat(3), fc.nat(3), async (game, from, to) => {
        const way = ['games', game, 'entries']
        const moved = changedAt(way, (value) => {
          const entries = [...(value as unknown[])]
          const [line] = entries.splice(from % entries.length, 1)
          return to === 0 ? entries : entries.toSpliced(to % entries.length, 0, line)
        })
        fc.pre(JSON.stringify(JSON.parse(text)) !== moved)
        expect((await readLedgerFile(moved)).status).toBe('broken')
      }),
      { numRuns: 30 },
    )
  })

  it('is found out by its chain though its checksum was made anew', async () => {
    const numbersOfThird = ['games', '0', 'entries', '2', 'numbers', '0']
    const changed = JSON.parse(changedAt(numbersOfThird, () => 6)) as Parameters<typeof ledgerFile>[0] & {
      games: { gameId: string; entries: LedgerEntry[] }[]
    }
    expect(await readLedgerFile(await ledgerFile(changed.games, 5000))).toEqual({ status: 'broken' })
  })
})

describe('taking a file in', () => {
  it('goes on with a chain that the kept one begins', async () => {
    const whole = await link('11', null, observations(5))
    expect(takeIn(whole.slice(0, 2), whole, true)).toEqual({ kind: 'continue', entries: whole.slice(2) })
    expect(takeIn([], whole, true)).toEqual({ kind: 'continue', entries: whole })
    expect(takeIn(whole, whole, true)).toEqual({ kind: 'continue', entries: [] })
  })

  it('adds only what is new of a record that went another way, as seen in a file', async () => {
    const kept = await link('11', null, observations(3))
    const file = await link('11', null, [
      ...observations(2, 3),
      { ...observations(1)[0], numbers: [6, 6, 6] } as Observation,
    ])
    const taking = takeIn(kept, file, true)
    const added = taking.kind === 'add' ? taking.observations : []
    expect(added.map(({ period, source, numbers }) => [period, source, numbers[0]])).toEqual<
      [string, Source, number][]
    >([
      ['3', 'order', 1],
      ['4', 'file', 2],
      ['1', 'order', 6],
    ])
  })

  it('never takes lines as its own that could not be checked', async () => {
    const bare = await link('11', null, observations(2), noHash)
    expect(takeIn([], bare, false)).toMatchObject({
      kind: 'add',
      // What an order alone told was not published, and a file does not make it so.
      observations: [
        { period: '1', source: 'order' },
        { period: '2', source: 'file' },
      ],
    })
  })
})
