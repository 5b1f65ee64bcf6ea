import { expect } from '@playwright/test'
import { paths } from '@/paths'
import { WULAN } from '../support/members'
import { refuseCalls, FAULT_TEXT_PATTERN, delayAnswers, type ScreenState, type Stage } from './state'

const fairnessScreen = { path: paths.fairness({ key: 'merapi180', id: '12' }), token: WULAN }
const GAME_CALL = '/Lottery/getLotteryInfo'

const NOON = Date.UTC(2026, 10, 20, 12)

/** Returns results that go through all 216 possible draws: the checks find nothing unusual. */
const createFairEntries = (draws: number) =>
  Array.from({ length: draws }, (_, at) => {
    const face = (place: number) => (Math.floor(((at * 101) % 216) / 6 ** place) % 6) + 1
    return {
      gameId: '12',
      at,
      period: `20261001-${String(at + 1).padStart(4, '0')}`,
      numbers: [face(0), face(1), face(2)],
      seenAt: NOON + at * 180_000,
      source: 'draw',
      hash: null,
    }
  })

/**
 * Returns results with many sixes, and a last entry that changes the result of the first period.
 */
const createUnfairEntries = (draws: number) => {
  const entries = createFairEntries(draws).map((line) =>
    line.at % 4 === 0 ? line : { ...line, numbers: [6, line.numbers[1] ?? 1, 6] },
  )
  const [firstEntry] = entries
  if (firstEntry === undefined) return []
  return [
    ...entries,
    { ...firstEntry, at: draws, numbers: [1, 1, 2], seenAt: NOON + draws * 180_000, source: 'history' },
  ]
}

/** Returns a step that replaces the results stored on the device and reloads the screen. */
const storeEntries =
  (entries: readonly object[]) =>
  async ({ page }: Stage): Promise<void> => {
    await page.evaluate(
      (rows) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('tiga.ledger', 1)
          request.addEventListener('upgradeneeded', () =>
            request.result.createObjectStore('lines', { keyPath: ['gameId', 'at'] }),
          )
          request.addEventListener('error', () => reject(new Error('The ledger could not be opened.')))
          request.addEventListener('success', () => {
            const transaction = request.result.transaction('lines', 'readwrite')
            const store = transaction.objectStore('lines')
            store.clear()
            for (const row of rows) store.put(row)
            transaction.addEventListener('complete', () => {
              request.result.close()
              resolve()
            })
          })
        }),
      entries,
    )
    await page.reload()
  }

/** The positions of the rows on the screen "Check the draws", from 0. */
const ROW_POSITIONS = { draws: 0, record: 1, own: 2, settled: 3 } as const

const rowsOf = ({ page }: Stage) => page.getByRole('main').locator('button[aria-haspopup="dialog"]')

async function storeFairLedger(stage: Stage): Promise<void> {
  await storeEntries(createFairEntries(432))(stage)
  await expect(rowsOf(stage)).toHaveCount(4)
}

/** Returns a step that stores results of fair draws and opens the sheet of one row. */
const openSheet =
  (row: keyof typeof ROW_POSITIONS) =>
  async (stage: Stage): Promise<void> => {
    await storeFairLedger(stage)
    await rowsOf(stage).nth(ROW_POSITIONS[row]).tap()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  }

export const fairnessStates: readonly ScreenState[] = [
  { ...fairnessScreen, name: 'Check the draws, too few', ready: /\d/ },
  { ...fairnessScreen, name: 'Check the draws', prepare: storeFairLedger },
  { ...fairnessScreen, name: 'Check the draws, the draws', prepare: openSheet('draws') },
  { ...fairnessScreen, name: 'Check the draws, the record', prepare: openSheet('record') },
  { ...fairnessScreen, name: 'Check the draws, own results', prepare: openSheet('own') },
  { ...fairnessScreen, name: 'Check the draws, settled orders', prepare: openSheet('settled') },
  {
    ...fairnessScreen,
    name: 'Check the draws, unusual',
    prepare: async (stage) => {
      await storeEntries(createUnfairEntries(300))(stage)
      await expect(rowsOf(stage).nth(ROW_POSITIONS.record)).toContainText(
        stage.say('fairness:ledger.changed', { number: '1' }),
      )
    },
  },
  {
    ...fairnessScreen,
    name: 'Check the draws, a changed result',
    prepare: async (stage) => {
      await storeEntries(createUnfairEntries(300))(stage)
      await rowsOf(stage).nth(ROW_POSITIONS.record).tap()
      await expect(stage.page.getByRole('alert')).toBeVisible()
    },
  },
  { ...fairnessScreen, path: paths.fairness({ key: 'bromo300', id: '16' }), name: 'Check the draws, no rules' },
  { ...fairnessScreen, name: 'Check the draws, loading', faults: delayAnswers(GAME_CALL) },
  { ...fairnessScreen, name: 'Check the draws, failed', faults: refuseCalls(GAME_CALL), ready: FAULT_TEXT_PATTERN },
]
