import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchDrawHistory, fetchPayoutOptions } from '@/api/games'
import { money } from '@/lib/money/text'
import type { Cheat } from '@/mocks/cheats'
import { OPTION_TYPES, periodAt } from '@/mocks/draws'
import { newOrder } from '@/mocks/ledger'
import { writeText } from '@/lib/storage'
import { reloadSession } from '@/session/store'
import { openLedger } from '@/shared/ledger/ledger'
import { keepShownPayouts } from '@/shared/ledger/resettlement'
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

async function openFairness() {
  const app = await renderApp({ path: '/Fairness?key=sunda60&id=11', member: MEMBER })
  await heading('Check the draws')
  // Each is reckoned in steps, and stands as soon as it is.
  for (const name of Object.values(ROWS)) await screen.findByRole('button', { name: new RegExp(`^${name} `) })
  await atRest(app)
  return app
}

const ROWS = { draws: 'Draws', past: 'Past results', own: 'Your results', settled: 'Settled orders' }

/** What each row says. */
const findings = () =>
  Object.fromEntries(
    Object.entries(ROWS).map(([key, name]) => [
      key,
      wordsIn(screen.getByRole('button', { name: new RegExp(`^${name} `) })).replace(`${name} `, ''),
    ]),
  )

const cheat = async (given: Cheat) => api.cheat({ ...given, since: BEGIN })

describe('with none of them on', () => {
  test('nothing is found in 300 rounds, each with an order', async () => {
    await placeOrders(300)
    await seeRounds(300, 30)
    await openFairness()
    expect(findings()).toEqual({
      draws: 'Nothing unusual',
      past: 'No change seen',
      own: 'Nothing unusual',
      settled: '300 of 300 matched',
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('changed past results are named; what was settled by the first ones agrees', async () => {
  await cheat({ kind: 'changedResult', percent: 20 })
  await placeOrders(30)
  await seeRounds(30, 1)
  const { user } = await openFairness()
  const { past, settled } = findings()
  expect(past).toMatch(/^[1-9]\d* changed$/)
  expect(settled).toBe('30 of 30 matched')
  await user.click(screen.getByRole('button', { name: /^Past results / }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
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
  expect(findings().settled).toBe(`${won} of 20 didn’t match`)
})

test('what honest draws give at most once in a million is said as an alarm', async () => {
  await cheat({ kind: 'loadedDie', percent: 40 })
  await cheat({ kind: 'stakeDependent', percent: 100, border: money('500') })
  await placeOrders(210)
  await seeRounds(210, 30)
  await openFairness()
  expect(findings()).toMatchObject({ draws: 'Very unlikely by chance', own: 'Very unlikely by chance' })
  expect(screen.getByText(/^Very unlikely by chance in \d/)).toBeInTheDocument()
})
