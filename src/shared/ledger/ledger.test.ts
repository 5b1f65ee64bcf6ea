import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf, indexedDatabase, isDone } from '@/lib/indexed-db'
import type { StoredRecord } from '@/lib/storage'
import { alarmsIn, type Observation } from './entries'
import { createLedger, markAfter, noteToForget, type LedgerMark } from './ledger'
import { LEDGER_DATABASE, memoryStore, openLedgerStore } from './store'

function keptMark(): StoredRecord<LedgerMark | null> {
  let value: LedgerMark | null = null
  return { read: () => value, write: (next) => void (value = next), remove: () => void (value = null) }
}

const breaks = () => {
  throw new DOMException('refused', 'SecurityError')
}

let clock = 0
const now = () => {
  clock += 1
  return clock
}

async function tab(mark = keptMark()) {
  return createLedger({ store: await openLedgerStore(), mark, now })
}

const first = { period: '1', numbers: [4, 6, 5] } as const
const second = { period: '2', numbers: [1, 2, 3] } as const

beforeEach(async () => {
  clock = 0
  await (await openLedgerStore()).clear()
})
afterEach(() => vi.unstubAllGlobals())

describe.each(['IndexedDB', 'memory'])('the ledger in %s', (kind) => {
  beforeEach(() => {
    if (kind === 'memory') vi.stubGlobal('indexedDB', undefined)
  })
  const open = async () =>
    createLedger({ store: kind === 'memory' ? memoryStore() : await openLedgerStore(), mark: keptMark(), now })

  it('keeps what was seen, once, with time and place, and a changed result beside the first', async () => {
    const ledger = await open()
    expect(await ledger.record('11', [first, second], 'draw')).toBe(2)
    expect(await ledger.record('11', [first, { ...second, numbers: [1, 1, 1] }], 'history')).toBe(1)
    const lines = await ledger.load('11')
    expect(lines).toEqual([
      { ...first, seenAt: 1, source: 'draw' },
      { ...second, seenAt: 1, source: 'draw' },
      { ...second, numbers: [1, 1, 1], seenAt: expect.any(Number), source: 'history' },
    ])
    expect(lines[2]?.seenAt).toBeGreaterThan(1)
    expect(alarmsIn(lines)).toMatchObject([{ period: '2', first: { seenAt: 1 }, later: { source: 'history' } }])
    expect(await ledger.load('12')).toEqual([])
  })

  it('tells of new lines, and gives the same array until there are some', async () => {
    const ledger = await open()
    const heard = vi.fn<() => void>()
    expect(ledger.snapshot('11')).toBeNull()
    await ledger.record('11', [first], 'draw')
    const before = ledger.snapshot('11')
    ledger.subscribe(heard)
    expect(await ledger.record('11', [first], 'draw')).toBe(0)
    expect([ledger.snapshot('11') === before, heard.mock.calls.length]).toEqual([true, 0])
    await ledger.record('11', [second], 'draw')
    expect([ledger.snapshot('11')?.length, heard.mock.calls.length]).toEqual([2, 1])
  })

  it('tells a member what their own orders told, and nobody else, until they log out', async () => {
    const ledger = await open()
    await ledger.record('11', [first], 'draw')
    const orders = [first, second, { ...first, numbers: [6, 6, 6] as const }]
    // What was published already is not kept twice.
    expect(await ledger.record('11', orders, { ordersOf: '1001' })).toBe(2)
    expect(await ledger.record('11', [second], { ordersOf: '1002' })).toBe(1)
    const periodsOf = async (memberId: string | null) => {
      const lines = await ledger.load('11', memberId)
      return lines.map(({ period, numbers, source }) => `${period} ${numbers.join('')} ${source}`)
    }
    expect(await periodsOf(null)).toEqual(['1 465 draw'])
    expect(await periodsOf('1001')).toEqual(['1 465 draw', '2 123 order', '1 666 order'])
    expect(await periodsOf('1002')).toEqual(['1 465 draw', '2 123 order'])
    expect(await periodsOf('100')).toEqual(['1 465 draw'])
    // What an order tells otherwise is an alarm to its member alone.
    const alarms = await Promise.all([null, '1001', '1002'].map(async (id) => alarmsIn(await ledger.load('11', id))))
    expect(alarms).toMatchObject([[], [{ later: { source: 'order' } }], []])
    const seen = ledger.snapshot('11', '1001')
    expect(ledger.snapshot('11', '1001')).toBe(seen)
    expect(await ledger.load('11', '1001')).toBe(seen)

    const heard = vi.fn<() => void>()
    ledger.subscribe(heard)
    await ledger.forget('1001')
    expect([ledger.snapshot('11', '1001'), heard.mock.calls.length]).toEqual([null, 1])
    expect(await periodsOf('1001')).toEqual(['1 465 draw'])
    expect(await periodsOf('1002')).toHaveLength(2)
    expect(await ledger.record('11', [second], { ordersOf: '1001' })).toBe(1)
  })

  it('is empty after it was erased', async () => {
    const ledger = await open()
    await ledger.record('11', [first], 'draw')
    await ledger.record('11', [second], { ordersOf: '1001' })
    await ledger.erase()
    expect(await ledger.load('11')).toEqual([])
    expect(await ledger.load('11', '1001')).toEqual([])
    expect(await ledger.memory()).toMatchObject({ mark: null })
  })
})

describe('the ledger of a browser', () => {
  it('loses nothing when tabs write at once', async () => {
    const mark = keptMark()
    const period = fc.integer({ min: 1, max: 6 }).map(String)
    const numbers = fc.tuple(fc.constantFrom(1, 2), fc.constant(3), fc.constant(3))
    const sightings = fc.array(fc.record({ period, numbers }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(sightings, sightings, sightings, async (one, other, third) => {
        const tabs = [await tab(mark), await tab(mark)]
        await Promise.all([
          tabs[0]?.record('11', one, 'draw'),
          tabs[1]?.record('11', other, 'draw'),
          tabs[0]?.record('11', third, 'draw'),
        ])
        const lines = await (await tab(mark)).load('11')
        const keyOf = (line: Pick<Observation, 'period' | 'numbers'>) => `${line.period}:${line.numbers.join()}`
        const kept = lines.map(keyOf)
        expect(new Set(kept).size).toBe(kept.length)
        expect(new Set(kept)).toEqual(new Set([...kept, ...[...one, ...other, ...third].map(keyOf)]))
      }),
      { numRuns: 20 },
    )
  })

  it('lives in memory where the browser refuses IndexedDB, which makes no mark and loses none', async () => {
    const mark = keptMark()
    await (await tab(mark)).record('11', [first], 'draw')
    for (const indexedDB of [undefined, { open: breaks }]) {
      vi.stubGlobal('indexedDB', indexedDB)
      expect(await (await tab(mark)).memory()).toMatchObject({ isLasting: false, mark: { lines: 1 } })
      const ledger = await tab()
      await ledger.record('11', [first], 'draw')
      expect(await ledger.memory()).toEqual({ mark: null, isLasting: false })
    }
  })

  it('removes a member’s lines with its next use, where that failed at the log-out', async () => {
    const mark = keptMark()
    const store = await openLedgerStore()
    const forget = () => Promise.reject(new Error('refused'))
    const refusing = createLedger({ store: { ...store, forget }, mark, now })
    await refusing.record('11', [first], { ordersOf: '1001' })
    await refusing.record('11', [first], { ordersOf: '1002' })
    noteToForget(mark, '1001')
    noteToForget(mark, '1001')
    await expect(refusing.forget('1001')).rejects.toThrow('refused')
    expect(await store.read(['1001', '11'])).toMatchObject({ lines: [first] })
    vi.stubGlobal('indexedDB', undefined)
    await (await tab(mark)).load('11')
    vi.unstubAllGlobals()
    await (await tab(mark)).load('11')
    const left = await Promise.all(['1001', '1002'].map((memberId) => store.read([memberId, '11'])))
    expect(left).toMatchObject([{ lines: [] }, { lines: [first] }])
    expect(mark.read()?.toForget).toEqual([])
    noteToForget(keptMark(), '1001')
  })

  it('says that it forgot, and since when, also where a draw is seen before anybody asks', async () => {
    const mark = keptMark()
    await (await tab(mark)).record('11', [first, second], 'draw')
    await (await openLedgerStore()).clear()
    const lost = { began: mark.read()?.began, lines: 2 }
    const next = await tab(mark)
    await next.record('11', [first], 'draw')
    expect(await next.memory()).toMatchObject({ mark: { lines: 1, lost }, isLasting: true })
  })

  it('is not lost where a member alone had lines, who logs out', async () => {
    const mark = keptMark()
    const ledger = await tab(mark)
    await ledger.record('11', [first], { ordersOf: '1001' })
    await ledger.forget('1001')
    expect(await (await tab(mark)).memory()).toMatchObject({ mark: { lines: 0, lost: null } })
  })
})

/** Rows as another build may have left them, each under the next place. */
async function put(...rows: readonly object[]): Promise<void> {
  const database = indexedDatabase(LEDGER_DATABASE, (made) =>
    made.createObjectStore('lines', { keyPath: ['gameId', 'at'] }),
  )
  const transaction = (await database()).transaction('lines', 'readwrite')
  for (const [at, row] of rows.entries()) transaction.objectStore('lines').put({ at, ...row })
  await isDone(transaction)
}

async function rowsIn(): Promise<unknown[]> {
  const database = indexedDatabase(LEDGER_DATABASE, () => undefined)
  return answerOf((await database()).transaction('lines').objectStore('lines').getAll())
}

/** As 4f08a60 wrote them. */
const HASH = '5f2c8f0cbe1d6fd8e6b8d3b60a1b7f9c2b1f1a0e9d8c7b6a5f4e3d2c1b0a9f8e'
const EARLIER = { gameId: '11', seenAt: 1_790_000_000_000, hash: HASH, numbers: [4, 6, 5] }

describe('lines of other builds', () => {
  it('are read where this one can answer for them, and stay, and silence nothing', async () => {
    const rows = [
      { period: '1', by: 'a field of the next build' },
      { period: '2', source: 'a place of the next build' },
      // Nobody can answer for orders and files.
      { period: '2', source: 'order' },
      { period: '3', source: 'file' },
      { period: '4', hash: null },
      ...[[4, 6], [4, 6, 0.5], []].map((numbers) => ({ period: '5', numbers })),
      { gameId: ['1001', '11'], period: '6' },
    ].map((row) => ({ ...EARLIER, source: 'draw', ...row }))
    await put(...rows, { gameId: '11' })
    const ledger = await tab()
    expect((await ledger.load('11', '1001')).map(({ period }) => period)).toEqual(['1', '4'])
    expect(await ledger.record('11', [{ period: '9', numbers: [1, 1, 1] }], 'draw')).toBe(1)
    expect(await ledger.record('11', [second], { ordersOf: '1001' })).toBe(1)
    const again = await (await tab()).load('11', '1001')
    expect(again.map(({ period }) => period)).toEqual(['1', '4', '9', '2'])
    expect(await rowsIn()).toHaveLength(rows.length + 3)
  })

  it('may be anything at all', async () => {
    const place = fc.oneof(fc.nat(20), fc.double({ noNaN: true }), fc.string(), fc.date({ noInvalidDate: true }))
    const rows = fc.array(fc.tuple(place, fc.dictionary(fc.string(), fc.jsonValue())), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, async (left) => {
        await (await openLedgerStore()).clear()
        await put(...left.map(([at, row]) => ({ ...row, gameId: '11', at })))
        const ledger = await tab()
        const before = await ledger.load('11')
        expect(await ledger.record('11', [{ period: 'new', numbers: [1, 1, 1] }], 'draw')).toBe(1)
        expect(await ledger.record('11', [{ period: 'newer', numbers: [1, 1, 1] }], 'draw')).toBe(1)
        const after = await (await tab()).load('11')
        expect(after.map(({ period }) => period)).toEqual([...before.map(({ period }) => period), 'new', 'newer'])
      }),
      { numRuns: 60 },
    )
  })
})

it('the mark notes a loss once', () => {
  const lost = markAfter({ began: 1, lines: 3, lost: null }, 0, 7)
  expect(lost).toEqual({ began: 1, lines: 0, lost: { began: 1, lines: 3, noticedAt: 7 } })
  expect(markAfter(lost, 0, 8)).toEqual(lost)
  expect(markAfter(lost, 2, 9)).toEqual({ ...lost, began: 9, lines: 2 })
})
