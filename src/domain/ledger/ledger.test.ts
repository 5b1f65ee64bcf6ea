import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findAlarms, type Observation } from './observations'
import { createLedger, openLedger } from './ledger'
import { LEDGER_DATABASE, noStore, openLedgerStore } from './ledger-store'
import formerRows from '../../../tests/support/former-rows.json'

const throwRefusal = () => {
  throw new DOMException('refused', 'SecurityError')
}

let clock = 0
const now = () => {
  clock += 1
  return clock
}

async function openTab() {
  return createLedger(await openLedgerStore(), now)
}

const firstResult = { period: '100001', numbers: [4, 6, 5] } as const
const secondResult = { period: '100002', numbers: [1, 2, 3] } as const

beforeEach(async () => {
  clock = 0
  await (await openLedgerStore()).clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(['IndexedDB', 'memory'])('the ledger (draw results that this device has seen) in %s', (kind) => {
  beforeEach(() => {
    if (kind === 'memory') vi.stubGlobal('indexedDB', undefined)
  })
  const open = async () => createLedger(kind === 'memory' ? noStore : await openLedgerStore(), now)

  it('stores each result once, with its time and source, and a changed result beside the first result', async () => {
    const ledger = await open()
    expect(await ledger.record('11', [firstResult, secondResult], 'draw')).toBe(2)
    expect(await ledger.record('11', [firstResult, { ...secondResult, numbers: [1, 1, 1] }], 'history')).toBe(1)
    const lines = await ledger.load('11')
    expect(lines).toEqual([
      { ...firstResult, seenAt: 1, source: 'draw' },
      { ...secondResult, seenAt: 1, source: 'draw' },
      { ...secondResult, numbers: [1, 1, 1], seenAt: expect.any(Number), source: 'history' },
    ])
    expect(lines[2]?.seenAt).toBeGreaterThan(1)
    expect(findAlarms(lines)).toMatchObject([{ period: '100002', first: { seenAt: 1 }, later: { source: 'history' } }])
    expect(await ledger.load('12')).toEqual([])
  })

  it('notifies listeners only of new entries, and returns the same snapshot until an entry is added', async () => {
    const ledger = await open()
    const listener = vi.fn<() => void>()
    expect(ledger.snapshot('11')).toBeNull()
    await ledger.record('11', [firstResult], 'draw')
    const snapshot = ledger.snapshot('11')
    ledger.subscribe(listener)
    expect(await ledger.record('11', [firstResult], 'draw')).toBe(0)
    expect([ledger.snapshot('11') === snapshot, listener.mock.calls.length]).toEqual([true, 0])
    await ledger.record('11', [secondResult], 'draw')
    expect([ledger.snapshot('11')?.length, listener.mock.calls.length]).toEqual([2, 1])
  })

  it('is empty after it was erased', async () => {
    const ledger = await open()
    await ledger.record('11', [firstResult], 'draw')
    await ledger.erase()
    expect(await ledger.load('11')).toEqual([])
  })
})

describe('the ledger of a browser', () => {
  it('loses no result and stores none twice if two tabs write at once', async () => {
    const period = fc.integer({ min: 100_001, max: 100_006 }).map(String)
    const numbers = fc.tuple(fc.constantFrom(1, 2), fc.constant(3), fc.constant(3))
    const results = fc.array(fc.record({ period, numbers }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(results, results, results, async (firstList, secondList, thirdList) => {
        const tabs = [await openTab(), await openTab()]
        await Promise.all([
          tabs[0]?.record('11', firstList, 'draw'),
          tabs[1]?.record('11', secondList, 'draw'),
          tabs[0]?.record('11', thirdList, 'draw'),
        ])
        const lines = await (await openTab()).load('11')
        const keyOf = (line: Pick<Observation, 'period' | 'numbers'>) => `${line.period}:${line.numbers.join()}`
        const storedKeys = lines.map(keyOf)
        expect(new Set(storedKeys).size).toBe(storedKeys.length)
        expect(new Set(storedKeys)).toEqual(
          new Set([...storedKeys, ...[...firstList, ...secondList, ...thirdList].map(keyOf)]),
        )
      }),
      { numRuns: 20 },
    )
  })

  it('is kept in memory if the browser has no IndexedDB or refuses to open it', async () => {
    for (const indexedDB of [undefined, { open: throwRefusal }]) {
      vi.stubGlobal('indexedDB', indexedDB)
      const ledger = await openTab()
      await ledger.record('11', [firstResult], 'draw')
      expect(await ledger.load('11')).toMatchObject([firstResult])
    }
  })
})

it('a ledger gives up adding results after five attempts if other tabs keep writing', async () => {
  let attempts = 0
  const append = async () => ((attempts += 1) > 9 ? 9 : null)
  await expect(createLedger({ ...noStore, append }, now).record('11', [firstResult], 'draw')).rejects.toThrow(
    'keep writing',
  )
  expect(attempts).toBe(5)
})

it('openLedger returns the same ledger each time, and this ledger uses the device’s clock', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(7)
  await (await openLedger()).record('11', [firstResult], 'draw')
  expect((await openLedger()).snapshot('11')).toMatchObject([{ seenAt: 7 }])
})

/**
 * Stores rows as another build would. A row without a position (`at`) gets its index as the
 * position.
 */
async function storeRows(...rows: readonly object[]): Promise<void> {
  const database = await openDB(LEDGER_DATABASE, undefined, {
    upgrade: (newDatabase) => void newDatabase.createObjectStore('lines', { keyPath: ['gameId', 'at'] }),
  })
  for (const [at, row] of rows.entries()) await database.put('lines', { at, ...row })
  database.close()
}

async function readRows(): Promise<unknown[]> {
  const database = await openDB(LEDGER_DATABASE)
  const rows = await database.getAll('lines')
  database.close()
  return rows
}

/**
 * The build of commit 4f08a60 stored a hash such as this in each row. This build does not read the
 * hash.
 */
const STORED_HASH = '5f2c8f0cbe1d6fd8e6b8d3b60a1b7f9c2b1f1a0e9d8c7b6a5f4e3d2c1b0a9f8e'
const EARLIER_ROW = { gameId: '11', seenAt: 1_790_000_000_000, hash: STORED_HASH, numbers: [4, 6, 5] }

describe('ledger entries of other builds', () => {
  it('stay stored, and are read if this build knows their form and source', async () => {
    const rows = [
      { period: '100001', by: 'a field of the next build' },
      { period: '100002', source: 'a place of the next build' },
      // `file` is one more source (place of a result) that this build does not know.
      { period: '100003', source: 'file' },
      { period: '100004', hash: null },
      ...[[4, 6], [4, 6, 0.5], []].map((numbers) => ({ period: '100005', numbers })),
    ].map((row) => ({ ...EARLIER_ROW, source: 'draw', ...row }))
    await storeRows(...rows, { gameId: '11' })
    const ledger = await openTab()
    expect((await ledger.load('11')).map(({ period }) => period)).toEqual(['100001', '100004'])
    expect(await ledger.record('11', [{ period: '100009', numbers: [1, 1, 1] }], 'draw')).toBe(1)
    const linesInNextTab = await (await openTab()).load('11')
    expect(linesInNextTab.map(({ period }) => period)).toEqual(['100001', '100004', '100009'])
    expect(await readRows()).toHaveLength(rows.length + 2)
  })

  it('are all read if the build of commit 50a5a0f8 wrote them, and the next entry is added after them', async () => {
    const rows = formerRows['50a5a0f8'].ledger
    await storeRows(...rows)
    const expectedLines = rows.map(({ gameId: _gameId, at: _at, ...line }) => line)
    const ledger = await openTab()
    expect(await ledger.load('12')).toEqual(expectedLines)
    const results = [...rows, { period: '20261121-0182', numbers: [1, 1, 1] as const }]
    expect(await ledger.record('12', results as never, 'draw')).toBe(1)
    expect(await readRows()).toEqual([...rows, expect.objectContaining({ at: 2, period: '20261121-0182' })])
  })

  it('do not prevent new entries from being added, whatever values they have', async () => {
    const position = fc.oneof(fc.nat(20), fc.double({ noNaN: true }), fc.string(), fc.date({ noInvalidDate: true }))
    const rows = fc.array(fc.tuple(position, fc.dictionary(fc.string(), fc.jsonValue())), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(rows, async (storedRows) => {
        await (await openLedgerStore()).clear()
        await storeRows(...storedRows.map(([at, row]) => ({ ...row, gameId: '11', at })))
        const ledger = await openTab()
        const linesBefore = await ledger.load('11')
        expect(await ledger.record('11', [{ period: 'new', numbers: [1, 1, 1] }], 'draw')).toBe(1)
        expect(await ledger.record('11', [{ period: 'newer', numbers: [1, 1, 1] }], 'draw')).toBe(1)
        const linesAfter = await (await openTab()).load('11')
        expect(linesAfter.map(({ period }) => period)).toEqual([
          ...linesBefore.map(({ period }) => period),
          'new',
          'newer',
        ])
      }),
      { numRuns: 60 },
    )
  })
})
