import { expect, test } from 'vitest'
import { actions } from '../support/actions'
import { capabilities, everything, expectToEnd, journeys, type Journey } from '../support/capabilities'
import { faults } from '../support/faults'
import { places } from '../support/places'
import { expectToSurvive, leave, openWell } from '../support/survive'
import { actionCases, expectToTell } from '../support/survive-action'
import { expectToKeepTime, readAtEase } from '../support/survive-time'
import { times } from '../support/times'

/** A few cases of each matrix of `tests/more`, other ones for each row. */

const names = Object.keys(faults)
const inTurn = <T,>(list: readonly T[], turn: number) => list[turn % list.length] as T
const MONEY = ['/game/placeOrder', '/member/setUserWirhdraw', '/member/doRecharge'] as const

test.each(places.filter((_place, index) => index % 12 === 0))(
  '$path stands whatever becomes of an answer',
  async (place) => {
    const { well, calls } = await openWell(place)
    const turn = places.indexOf(place)
    await expectToSurvive(place, null, inTurn(names, turn), well)
    await leave()
    await expect(expectToSurvive(place, calls.at(-1) ?? null, inTurn(names, turn + 13), well)).resolves.toBeUndefined()
  },
)

test.each(MONEY)('%s is sent once, and what is not known of it is told as not known', async (call) => {
  const { name, course } = inTurn(actionCases(0, names), Object.keys(actions).indexOf(call))
  await expect(expectToTell(call, actions[call], name, course)).resolves.toBeUndefined()
})

test.each(Object.keys(journeys) as Journey[])(
  '%s ends in a true sentence where a browser blocks site data',
  async (call) => {
    const turn = Object.keys(journeys).indexOf(call)
    const rejecting = () => {
      everything('throwing at its mention')
      capabilities['web locks']?.['rejecting']?.()
    }
    await expect(expectToEnd(call, rejecting, turn)).resolves.toBeUndefined()
  },
)

test('a screen of draws keeps the platform’s time, whatever this device’s clock says', async () => {
  const place = places.find(({ path }) => path === '/game')
  if (place === undefined) throw new Error('no hall')
  const atEase = await readAtEase(place)
  for (const name of Object.keys(times)) {
    await expectToKeepTime(place, name, atEase)
    await leave()
  }
  expect(Object.keys(times)).not.toEqual([])
})
