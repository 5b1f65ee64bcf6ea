import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredRecord } from '@/lib/storage'
import { checkChain } from './chain'
import { alarmsIn } from './entries'
import { createLedger } from './ledger'
import { markAfter, memoryOf, type LedgerMark } from './memory'
import { memoryStore, openLedgerStore } from './store'

function keptMark(): StoredRecord<LedgerMark | null> {
  let value: LedgerMark | null = null
  return {
    read: () => value,
    write: (next) => {
      value = next
    },
    remove: () => {
      value = null
    },
  }
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

  it('keeps what was seen, once, with time and place', async () => {
    const ledger = await open()
    expect(await ledger.record('11', [first, second], 'history')).toBe(2)
    expect(await ledger.record('11', [first, second], 'draw')).toBe(0)
    expect(await ledger.load('11')).toMatchObject([
      { ...first, seenAt: 1, source: 'history' },
      { ...second, seenAt: 1, source: 'history' },
    ])
    expect(await ledger.load('12')).toEqual([])
  })

  it('keeps a changed result beside the first, and never in its place', async () => {
    const ledger = await open()
    await ledger.record('11', [first], 'draw')
    await ledger.record('11', [{ ...first, numbers: [1, 1, 1] }], 'history')
    const lines = await ledger.load('11')
    expect(lines.map(({ numbers }) => numbers)).toEqual([first.numbers, [1, 1, 1]])
    expect(alarmsIn(lines)).toMatchObject([{ period: '1', first: { seenAt: 1 }, later: { source: 'history' } }])
    expect(lines[1]?.seenAt).toBeGreaterThan(1)
    expect(await checkChain('11', lines)).toEqual({ status: 'whole' })
  })

  it('tells of new lines, and gives the same array until there are some', async () => {
    const ledger = await open()
    const heard = vi.fn<() => void>()
    expect(ledger.snapshot('11')).toBeNull()
    await ledger.record('11', [first], 'draw')
    const before = ledger.snapshot('11')
    ledger.subscribe(heard)
    await ledger.record('11', [first], 'draw')
    expect([ledger.snapshot('11') === before, heard.mock.calls.length]).toEqual([true, 0])
    await ledger.record('11', [second], 'draw')
    expect([ledger.snapshot('11')?.length, heard.mock.calls.length]).toEqual([2, 1])
  })

  it('is empty after it was erased', async () => {
    const ledger = await open()
    await ledger.record('11', [first], 'draw')
    await ledger.erase()
    expect(await ledger.load('11')).toEqual([])
    expect(await ledger.memory()).toMatchObject({ memory: 'none', mark: null })
  })
})

describe('the ledger of a browser', () => {
  it('is found again by the next tab', async () => {
    await (await tab()).record('11', [first], 'draw')
    const next = await tab()
    expect(await next.load('11')).toHaveLength(1)
    expect((await openLedgerStore()).isLasting).toBe(true)
  })

  it('loses nothing when tabs write at once, in one chain', async () => {
    const mark = keptMark()
    const sightings = fc.array(
      fc.record({
        period: fc.integer({ min: 1, max: 6 }).map(String),
        numbers: fc.tuple(fc.constantFrom(1, 2), fc.constant(3), fc.constant(3)),
      }),
      { maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(sightings, sightings, sightings, async (one, other, third) => {
        const tabs = [await tab(mark), await tab(mark)]
        await Promise.all([
          tabs[0]?.record('11', one, 'draw'),
          tabs[1]?.record('11', other, 'draw'),
          tabs[0]?.record('11', third, 'draw'),
        ])
        const lines = await (await tab(mark)).load('11')
        const keyOf = ({ period, numbers }: { period: string; numbers: readonly number[] }) =>
          `${period}:${numbers.join()}`
        const kept = lines.map(keyOf)
        expect(new Set(kept).size).toBe(kept.length)
        expect(new Set(kept)).toEqual(new Set([...kept, ...[...one, ...other, ...third].map(keyOf)]))
        expect(await checkChain('11', lines)).toEqual({ status: 'whole' })
      }),
      { numRuns: 20 },
    )
  })

  it('moves to another browser in a file, where nothing of a changed file is taken in', async () => {
    const ledger = await tab()
    await ledger.record('11', [first, second], 'history')
    await ledger.record('12', [first], 'order')
    const text = await ledger.save()
    const elsewhere = createLedger({ store: memoryStore(), mark: keptMark(), now })
    const changed = await elsewhere.takeIn(text.replace('"period": "2"', '"period": "3"'))
    expect([changed.file.status, changed.added]).toEqual(['broken', 0])
    expect((await elsewhere.takeIn(text)).added).toBe(3)
    expect(await elsewhere.load('11')).toEqual(await ledger.load('11'))
    expect((await elsewhere.takeIn(text)).added).toBe(0)
  })

  it('lives in memory where the browser refuses IndexedDB', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
    const store = await openLedgerStore()
    expect(store.isLasting).toBe(false)
    const ledger = createLedger({ store, mark: keptMark(), now })
    await ledger.record('11', [first], 'draw')
    expect(await ledger.memory()).toEqual({ memory: 'kept', mark: null, isLasting: false })
  })

  it('says that it forgot, since when, and until the next loss', async () => {
    const mark = keptMark()
    await (await tab(mark)).record('11', [first, second], 'draw')
    await (await openLedgerStore()).clear()
    const lost = { began: mark.read()?.began, lines: 2 }
    const next = await tab(mark)
    expect(await next.memory()).toMatchObject({ memory: 'forgot', mark: { lines: 0, lost } })
    await next.record('11', [first], 'draw')
    expect(await next.memory()).toMatchObject({ memory: 'kept', mark: { lines: 1, lost } })
  })

  it('notices a loss also where a draw is seen before anybody asks', async () => {
    const mark = keptMark()
    await (await tab(mark)).record('11', [first, second], 'draw')
    await (await openLedgerStore()).clear()
    const next = await tab(mark)
    await next.record('11', [first], 'draw')
    expect(mark.read()).toMatchObject({ lines: 1, lost: { lines: 2 } })
  })
})

describe('the mark', () => {
  it.each<[LedgerMark | null, number, ReturnType<typeof memoryOf>]>([
    [null, 0, 'none'],
    [null, 3, 'kept'],
    [{ began: 1, lines: 3, lost: null }, 3, 'kept'],
    [{ began: 1, lines: 3, lost: null }, 0, 'forgot'],
    [{ began: 1, lines: 0, lost: { began: 1, lines: 3, noticedAt: 2 } }, 0, 'forgot'],
    [{ began: 1, lines: 0, lost: null }, 0, 'none'],
  ])('%j with %i lines: %s', (mark, lines, memory) => {
    expect(memoryOf(mark, lines)).toBe(memory)
  })

  it('notes a loss once', () => {
    const lost = markAfter({ began: 1, lines: 3, lost: null }, 0, 7)
    expect(lost).toEqual({ began: 1, lines: 0, lost: { began: 1, lines: 3, noticedAt: 7 } })
    expect(markAfter(lost, 0, 8)).toEqual(lost)
    expect(markAfter(lost, 2, 9)).toEqual({ ...lost, began: 9, lines: 2 })
  })
})
