import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openLedger } from '@/shared/ledger/open'
import { readShownPayouts } from '@/shared/shown-payouts'
import { confirmButton, NOON, openDraw, review, SUNDA_OPEN } from '../support/draw'
import { letItStand, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'

beforeEach(async () => {
  stopClockAt(NOON)
  await (await openLedger()).erase()
})

const linesOf = async (gameId: string) => (await openLedger()).load(gameId)

test('results on cards are kept, also those that a visitor sees', async () => {
  await renderApp({ path: '/Home' })
  await waitFor(async () => expect(await linesOf('11')).toMatchObject([{ period: '20261120-0720', source: 'draw' }]))
})

test('the history of a game is kept under the game’s id, each period once, in a chain', async () => {
  await openDraw()
  await waitFor(async () => expect((await linesOf('11')).length).toBeGreaterThan(10))
  const lines = await linesOf('11')
  expect(new Set(lines.map(({ period }) => period)).size).toBe(lines.length)
  expect(lines.every(({ hash }) => hash?.length === 64)).toBe(true)
})

test('the results of own orders are kept as what the record of orders says', async () => {
  await renderApp({ path: '/GameRecord', member: 'wulan_r' })
  await waitFor(async () => expect((await linesOf('11')).some(({ source }) => source === 'order')).toBe(true))
})

test('the payout that a member was shown is kept when the order leaves, until they log out', async () => {
  const app = await openDraw()
  const sheet = await review(app)
  expect(readShownPayouts()).toEqual([])
  letItStand()
  await app.user.click(confirmButton(sheet))
  await screen.findByRole('dialog', { name: 'Order accepted' })
  const shown = { gameId: '11', period: SUNDA_OPEN, payout: '1.95' }
  expect(readShownPayouts()).toEqual([
    { ...shown, type: 'big' },
    { ...shown, type: 'pair' },
  ])
  expect(localStorage.getItem('tiga.member.shownPayouts')).not.toBeNull()
})
