import * as fc from 'fast-check'
import { orderLineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/api/orders'
import { type DrawNumbers, ruleInGame } from '@/lib/game-rules'
import { multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, money, type Money } from '@/lib/money/text'
import type { Resettlement, SettlementSources, ShownPayout, UnknownReason } from './resettlement'
import { sessionStore } from '@/session/store'
import { differencesOf, keepShownPayouts, readShownPayouts, resettle, resettlementTotals } from './resettlement'
import { MAX_SHOWN_PAYOUTS, shownPayoutOf, appendShownPayouts } from './resettlement'
import type { PayoutOption } from '@/api/games'

const bigNumbers: DrawNumbers = [4, 6, 5]
const smallNumbers: DrawNumbers = [1, 1, 1]

type Evidence = { ledger?: DrawNumbers | null; shown?: string | null; now?: string | null }
const sourcesOf = ({ ledger = bigNumbers, shown = '1.95', now = null }: Evidence = {}): SettlementSources => ({
  publishedNumbers: () => ledger,
  shownPayout: () => shown,
  payoutNow: () => now,
})

const orderWith = (line: Partial<OrderLine>) => orderOf({ lines: [orderLineOf(line)] })
const orderWithLines = (...lines: OrderLine[]) => orderOf({ lines, total: money('2000') })
const amountDifference = (what: string, expected: string, recorded: string) => ({ what, expected, recorded })

describe('resettle', () => {
  const orderWithCutReturn = {
    ...orderWith({ stake: money('333'), recordedReturn: money('650.01') }),
    total: money('333'),
  }
  const lostFields = { outcome: 'lost' as const, recordedReturn: ZERO }
  const lostOrder = orderWith({ ...lostFields, type: 'small', recordedReturn: money('1000') })
  const returned = money('1950')

  it.each<[string, Order, Evidence, Partial<Resettlement>]>([
    ['won, with a gross return', orderOf(), {}, { isConfirmedByLedger: true, returned, net: money('950') }],
    ['won, with a net return', orderWith({ recordedReturn: money('950') }), {}, { returned }],
    [
      'won, with a return cut to two decimals',
      orderWithCutReturn,
      { shown: '1.95201' },
      { returned: money('650.01933') },
    ],
    ['lost, whatever its recorded return', lostOrder, { shown: null }, { returned: ZERO, net: money('-1000') }],
    [
      'with a won and a lost pick',
      orderWithLines(orderLineOf(), orderLineOf({ ...lostFields, type: 'pair' })),
      {},
      { returned, net: money('-50') },
    ],
    ['whose drawn numbers only the ledger has', orderOf({ numbers: null }), {}, { isConfirmedByLedger: true }],
    ['whose drawn numbers only the order has', orderOf(), { ledger: null }, { isConfirmedByLedger: false, returned }],
    [
      'with an unknown payout, and a return that the present payout explains',
      orderOf(),
      { shown: null, now: '1.95' },
      { returned },
    ],
  ])('gives the verdict "agreed" for an order %s', (_name, order, known, expected) => {
    expect(resettle(order, sourcesOf(known))).toMatchObject({ verdict: 'agreed', ...expected })
  })

  const wonAsLostDifference = { what: 'outcome', expected: 'won', recorded: 'lost' }
  const otherNumbers: DrawNumbers = [4, 6, 6]

  it.each<[string, Order, Evidence, object[]]>([
    [
      'other numbers',
      orderOf({ numbers: otherNumbers }),
      {},
      [{ what: 'numbers', expected: bigNumbers, recorded: otherNumbers }],
    ],
    [
      'other numbers, and a winning pick recorded as lost',
      { ...orderWith({ outcome: 'lost' }), numbers: smallNumbers },
      {},
      [{ what: 'numbers' }, wonAsLostDifference],
    ],
    ['a winning pick recorded as lost', orderWith({ outcome: 'lost' }), {}, [wonAsLostDifference]],
    [
      'a losing pick recorded as won',
      orderWith({ type: 'pair' }),
      {},
      [{ what: 'outcome', expected: 'lost', recorded: 'won' }],
    ],
    [
      'a win paid short',
      orderWith({ recordedReturn: money('1949.99') }),
      {},
      [amountDifference('return', '1950', '1949.99')],
    ],
    [
      'a win paid in excess',
      orderWith({ recordedReturn: money('1950.01') }),
      {},
      [amountDifference('return', '1950', '1950.01')],
    ],
    [
      'a win paid at another payout',
      orderOf(),
      { shown: '1.98', now: '1.95' },
      [amountDifference('return', '1980', '1950')],
    ],
    [
      'a total that is not the sum of its stakes',
      orderOf({ total: money('1001') }),
      {},
      [amountDifference('total', '1000', '1001')],
    ],
    [
      'a winning pick recorded as lost, and a pick that cannot be checked',
      orderWithLines(orderLineOf(lostFields), orderLineOf({ gameId: '13' })),
      {},
      [{ what: 'outcome' }],
    ],
  ])('gives the verdict "differs", with the differences, for an order with %s', (_name, order, known, differences) => {
    expect(resettle(order, sourcesOf(known))).toMatchObject({ verdict: 'differs', differences })
    expect(differencesOf(order, sourcesOf(known))).toMatchObject(differences)
  })

  it.each<[string, Order, Evidence, UnknownReason[]]>([
    ['an open order', orderOf({ isSettled: false }), {}, ['open']],
    ['an order with an open pick', orderWith({ outcome: 'pending' }), {}, ['open']],
    ['an order without picks', orderOf({ lines: [] }), {}, ['noLines']],
    ['a game without published rules', orderWith({ gameId: '13' }), {}, ['noRules']],
    ['an unknown option', orderWith({ type: 'triple' }), {}, ['noRules']],
    ['an order whose drawn numbers are unknown', orderOf({ numbers: null }), { ledger: null }, ['noNumbers']],
    ['a pick without a recorded return', orderWith({ recordedReturn: null }), {}, ['noReturn']],
    ['an unknown payout', orderOf(), { shown: null }, ['noPayout']],
    [
      'an unknown payout, with a return that the present payout does not explain',
      orderOf(),
      { shown: null, now: '1.9' },
      ['noPayout'],
    ],
    [
      'two picks with the same reason',
      orderWithLines(orderLineOf({ gameId: '13' }), orderLineOf({ gameId: '13' })),
      {},
      ['noRules'],
    ],
  ])('gives the verdict "unknown", with the reason, for %s', (_name, order, known, reasons) => {
    expect(resettle(order, sourcesOf(known))).toEqual({ verdict: 'unknown', reasons })
    expect(differencesOf(order, sourcesOf(known))).toEqual([])
  })
})

const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => money((cents / 100).toFixed(2)))
const faces = fc.integer({ min: 1, max: 6 })
const draws = fc.tuple(faces, faces, faces)
const picks = fc.uniqueArray(fc.constantFrom('big', 'small', 'single', 'pair'), { minLength: 1 })

/** Returns an order as an honest platform settles it, with gross or net returns. */
function honestOrder(numbers: DrawNumbers, types: readonly string[], stake: Money, returns: 'gross' | 'net'): Order {
  const lines = types.map((type) => {
    const isWon = ruleInGame('11', type)?.wins(numbers) === true
    const gross = multiply(stake, '1.95')
    const recordedReturn = isWon ? (returns === 'gross' ? gross : subtract(gross, stake)) : ZERO
    return orderLineOf({ type, stake, outcome: isWon ? 'won' : 'lost', recordedReturn })
  })
  return orderOf({ numbers, lines, total: sum(lines.map((line) => line.stake)) })
}

describe('resettle, for any order', () => {
  it('agrees with an honest platform, whether the platform records gross or net returns', () =>
    forAll(draws, picks, stakes, fc.constantFrom('gross', 'net'), (numbers, types, stake, returns) => {
      const order = honestOrder(numbers, types, stake, returns)
      expect(resettle(order, sourcesOf({ ledger: numbers })).verdict).toBe('agreed')
    }))

  it('finds a difference if the recorded outcome of any one pick is reversed', () =>
    forAll(draws, picks, stakes, fc.nat(3), (numbers, types, stake, lineNumber) => {
      const order = honestOrder(numbers, types, stake, 'gross')
      const reverseOutcome = (line: OrderLine) =>
        ({ ...line, outcome: line.outcome === 'won' ? 'lost' : 'won' }) as const
      const lines = order.lines.map((line, at) => (at === lineNumber % types.length ? reverseOutcome(line) : line))
      expect(resettle({ ...order, lines }, sourcesOf({ ledger: numbers })).verdict).toBe('differs')
    }))

  it('gives one of three verdicts, and resettlementTotals counts each of them', () => {
    const orders = [orderOf(), ...[{ outcome: 'lost' as const }, { gameId: '13' }].map((fields) => orderWith(fields))]
    const totals = resettlementTotals(orders.map((each) => resettle(each, sourcesOf({ ledger: null }))))
    expect(totals).toEqual({ settled: 3, agreed: 1, differing: 1, unknown: 1 })
  })
})

const option = (type: string, payout: string | null): PayoutOption => ({ type, name: type, payout })
const orderOfPicks = (period: string, ...types: string[]) => ({ gameId: '11', period, types })
const shown: ShownPayout = { gameId: '11', period: '20261121-0467', type: 'big', payout: '1.95' }

describe('payouts shown at a confirmation', () => {
  it('are kept once for each chosen option with a payout, and the oldest payouts beyond the limit are dropped', () => {
    const options = [option('big', '1.95'), option('small', '1.95'), option('pair', null)]
    expect(appendShownPayouts([], orderOfPicks('20261121-0467', 'big', 'pair'), options)).toEqual([shown])
    expect(appendShownPayouts([shown], orderOfPicks('20261121-0467', 'big', 'small'), options)).toEqual([
      shown,
      { ...shown, type: 'small' },
    ])
    const otherPayout = { ...shown, payout: '1.9' }
    expect(appendShownPayouts([otherPayout], orderOfPicks('20261121-0467', 'big'), options)).toEqual([
      otherPayout,
      shown,
    ])
    let storedPayouts: ShownPayout[] = []
    for (let period = 0; period < MAX_SHOWN_PAYOUTS + 2; period += 1)
      storedPayouts = appendShownPayouts(storedPayouts, orderOfPicks(String(period), 'big'), options)
    expect([storedPayouts.length, storedPayouts[0]?.period]).toEqual([MAX_SHOWN_PAYOUTS, '2'])
  })

  it('are kept until the session ends', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(readShownPayouts()).toEqual([])
    keepShownPayouts(orderOfPicks('20261121-0467', 'big'), [option('big', '1.95')])
    expect(readShownPayouts()).toEqual([shown])
    sessionStore.dispatch({ type: 'loggedOut' })
    expect(readShownPayouts()).toEqual([])
  })

  it.each<[string, ShownPayout[], string | null]>([
    ['one payout kept', [shown], '1.95'],
    ['another game', [{ ...shown, gameId: '12' }], null],
    ['another period', [{ ...shown, period: '20261121-0468' }], null],
    ['another pick', [{ ...shown, type: 'small' }], null],
    ['two orders with different payouts', [shown, { ...shown, payout: '1.9' }], null],
    ['no payout kept', [], null],
  ])('are found only for the same game, period and pick, and not if they differ (case: %s)', (_name, kept, payout) => {
    expect(shownPayoutOf(kept, shown, { gameId: '11', type: 'big' })).toBe(payout)
  })

  it('are not used for a period number that may come again, because it may mean another period', () => {
    const repeatedPayout = { ...shown, period: '0480' }
    expect(shownPayoutOf([repeatedPayout], repeatedPayout, repeatedPayout)).toBeNull()
  })
})
