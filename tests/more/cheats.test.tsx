import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchDrawHistory, fetchPayoutOptions } from '@/api/games'
import { money } from '@/lib/money/text'
import type { Cheat } from '@/mocks/cheats'
import { OPTION_TYPES, periodAt } from '@/mocks/draws'
import { newOrder } from '@/mocks/ledger'
import { writeText } from '@/lib/storage'
import { reloadSession } from '@/session/store'
import { openLedger } from '@/shared/ledger/open'
import { keepShownPayouts } from '@/shared/shown-payouts'
import { api } from '../support/api'
import { NOON, ordersHeld } from '../support/draw'
import { atRest, heading, stopClockAt, wordsIn } from '../support/look'
import { idOf, renderApp } from '../support/render-app'

/** The mock platform cheats, and /Fairness says so; it is honest, and nothing is said. */

const MINUTE = 60_000
const BEGIN = Date.parse(NOON)
/** Who has no orders at the beginning. */
const MEMBER = 'budi_k'

beforeEach(async () => {
  stopClockAt(NOON)
  await (await openLedger()).erase()
})

/** One order on each of so many rounds from now on; every other stake is a large one. */
async function placeOrders(rounds: number): Promise<string[]> {
  const memberId = await idOf(MEMBER)
  const orders = Array.from({ length: rounds }, (_, at) => {
    const createdAt = BEGIN + at * MINUTE
    const perNote = money(at % 2 === 0 ? '1000' : '20000')
    const type = OPTION_TYPES[Math.floor(at / 2) % OPTION_TYPES.length] ?? 'big'
    const period = periodAt(createdAt, 60).id
    return newOrder({ memberId, gameId: '11', period, perNote, createdAt }, [type])
  })
  await api.world.transact((state) => void state.orders.push(...orders))
  return orders.map(({ period }) => period)
}

/** Rounds go by, and the app opens the game's history after every so many of them. */
async function seeRounds(rounds: number, every: number): Promise<void> {
  const ledger = await openLedger()
  for (let seen = every; seen <= rounds; seen += every) {
    vi.setSystemTime(BEGIN + seen * MINUTE)
    const draws = await fetchDrawHistory('sunda60')
    const results = draws.flatMap(({ period, numbers }) => (numbers === null ? [] : [{ period, numbers }]))
    await ledger.record('11', results, 'history')
  }
}

async function openFairness(): Promise<void> {
  const app = await renderApp({ path: '/Fairness?key=sunda60&id=11', member: MEMBER })
  await heading('Check the draws')
  // Each is reckoned in steps, and stands as soon as it is.
  for (const question of Object.values(QUESTIONS)) await screen.findByRole('region', { name: question })
  await atRest(app)
}

const QUESTIONS = {
  draws: 'Do the draws look fair?',
  past: 'Has a past result changed?',
  own: 'Are your results as expected?',
  settled: 'Were your orders settled correctly?',
}

const findings = () =>
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, question]) => [
      name,
      wordsIn(screen.getByRole('region', { name: question }).querySelector('p')),
    ]),
  )

const cheat = async (given: Cheat) => api.cheat({ ...given, since: BEGIN })

describe('with none of them on', () => {
  test('nothing is found in 300 rounds, each with an order', async () => {
    await placeOrders(300)
    await seeRounds(300, 30)
    await openFairness()
    expect(findings()).toEqual({
      draws: 'Nothing unusual in 300 draws, which doesn’t prove that they are fair.',
      past: expect.stringMatching(/^None that this device saw\. Rounds on record: 30\d\.$/),
      own: 'Nothing unusual in your 300 draws, which doesn’t prove that they were fair.',
      settled: 'Orders that agree: 300 of 300.',
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('a loaded die: 22 % sixes are unusual after 600 draws', async () => {
  await cheat({ kind: 'loadedDie', percent: 22 })
  await seeRounds(600, 30)
  await openFairness()
  expect(findings()).toMatchObject({
    draws: expect.stringMatching(/^Unusual, not proof: Single numbers/),
    past: expect.stringMatching(/^None that this device saw\./),
  })
})

test('changed past results are named; what was settled by the first ones agrees', async () => {
  await cheat({ kind: 'changedResult', percent: 20 })
  await placeOrders(30)
  await seeRounds(30, 1)
  await openFairness()
  const { past, settled } = findings()
  expect(past).toMatch(/^Yes\. Results that changed: [1-9]\d*\.$/)
  expect(settled).toBe('Orders that agree: 30 of 30.')
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
})

test('wins that are paid short differ from the payout that was shown', async () => {
  await cheat({ kind: 'shortPaidWin', percent: 5 })
  // What was shown is kept for who is logged in.
  writeText('token', await idOf(MEMBER))
  reloadSession()
  const options = await fetchPayoutOptions('11')
  for (const period of await placeOrders(20)) keepShownPayouts({ gameId: '11', period, types: OPTION_TYPES }, options)
  await seeRounds(20, 20)
  await openFairness()
  const won = (await ordersHeld(MEMBER)).filter(({ lines }) => lines[0]?.outcome === 1).length
  expect(findings().settled).toBe(`Orders that differ: ${won} of 20.`)
})

test('results that follow from the stake: large stakes that lose 80 % are unusual after 240 draws', async () => {
  await cheat({ kind: 'stakeDependent', percent: 80, border: money('5000') })
  await placeOrders(240)
  await seeRounds(240, 30)
  await openFairness()
  expect(findings()).toMatchObject({
    past: expect.stringMatching(/^None that this device saw\./),
    own: expect.stringMatching(/^Unusual, not proof: .*Small and large stakes/),
    settled: 'Orders that agree: 240 of 240.',
  })
})

test('what honest draws give at most once in a million is said as an alarm', async () => {
  await cheat({ kind: 'loadedDie', percent: 40 })
  await cheat({ kind: 'stakeDependent', percent: 100, border: money('500') })
  await placeOrders(210)
  await seeRounds(210, 30)
  await openFairness()
  const beyond = 'Hardly chance any more.'
  expect(findings()).toMatchObject({ draws: beyond, own: beyond })
  const said = 'Fair draws would show this to at most 1 of 1,000,000 members, however often they look.'
  for (const question of ['Do the draws look fair?', 'Are your results as expected?'])
    expect(screen.getByRole('region', { name: question })).toHaveTextContent(said)
})
