import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Numbers } from '@/lib/game-rules'
import { envelope } from '@/mocks/handlers/envelope'
import type { Teller } from '@/shared/ledger/ledger'
import { openLedger } from '@/shared/ledger/open'
import { api, holdBack } from '../support/api'
import { seededRandom, throwDice } from '../support/dice'
import { NOON, openDraw } from '../support/draw'
import { readCsv } from '../support/csv'
import { catchFiles } from '../support/files'
import { address, arriveAt, factsOf, heading, heard, moveClock, stopClockAt, wordsIn } from '../support/look'
import { orderPayload } from '../support/orders'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

const PATH = '/Fairness?key=sunda60&id=11'

beforeEach(() => stopClockAt(NOON))

interface Kept {
  period: string
  numbers: Numbers
}

const inSequence = (all: readonly Numbers[]): Kept[] =>
  all.map((numbers, at) => ({ period: `20261001-${String(at + 1).padStart(4, '0')}`, numbers }))

function thrown(draws: number, six = 1 / 6): Kept[] {
  const random = seededRandom(7)
  return inSequence(Array.from({ length: draws }, () => throwDice(random, six)))
}

async function keep(results: readonly Kept[], teller: Teller = 'history'): Promise<void> {
  await (await openLedger()).record('11', results, teller)
}

async function openFairness(path = PATH) {
  const app = await renderApp({ path, member: 'wulan_r' })
  await heading('Check the draws')
  return app
}

const card = (question: string) => screen.findByRole('region', { name: question })
const audit = () => card('Do the draws look fair?')
const record = () => card('Has a past result changed?')
const own = () => card('Are your results as expected?')
const settled = () => card('Were your orders settled correctly?')

function serveOrders(...list: unknown[]): void {
  api.server.use(http.get('*/api/member/getUserGameList', () => envelope(200, 'ok', { data: list })))
}

describe('the screen', () => {
  test('shows that it is loading, then four verdicts', async () => {
    const release = holdBack('/Lottery/getLotteryInfo')
    await openFairness()
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0)
    release()
    for (const part of [audit, record, own, settled]) await part()
    expect(screen.getByText('Sunda')).toBeInTheDocument()
    expect(document.body).toHaveTextContent('If you look again after every draw, you’ll see one more often.')
  })

  test.each(['/Fairness', '/Fairness?key=sunda60', '/Fairness?key=sunda60&id=12', '/Fairness?id=11'])(
    '%s points to no game',
    async (path) => {
      const { user } = await openFairness(path)
      await screen.findByText('Game not found')
      await user.click(screen.getByRole('link', { name: 'Go to Draws' }))
      await heading('Draws')
      expect(address()).toBe('/game')
    },
  )

  test('says why the game is missing, and tries again; own orders stand without it', async () => {
    await api.faults.add({ path: '/Lottery/getLotteryInfo', kind: 'error', message: 'The clerk is at lunch.' })
    const { user } = await openFairness()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The clerk is at lunch.')
    await settled()
    await api.faults.clear()
    await pressRetry(user, alert)
    await audit()
  })

  test('says why past draws are missing, and keeps what this device knows', async () => {
    await keep(thrown(40))
    await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'error', message: 'The clerk is at lunch.' })
    await openFairness()
    expect(await screen.findByRole('alert')).toHaveTextContent('The clerk is at lunch.')
    expect(await record()).toHaveTextContent(/None that this device saw\. Rounds on record: 4\d\./)
  })

  test('says why own orders are missing, and keeps the rest', async () => {
    await api.faults.add({ path: '/member/getUserGameList', kind: 'error', message: 'The clerk is at lunch.' })
    await openFairness()
    await audit()
    expect(await screen.findByRole('alert')).toHaveTextContent('The clerk is at lunch.')
  })
})

describe('the audit', () => {
  test('says nothing of too few draws', async () => {
    await openFairness()
    const part = await audit()
    expect(part).toHaveTextContent('Too few to say: 30 of at least 100 draws.')
    expect(part).toHaveTextContent('Past draws say nothing about the next one')
    expect(within(part).queryByText('The five tests')).not.toBeInTheDocument()
  })

  test('finds nothing unusual in fair draws, and says of each test how much it would notice', async () => {
    await keep(thrown(400))
    const { user } = await openFairness()
    const part = await audit()
    expect(part).toHaveTextContent(/Nothing unusual in 43\d draws, which doesn’t prove that they are fair\./)
    await user.click(within(part).getByText('The five tests'))
    expect(within(part).getAllByRole('heading', { level: 3 }).map(wordsIn)).toEqual([
      'Single numbers',
      'Sums',
      'Big or small, odd or even',
      'Repeats',
      'Streaks',
    ])
    expect(within(part).getAllByText(/^Of [\d,]+ fair samples, about \d+ would stand out/)).toHaveLength(5)
    expect(within(part).getAllByText(/^Would be noticed in about 8 of 10 cases:/)).toHaveLength(5)
    expect(part).toHaveTextContent(/a number that comes 2\d\.\d% of the time instead of 16\.7%/)
  })

  test('calls loaded dice unusual, and no proof', async () => {
    await keep(thrown(400, 0.23))
    await openFairness()
    const part = await audit()
    expect(part).toHaveTextContent(/Unusual, not proof: Single numbers/)
    expect(part).toHaveTextContent('fewer than 1 would stand out this much (p = < 0.0001')
  })

  test('names a round with numbers that the rules do not allow', async () => {
    await keep([...thrown(120), { period: '20261001-0777', numbers: [7, 1, 1] }])
    await openFairness()
    expect(await audit()).toHaveTextContent('Numbers that the rules don’t allow, in round 20261001-0777.')
  })

  test('is not made of a game whose rules are not published', async () => {
    await openFairness('/Fairness?key=bromo300&id=16')
    expect(await audit()).toHaveTextContent('This game’s rules aren’t published, so its draws can’t be tested.')
    await record()
  })
})

describe('the record of this device', () => {
  test('says since when, how much, and where it has gaps', async () => {
    const [first, , ...rest] = thrown(9)
    if (first === undefined) throw new Error('no draws')
    await keep([first, ...rest])
    serveOrders()
    await api.faults.add({ path: '/Lottery/getLotteryOneList', kind: 'empty' })
    const { user } = await openFairness()
    const part = await record()
    await user.click(within(part).getByText('What the record holds'))
    await waitFor(() =>
      expect(factsOf(part)).toMatchObject({
        'First round': '20261001-0001',
        Begins: expect.stringMatching(/^Nov 20, 2026/),
        // One between them, and up to the round that was drawn last, which is of another day.
        Gaps: '2, missing rounds: 1',
      }),
    )
  })

  test('raises the alarm with both values, both times, and a text to send', async () => {
    await keep([{ period: '20261001-0001', numbers: [4, 6, 5] }], 'draw')
    moveClock(60_000)
    await keep([{ period: '20261001-0001', numbers: [1, 1, 2] }])
    const { user } = await openFairness()
    const alert = await screen.findByRole('alert')
    expect(wordsIn(alert)).toMatch(
      /A past result has changedSunda 20261001-0001: first 4 · 6 · 5 \(game screen, Nov 20, 2026, .*\), later 1 · 1 · 2 \(past draws, Nov 20, 2026, .*\)\. A drawn result must not change\./,
    )
    expect(await record()).toHaveTextContent('Yes. Results that changed: 1.')
    await user.click(within(alert).getByRole('link', { name: 'Ask customer service' }))
    await heading('Online service')
    expect(screen.getByRole('textbox')).toHaveTextContent(
      'About: Sunda 20261001-0001: first 4 · 6 · 5 (game screen, 2026-11-20 12:00:10 UTC), later 1 · 1 · 2 (past draws, 2026-11-20 12:01:10 UTC).',
    )
  })

  test('says that this browser has lost an earlier one', async () => {
    const mark = { began: Date.parse('2026-10-01T08:00:00Z'), lines: 812, lost: null }
    localStorage.setItem('tiga.ledger', JSON.stringify({ ...mark, lines: 0, lost: { ...mark, noticedAt: 0 } }))
    await openFairness()
    expect(
      await screen.findByText(/^This browser has lost the record that began Oct 1, 2026.*\(812 lines\)/),
    ).toBeInTheDocument()
  })

  test('is handed out as evidence: each result as it was seen, in the time of no zone in particular', async () => {
    const files = catchFiles()
    await keep([{ period: '20261001-0001', numbers: [4, 6, 5] }], 'draw')
    await keep([{ period: '20261001-0002', numbers: [1, 2, 3] }], { ordersOf: '1001' })
    const { user } = await openFairness()
    const part = await record()
    await user.click(within(part).getByText('What the record holds'))
    await user.click(within(part).getByRole('button', { name: 'Export' }))
    await heard('The file was handed to your browser.')
    expect(files.names).toEqual(['tiga-draws.csv'])
    const rows = readCsv((await files.texts())[0] ?? '').map((row) => row.join('|').replaceAll('\u00a0', ' '))
    expect(rows).toEqual(
      expect.arrayContaining([
        'game|round|What the record holds',
        'Sunda|20261001-0001|4 · 6 · 5 (game screen, 2026-11-20 12:00:10 UTC)',
        'Sunda|20261001-0002|1 · 2 · 3 (your order, 2026-11-20 12:00:10 UTC)',
      ]),
    )
  })
})

describe('own results', () => {
  const day = '2026-11-20'
  /** Every second one wins; the larger stake is every third. */
  const orders = (count: number, isWon = (at: number) => at % 2 === 0) =>
    Array.from({ length: count }, (_, at) => {
      const stake = at % 3 === 0 ? 2000 : 1000
      const profit = isWon(at) ? String(stake * 1.95) : '0'
      return {
        ...orderPayload(
          `20261001-${String(count - at).padStart(4, '0')}`,
          day,
          String(stake),
          isWon(at) ? 1 : 2,
          profit,
        ),
        opencode: isWon(at) ? '4,5,6' : '1,1,1',
      }
    })

  test('are too few to judge', async () => {
    serveOrders(...orders(12))
    const { user } = await openFairness()
    const part = await own()
    expect(part).toHaveTextContent('Too few to say: 12 of at least 100 settled draws.')
    await user.click(within(part).getByText('The figures'))
    expect(part).toHaveTextContent('6 of 12 (50.0%)')
  })

  test('as fair draws give them: hits with their interval, the return beside the published one, both stakes', async () => {
    serveOrders(...orders(240))
    const { user } = await openFairness()
    const part = await own()
    expect(part).toHaveTextContent('Nothing unusual in your 240 draws, which doesn’t prove that they were fair.')
    expect(part).toHaveTextContent('It says nothing about your next order.')
    await user.click(within(part).getByText('The figures'))
    expect(part).toHaveTextContent('120 of 240 (50.0%)')
    expect(part).toHaveTextContent(/most likely between 41\.\d% and 58\.\d%; if fair, it is 50\.0%/)
    expect(factsOf(part)).toMatchObject({
      Staked: 'Rp 320,000',
      Returned: 'Rp 312,000 (97.5%)',
      'Published payouts return': 'Rp 312,000 (97.5%)',
    })
    expect(wordsIn(part)).toContain('Up to Rp 1,000 at stake80 of 160 (50.0%)Above Rp 1,000 at stake40 of 80 (50.0%)')
  })

  test('that answer to what is at stake are unusual', async () => {
    // Half of the small stakes win, a quarter of the large ones.
    serveOrders(...orders(300, (at) => at % (at % 3 === 0 ? 12 : 2) === 0))
    await openFairness()
    expect(await own()).toHaveTextContent(/Unusual, not proof: .*Small and large stakes/)
  })

  test('of a member without orders', async () => {
    serveOrders()
    await openFairness()
    expect(await own()).toHaveTextContent('Too few to say: 0 of at least 100 settled draws.')
    expect(await settled()).toHaveTextContent('You have no settled orders yet.')
  })

  test('that were settled: all that agree', async () => {
    serveOrders(...orders(3))
    const { user } = await openFairness()
    const part = await settled()
    expect(part).toHaveTextContent('Orders that agree: 3 of 3.')
    await user.click(within(part).getByText('The figures'))
    expect(factsOf(part)).toEqual({
      Agree: '3',
      'of these, by the order’s own numbers alone': '3',
      Differ: '0',
      'Can’t tell': '0',
    })
    await user.click(within(part).getByRole('link', { name: 'Task record' }))
    await arriveAt('/GameRecord')
  })

  test('that were settled: one that differs', async () => {
    const [first, ...rest] = orders(3)
    serveOrders({ ...first, opencode: '1,1,1' }, ...rest)
    await openFairness()
    expect(await settled()).toHaveTextContent('Orders that differ: 1 of 3.')
  })
})

describe('the ways to it', () => {
  test.each(['Rules', 'History'])('%s leads here, and Back to the draw', async (name) => {
    const { user } = await openDraw()
    await user.click(screen.getByRole('button', { name }))
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('link', { name: 'Check the draws' }))
    await heading('Check the draws')
    expect(address()).toBe(PATH)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Sunda')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
