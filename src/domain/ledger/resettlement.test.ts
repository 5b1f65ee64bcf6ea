import * as fc from 'fast-check'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { forAll } from '../../../tests/support/for-all'
import { describe, expect, it } from 'vitest'
import type { Order, OrderLine } from '@/api/orders'
import { type Numbers, ruleInGame } from '@/lib/game-rules'
import { multiply, subtract, sum } from '@/lib/money/sums'
import { ZERO, money, type Money } from '@/lib/money/text'
import type { Resettlement, SettlementSources, ShownPayout, UnknownReason } from './resettlement'
import { sessionStore } from '@/session/store'
import { differencesOf, keepShownPayouts, readShownPayouts, resettle, resettlementTotals } from './resettlement'
import { SHOWN_PAYOUTS_KEPT, shownPayoutOf, withShown } from './resettlement'
import type { PayoutOption } from '@/api/games'

const big: Numbers = [4, 6, 5]
const small: Numbers = [1, 1, 1]

type Known = { ledger?: Numbers | null; shown?: string | null; now?: string | null }
const evidence = ({ ledger = big, shown = '1.95', now = null }: Known = {}): SettlementSources => ({
  publishedNumbers: () => ledger,
  shownPayout: () => shown,
  payoutNow: () => now,
})

const of = (line: Partial<OrderLine>) => orderOf({ lines: [lineOf(line)] })
const both = (...lines: OrderLine[]) => orderOf({ lines, total: money('2000') })
const amountsOf = (what: string, expected: string, recorded: string) => ({ what, expected, recorded })

describe('an order that is settled again', () => {
  const short = { ...of({ stake: money('333'), recordedReturn: money('650.01') }), total: money('333') }
  const lost = { outcome: 'lost' as const, recordedReturn: ZERO }
  const lostAll = of({ ...lost, type: 'small', recordedReturn: money('1000') })
  const returned = money('1950')

  it.each<[string, Order, Known, Partial<Resettlement>]>([
    ['won, gross', orderOf(), {}, { isHeldAgainstLedger: true, returned, net: money('950') }],
    ['won, told without the stake', of({ recordedReturn: money('950') }), {}, { returned }],
    ['won, cut behind the second decimal', short, { shown: '1.95201' }, { returned: money('650.01933') }],
    ['lost, whatever is told of its return', lostAll, { shown: null }, { returned: ZERO, net: money('-1000') }],
    ['of two lines', both(lineOf(), lineOf({ ...lost, type: 'pair' })), {}, { returned, net: money('-50') }],
    ['whose numbers stand in the ledger alone', orderOf({ numbers: null }), {}, { isHeldAgainstLedger: true }],
    ['whose numbers stand in the order alone', orderOf(), { ledger: null }, { isHeldAgainstLedger: false, returned }],
    ['of an unknown payout that is explained by today’s', orderOf(), { shown: null, now: '1.95' }, { returned }],
  ])('agrees: %s', (_name, order, known, expected) => {
    expect(resettle(order, evidence(known))).toMatchObject({ verdict: 'agreed', ...expected })
  })

  const wonAsLost = { what: 'outcome', expected: 'won', recorded: 'lost' }
  const other: Numbers = [4, 6, 6]

  it.each<[string, Order, Known, object[]]>([
    ['other numbers', orderOf({ numbers: other }), {}, [{ what: 'numbers', expected: big, recorded: other }]],
    ['numbers turned round', { ...of({ outcome: 'lost' }), numbers: small }, {}, [{ what: 'numbers' }, wonAsLost]],
    ['a loss that was a win', of({ outcome: 'lost' }), {}, [wonAsLost]],
    ['a win that was a loss', of({ type: 'pair' }), {}, [{ what: 'outcome', expected: 'lost', recorded: 'won' }]],
    ['a win paid short', of({ recordedReturn: money('1949.99') }), {}, [amountsOf('return', '1950', '1949.99')]],
    ['a win paid in excess', of({ recordedReturn: money('1950.01') }), {}, [amountsOf('return', '1950', '1950.01')]],
    ['a win paid at another payout', orderOf(), { shown: '1.98', now: '1.95' }, [amountsOf('return', '1980', '1950')]],
    ['a total that is not the sum', orderOf({ total: money('1001') }), {}, [amountsOf('total', '1000', '1001')]],
    ['a difference beside what is unknown', both(lineOf(lost), lineOf({ gameId: '13' })), {}, [{ what: 'outcome' }]],
  ])('differs: %s', (_name, order, known, differences) => {
    expect(resettle(order, evidence(known))).toMatchObject({ verdict: 'differs', differences })
    expect(differencesOf(order, evidence(known))).toMatchObject(differences)
  })

  it.each<[string, Order, Known, UnknownReason[]]>([
    ['an open order', orderOf({ isSettled: false }), {}, ['open']],
    ['an open line', of({ outcome: 'pending' }), {}, ['open']],
    ['no lines', orderOf({ lines: [] }), {}, ['noLines']],
    ['rules that are not published', of({ gameId: '13' }), {}, ['noRules']],
    ['an option nobody knows', of({ type: 'triple' }), {}, ['noRules']],
    ['no numbers anywhere', orderOf({ numbers: null }), { ledger: null }, ['noNumbers']],
    ['a return that is not told', of({ recordedReturn: null }), {}, ['noReturn']],
    ['a payout that nobody knows', orderOf(), { shown: null }, ['noPayout']],
    ['a payout of today that explains nothing', orderOf(), { shown: null, now: '1.9' }, ['noPayout']],
    ['two lines alike', both(lineOf({ gameId: '13' }), lineOf({ gameId: '13' })), {}, ['noRules']],
  ])('cannot be told: %s', (_name, order, known, reasons) => {
    expect(resettle(order, evidence(known))).toEqual({ verdict: 'unknown', reasons })
    expect(differencesOf(order, evidence(known))).toEqual([])
  })
})

const stakes = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => money((cents / 100).toFixed(2)))
const faces = fc.integer({ min: 1, max: 6 })
const draws = fc.tuple(faces, faces, faces)
const picks = fc.uniqueArray(fc.constantFrom('big', 'small', 'single', 'pair'), { minLength: 1 })

/** As an honest platform settles it. */
function honestOrder(numbers: Numbers, types: readonly string[], stake: Money, tells: 'gross' | 'net'): Order {
  const lines = types.map((type) => {
    const isWon = ruleInGame('11', type)?.wins(numbers) === true
    const gross = multiply(stake, '1.95')
    const recordedReturn = isWon ? (tells === 'gross' ? gross : subtract(gross, stake)) : ZERO
    return lineOf({ type, stake, outcome: isWon ? 'won' : 'lost', recordedReturn })
  })
  return orderOf({ numbers, lines, total: sum(lines.map((line) => line.stake)) })
}

describe('settling again', () => {
  it('never accuses an honest platform, whichever way it tells returns', () =>
    forAll(draws, picks, stakes, fc.constantFrom('gross', 'net'), (numbers, types, stake, tells) => {
      const order = honestOrder(numbers, types, stake, tells)
      expect(resettle(order, evidence({ ledger: numbers })).verdict).toBe('agreed')
    }))

  it('finds every outcome that was turned round', () =>
    forAll(draws, picks, stakes, fc.nat(3), (numbers, types, stake, which) => {
      const order = honestOrder(numbers, types, stake, 'gross')
      const turned = (line: OrderLine) => ({ ...line, outcome: line.outcome === 'won' ? 'lost' : 'won' }) as const
      const lines = order.lines.map((line, at) => (at === which % types.length ? turned(line) : line))
      expect(resettle({ ...order, lines }, evidence({ ledger: numbers })).verdict).toBe('differs')
    }))

  it('is counted', () => {
    const orders = [orderOf(), ...[{ outcome: 'lost' as const }, { gameId: '13' }].map((fields) => of(fields))]
    const totals = resettlementTotals(orders.map((one) => resettle(one, evidence({ ledger: null }))))
    expect(totals).toEqual({ settled: 3, agreed: 1, differing: 1, unknown: 1 })
  })
})

const option = (type: string, payout: string | null): PayoutOption => ({ type, name: type, payout })
const order = (period: string, ...types: string[]) => ({ gameId: '11', period, types })
const shown: ShownPayout = { gameId: '11', period: '20261121-0467', type: 'big', payout: '1.95' }

describe('payouts shown at a confirmation', () => {
  it('are kept of the chosen options that have one, once, and the oldest go first', () => {
    const options = [option('big', '1.95'), option('small', '1.95'), option('pair', null)]
    expect(withShown([], order('20261121-0467', 'big', 'pair'), options)).toEqual([shown])
    expect(withShown([shown], order('20261121-0467', 'big', 'small'), options)).toEqual([
      shown,
      { ...shown, type: 'small' },
    ])
    const other = { ...shown, payout: '1.9' }
    expect(withShown([other], order('20261121-0467', 'big'), options)).toEqual([other, shown])
    let many: ShownPayout[] = []
    for (let period = 0; period < SHOWN_PAYOUTS_KEPT + 2; period += 1)
      many = withShown(many, order(String(period), 'big'), options)
    expect([many.length, many[0]?.period]).toEqual([SHOWN_PAYOUTS_KEPT, '2'])
  })

  it('are kept until the session ends', () => {
    sessionStore.dispatch({ type: 'loggedIn', token: '1001' })
    expect(readShownPayouts()).toEqual([])
    keepShownPayouts(order('20261121-0467', 'big'), [option('big', '1.95')])
    expect(readShownPayouts()).toEqual([shown])
    sessionStore.dispatch({ type: 'loggedOut' })
    expect(readShownPayouts()).toEqual([])
  })

  it.each<[string, ShownPayout[], string | null]>([
    ['kept', [shown], '1.95'],
    ['of another game', [{ ...shown, gameId: '12' }], null],
    ['of another draw', [{ ...shown, period: '20261121-0468' }], null],
    ['of another pick', [{ ...shown, type: 'small' }], null],
    ['that differ between two orders', [shown, { ...shown, payout: '1.9' }], null],
    ['of which none is kept', [], null],
  ])('%s', (_name, kept, payout) => {
    expect(shownPayoutOf(kept, shown, { gameId: '11', type: 'big' })).toBe(payout)
  })

  it('settle no order on a number that may come again: the one of another day was shown another', () => {
    const again = { ...shown, period: '0480' }
    expect(shownPayoutOf([again], again, again)).toBeNull()
  })
})
