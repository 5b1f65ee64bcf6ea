import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import { noStore } from './ledger-store'
import { createLedger } from './ledger'
import { findAlarms, firstResults, findNewResults, withDays, type SeenResult } from './observations'
import type { Observation } from './observations'

const observe = (period: string, text: string, seenAt = 1, source: Observation['source'] = 'history'): Observation => {
  const [first = 0, second = 0, third = 0] = Array.from(text, Number)
  return { period, numbers: [first, second, third], seenAt, source }
}

describe('findNewResults', () => {
  const knownEntries = [observe('100001', '465', 1, 'draw'), observe('100002', '123', 2)]

  it.each<[string, Observation, boolean]>([
    ['leaves out a known result from another source', observe('100001', '465', 9, 'history'), false],
    ['returns other numbers of a known period', observe('100001', '466', 9), true],
    ['returns the known numbers of a period in another order', observe('100001', '456', 9), true],
    ['returns the known numbers for another period', observe('100003', '465', 9), true],
  ])('%s', (_name, result, isNew) => {
    expect(findNewResults(knownEntries, [result], 9)).toEqual(isNew ? [result] : [])
  })

  it('returns each of several equal results once', () => {
    const results = [
      observe('100003', '111', 5),
      observe('100003', '111', 6),
      observe('100003', '112', 5),
      observe('100004', '111', 5),
    ]
    expect(findNewResults(knownEntries, results, 9)).toEqual(results.filter(({ seenAt }) => seenAt === 5))
  })
})

describe('an alarm', () => {
  it('is raised once for each changed result of a period, and not for equal results', () => {
    const first = observe('100001', '465', 10, 'draw')
    const changed = observe('100001', '466', 20)
    const again = observe('100001', '111', 30)
    const repeated = [observe('100001', '466', 25), observe('100002', '123', 11), observe('100002', '123', 12, 'draw')]
    expect(findAlarms([first, changed, ...repeated, again])).toEqual([
      { period: '100001', first, later: again },
      { period: '100001', first, later: changed },
    ])
  })

  it('names the entry that was added first as the first result, even if its time is later', () => {
    const first = observe('100001', '465', 9, 'draw')
    const later = observe('100001', '466', 5)
    expect(findAlarms([first, later])).toEqual([{ period: '100001', first, later }])
    expect(firstResults([first, later])).toEqual([{ period: '100001', numbers: [4, 6, 5] }])
  })
})

describe('a period number that may come again', () => {
  const MORNING = Date.UTC(2026, 10, 21, 9)
  const HOUR_MS = 3_600_000
  const rounds = (...all: [period: string, text: string][]): SeenResult[] =>
    all.map(([period, text]) => ({ period, numbers: observe(period, text).numbers }))

  it('belongs to the known day for 12 hours if it is above half of that day’s highest number, otherwise to a new day', () => {
    const knownEntries = [{ ...observe('0480', '465', MORNING), day: '2026-11-21 09:00:00' }]
    const dayAt = (period: string, at: number) => withDays(knownEntries, rounds([period, '111']), at)[0]?.day
    expect(dayAt('0480', MORNING)).toBe('2026-11-21 09:00:00')
    expect(dayAt('0481', MORNING + 12 * HOUR_MS)).toBe('2026-11-21 09:00:00')
    // A server that lags answers with a slightly lower number.
    expect(dayAt('0478', MORNING + 60_000)).toBe('2026-11-21 09:00:00')
    expect(dayAt('0012', MORNING + 11 * HOUR_MS)).toBe('2026-11-21 20:00:00')
    expect(dayAt('0480', MORNING + 24 * HOUR_MS)).toBe('2026-11-22 09:00:00')
    expect(dayAt('0480', MORNING - HOUR_MS)).toBe('2026-11-21 08:00:00')
  })

  it('gets the day of the newest result in its list, and results of the day before are left out', () => {
    const list = rounds(['0002', '111'], ['0001', '112'], ['0960', '113'], ['0959', '114'])
    const day = '2026-11-21 09:00:00'
    const resultsOfDay = list.slice(0, 2).map((result) => ({ ...result, day }))
    expect(withDays([], list, MORNING)).toEqual(resultsOfDay)
    const rising = rounds(['0958', '111'], ['0959', '112'], ['0960', '113'])
    expect(withDays([], rising, MORNING)).toEqual(rising.toReversed().map((result) => ({ ...result, day })))
    expect(withDays([], [], MORNING)).toEqual([])
  })

  it('contains no date and is at most the number of rounds in a day; otherwise its result gets no day', () => {
    const list = rounds(['20261121-0480', '111'], ['3467812', '112'])
    expect(withDays([], list, MORNING)).toEqual(list)
  })

  it('raises no alarm if its day is unknown, as in entries of older builds', () => {
    const entries = [observe('0480', '465', MORNING), observe('0480', '111', MORNING + 24 * HOUR_MS)]
    expect(findAlarms(entries)).toEqual([])
    expect(findAlarms(entries.map((entry) => ({ ...entry, day: '' })))).toEqual([])
    expect(findAlarms(entries.map((entry) => ({ ...entry, day: '2026-11-21 09:00:00' })))).toHaveLength(1)
    expect(findAlarms(entries.map((entry) => ({ ...entry, period: '20261121-0480' })))).toHaveLength(1)
  })

  /**
   * The time between two periods. Their numbers start at 1 again each day, at an hour that the app
   * does not know.
   */
  const PERIOD_MS = 3 * 60_000
  const visit = fc.record({ after: fc.integer({ min: 1, max: 40 * HOUR_MS }), shows: fc.integer({ min: 1, max: 400 }) })

  it('raises no alarm if the platform restarts its numbers each day, whenever the app reads results', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(23), fc.array(visit, { minLength: 2, maxLength: 12 }), async (midnight, visits) => {
        let now = MORNING
        const ledger = createLedger(noStore, () => now)
        for (const { after, shows } of visits) {
          now += after
          const lastEnded = Math.floor((now - midnight * HOUR_MS) / PERIOD_MS)
          const list = Array.from({ length: shows }, (_, back) => lastEnded - back).map((round) => ({
            period: String((round % 480) + 1).padStart(4, '0'),
            // The numbers drawn for a period differ from day to day.
            numbers: [1 + (round % 6), 1 + (Math.floor(round / 480) % 6), 1 + (round % 5)] as const,
          }))
          await ledger.record('11', list.slice(0, 1), 'draw')
          await ledger.record('11', list, 'history')
        }
        expect(findAlarms(await ledger.load('11'))).toEqual([])
      }),
    )
  })

  it('raises an alarm if the result of a period of the same day changes later', async () => {
    let now = MORNING
    const ledger = createLedger(noStore, () => now)
    for (let round = 480; round < 520; round += 1) {
      now += PERIOD_MS
      await ledger.record('11', rounds([`0${round}`, '465']), 'draw')
    }
    await ledger.record('11', rounds(['0519', '465'], ['0518', '465'], ['0517', '111']), 'history')
    expect(findAlarms(await ledger.load('11'))).toMatchObject([{ period: '0517', later: { numbers: [1, 1, 1] } }])
  })

  it('means another period on each day, but an equal result within two days counts as known', () => {
    const day = '2026-11-21 09:00:00'
    const knownEntries = [{ ...observe('0480', '465', MORNING), day }]
    const newResultsAt = (text: string, at: number) =>
      findNewResults(knownEntries, withDays(knownEntries, rounds(['0480', text]), at), at)
    expect(newResultsAt('465', MORNING + 13 * HOUR_MS)).toEqual([])
    expect(newResultsAt('111', MORNING + 24 * HOUR_MS)).toMatchObject([{ period: '0480', day: '2026-11-22 09:00:00' }])
    expect(newResultsAt('465', MORNING + 72 * HOUR_MS)).toHaveLength(1)
    forAll(fc.nat(3), (days) => {
      const entries = Array.from({ length: days }, (_, at) => ({ ...observe('0480', '465', MORNING), day: `${at}` }))
      expect(firstResults(entries)).toHaveLength(days)
    })
  })
})
