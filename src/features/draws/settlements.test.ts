import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { isGivenUp, settlementOf } from './settlements'

const awaited = { memberId: '1001', gameId: '11', gameName: 'Sunda', period: '467', closesAt: 1000, sentAt: 500 }
const noPayout = () => null
const payout = () => '1.95'

describe('a period is settled', () => {
  it('by all its orders together', () => {
    const lost = orderOf({ lines: [lineOf({ outcome: 'lost', recordedReturn: money('0') })] })
    expect(settlementOf(awaited, [orderOf(), lost], payout)).toEqual({
      gameName: 'Sunda',
      period: '467',
      staked: '2000',
      returned: '1950',
      net: '-50',
      isPartial: false,
    })
  })

  it('partly known where a return does not say what it includes', () => {
    expect(settlementOf(awaited, [orderOf()], noPayout)).toMatchObject({ returned: '1950', isPartial: true })
  })

  it.each([
    ['nothing is recorded', []],
    ['one order is open', [orderOf(), orderOf({ isSettled: false })]],
    ['the orders are of another period', [orderOf({ period: '468' })]],
    ['the orders are of another game', [orderOf({ lines: [lineOf({ gameId: '12' })] })]],
  ])('not while %s', (_name, orders) => {
    expect(settlementOf(awaited, orders, payout)).toBeNull()
  })

  it.each([
    [1000 + 24 * 3_600_000, false],
    [1001 + 24 * 3_600_000, true],
  ])('is no longer waited for after a day: at %i %j', (now, expected) => {
    expect(isGivenUp(awaited, now)).toBe(expected)
    // Where the closing is not known, the order's own time counts.
    expect(isGivenUp({ ...awaited, closesAt: null, sentAt: 1000 }, now)).toBe(expected)
  })
})
