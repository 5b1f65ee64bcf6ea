import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf, orderOf, simpleOrder } from '../../../tests/support/orders'
import type { Order } from '@/api/orders'
import { money } from '@/lib/money/text'
import { isOrderOf, mayHaveReturnSince, offeredStakes } from './own-orders'

describe('an order in the record', () => {
  const order = orderOf({ lines: [lineOf({ gameId: '12' }), lineOf({ gameId: '11' })] })

  it.each<[string, string, boolean]>([
    ['12', '467', true],
    ['11', '467', true],
    ['13', '467', false],
    ['1', '467', false],
    ['12', '468', false],
    ['12', '46', false],
  ])('is of game %s and period %s: %j', (gameId, period, expected) => {
    expect(isOrderOf(order, gameId, period)).toBe(expected)
  })

  it('is of no game when it has no lines', () => {
    expect(isOrderOf(orderOf({ lines: [] }), '11', '467')).toBe(false)
  })
})

describe('the stakes offered', () => {
  const ordersOf = (...stakes: string[]) =>
    stakes.map((stake): Pick<Order, 'lines'> => ({ lines: [lineOf({ stake: money(stake) })] })) as Order[]

  it.each<[string, string[], string, string[]]>([
    ['before the first order are round, of a small part of the balance', [], '100000', ['500', '1000', '5000']],
    ['of a balance just too small are less', [], '99999.99', ['100', '500', '1000']],
    ['of a small balance are few', [], '20', ['1']],
    ['of nearly nothing are none', [], '19', []],
    ['of an overdrawn account are none', [], '-5000', []],
    ['are the only one', ['1000'], '100000', ['1000']],
    ['are each named once', ['1000', '1000', '500'], '100000', ['500', '1000']],
    ['are never above the last', ['1000', '5000', '500'], '100000', ['500', '1000']],
    ['are never above the balance', ['5000', '1000', '500'], '4999', ['500', '1000']],
    ['are the newest three, ascending', ['900', '300', '700', '100', '200'], '100000', ['300', '700', '900']],
    ['can be typed: whole and not zero', ['1000', '12.5', '0', '-5'], '100000', ['1000']],
    ['are none where the last cannot be typed and all others are above it', ['0.5', '1000'], '100000', []],
  ])('%s', (_name, stakes, balance, offered) => {
    expect(offeredStakes(ordersOf(...stakes), money(balance))).toEqual(offered)
  })

  it('never exceed balance or last stake, whatever was staked before', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(stakes, fc.integer({ min: -1000, max: 100_000 }), (list, balance) => {
        const offered = offeredStakes(ordersOf(...list.map(String)), money(String(balance))).map(Number)
        expect(offered.length).toBeLessThanOrEqual(3)
        expect(offered).toEqual(offered.toSorted((a, b) => a - b))
        for (const stake of offered) expect(stake).toBeLessThanOrEqual(Math.min(balance, list[0] ?? balance / 20))
      }),
    )
  })
})

describe('a return since', () => {
  const open = simpleOrder({ staked: '1000', isSettled: false, period: '7' })
  const won = simpleOrder({ staked: '1000', returned: '1950', period: '7' })
  const lost = simpleOrder({ staked: '1000', period: '7' })
  const calledOff = { ...won, lines: won.lines.map((line) => ({ ...line, outcome: 'pending' as const })) }
  const partial = Object.assign([open], { unreadable: 1 })

  it.each<[string, Order[] | null, Order[] | null, boolean]>([
    ['may be one of an order that was open', [open], [won], true],
    ['may be the stake of a round that was called off', [open], [calledOff], true],
    ['may be one of an order without lines', [open], [{ ...lost, lines: [] }], true],
    ['is none while it is open', [open], [open], false],
    ['is none where it has lost', [open], [lost], false],
    ['is none that was there before', [won], [won], false],
    ['may be one of an order that was not there before', [open], [{ ...won, period: '8' }, open], true],
    ['may be one beside new orders', [open], [{ ...open, period: '9' }, won], true],
    ['may be one where the record before is not known', null, [open], true],
    ['may be one where the record since is not known', [open], null, true],
    ['may be one where a row before cannot be read', partial, [open], true],
    ['may be one where a row since cannot be read', [open], partial, true],
  ])('%s', (_name, before, now, expected) => {
    expect(mayHaveReturnSince(before, now)).toBe(expected)
  })
})
