import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeReturns, ruleOf, rulesOf, type PaidPick } from '@/lib/game-rules'
import { compare } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { westernDigits } from '@/lib/text'
import { orderLineOf, simpleOrder } from '../../../tests/support/orders'
import type { Order } from '@/api/orders'
import { gameOf } from '../../../tests/support/games'
import { forAll } from '../../../tests/support/for-all'
import { orderRequest } from '@/domain/money-request/testing/requests'
import { readAmount } from '@/kit/forms/amount-draft'
import type { OrderRefusal, OrderRequest } from './rules'
import { orderDraftOf, orderDraftRefusal, orderRequestRefusal, requestOf } from './rules'
import { mayHaveReturnSince, offeredStakes, oppositePicksToWarnOf } from './rules'

const AMOUNTS: { balance: string | null; minimum: string | null } = { balance: '5000', minimum: null }
const VALID = { ...AMOUNTS, types: ['big'], amountText: '1000', isOrderBlocked: false, openPeriod: '467' }

type DraftValues = Partial<typeof VALID>

function draftOf({ types, amountText }: { types: readonly string[]; amountText: string }) {
  return orderDraftOf(types, readAmount(amountText))
}

/** Returns the refusal of a draft that is valid except for the given values. */
function refusalOf(given: DraftValues): OrderRefusal | null {
  const { types, amountText, balance, minimum, isOrderBlocked, openPeriod } = { ...VALID, ...given }
  return orderDraftRefusal(
    draftOf({ types, amountText }),
    { openPeriod, minimumBalance: minimum === null ? null : money(minimum) },
    { balance: balance === null ? null : money(balance), isOrderBlocked },
  )
}

/** Applies one fix after the other to `mistakes`, and returns the refusal after each fix. */
function refusalsAfterEachFix<Mistakes extends object>(
  fixes: readonly [Mistakes, OrderRefusal['kind'] | undefined][],
  refusalOf: (given: Mistakes) => OrderRefusal | null,
  mistakes: Mistakes,
) {
  let given = mistakes
  return fixes.map(([fix]) => {
    given = { ...given, ...fix }
    return refusalOf(given)?.kind
  })
}

function balanceRefusal(kind: 'insufficient' | 'contactAdmin', needed: string, balance = '5000'): OrderRefusal {
  return { kind, needed: money(needed), balance: money(balance) }
}

describe('orderDraftRefusal', () => {
  it.each<[string, DraftValues, OrderRefusal]>([
    ['that exceeds the balance by one unit', { amountText: '5001' }, balanceRefusal('insufficient', '5001')],
    [
      'whose picks add up to more than the balance',
      { types: ['big', 'even'], amountText: '2501' },
      balanceRefusal('insufficient', '5002'),
    ],
    ['that exceeds the balance by a fraction', { balance: '999.99' }, balanceRefusal('insufficient', '1000', '999.99')],
    ['in a game that requires a higher balance', { minimum: '5000.01' }, balanceRefusal('contactAdmin', '5000.01')],
    ['of a member whose balance is unknown', { balance: null }, { kind: 'noBalance' }],
    ['with a decimal amount', { amountText: '1500.50' }, { kind: 'unreadable', problem: 'decimals' }],
  ])('refuses an order %s', (_name, given, refusal) => {
    expect(refusalOf(given)).toEqual(refusal)
  })

  it('reports one mistake at a time, in the order of the specification', () => {
    const tooLong = { amountText: '1'.repeat(16), types: [] }
    const allMistakes: DraftValues = { isOrderBlocked: true, openPeriod: '', balance: '10', minimum: '50', ...tooLong }
    const fixes: [DraftValues, OrderRefusal['kind'] | undefined][] = [
      [{}, 'blocked'],
      [{ isOrderBlocked: false }, 'noPeriod'],
      [{ openPeriod: '467' }, 'unreadable'],
      [{ amountText: '0' }, 'wrongAmount'],
      [{ amountText: '' }, 'chooseNumber'],
      [{ types: ['big', 'even'] }, 'enterAmount'],
      [{ amountText: '6' }, 'insufficient'],
      [{ amountText: '5' }, 'contactAdmin'],
      [{ minimum: '10' }, undefined],
    ]
    expect(refusalsAfterEachFix(fixes, refusalOf, allMistakes)).toEqual(fixes.map(([, kind]) => kind))
  })

  it('never allows an order above the balance, for any typed text', () => {
    const drafts = fc.record({
      amountText: fc.oneof(fc.stringMatching(/^\d{0,17}$/), fc.string()),
      types: fc.subarray(['big', 'small', 'odd', 'even']),
      balance: fc.nat(1_000_000).map(String),
    })
    forAll(drafts, ({ amountText, types, balance }) => {
      const refusal = refusalOf({ amountText, types, balance })
      const digits = westernDigits(amountText).replace(/\D/g, '') || '0'
      const { perNote } = draftOf({ amountText, types })
      expect(BigInt(perNote ?? 0)).toBeLessThanOrEqual(BigInt(digits))
      const staked = BigInt(perNote ?? 0) * BigInt(types.length)
      expect(refusal !== null || (staked > 0n && staked <= BigInt(balance))).toBe(true)
    })
  })
})

it('orderDraftOf reads the typed amount, and multiplies the amount by the number of picks', () => {
  const texts = ['', '007', '0', '1.500,00', '1500.50', '1'.repeat(15), '1'.repeat(16)]
  const amounts = texts.map((amountText) => draftOf({ amountText, types: [] }).perNote)
  expect(amounts).toEqual([null, '7', '0', '1500', null, '1'.repeat(15), null])
  const totals = [['big', 'even', 'odd'], []].map((types) => draftOf({ amountText: '1500', types }).total)
  expect([...totals, draftOf({ amountText: '', types: ['big'] }).total]).toEqual(['4500', '0', null])
})

const sunda = gameOf({ openPeriod: '467', closesAt: 180_000 })

describe('requestOf', () => {
  it('copies the picks, so a later change of the picks does not change the request', () => {
    const types = ['big', 'pair']
    const request = requestOf(draftOf({ types, amountText: '0150' }), sunda)
    types.push('odd')
    const amounts = { perNote: money('150'), total: money('300') }
    expect(request).toEqual(orderRequest({ closesAt: 180_000, types: ['big', 'pair'], ...amounts }))
  })

  it('returns null for a draft without a pick or without a readable amount', () => {
    const drafts = [
      { types: [], amountText: '150' },
      { types: ['big'], amountText: '' },
      { types: ['big'], amountText: '1e3' },
    ]
    expect(drafts.map((draft) => requestOf(draftOf(draft), sunda))).toEqual([null, null, null])
  })
})

describe('orderRequestRefusal', () => {
  const amounts = { perNote: money('150'), total: money('300') }
  const order: OrderRequest = orderRequest({ closesAt: 180_000, types: ['big', 'pair'], ...amounts })

  const valid = { ...AMOUNTS, openPeriod: '467', now: 100_000, isOrderBlocked: false }

  type RequestValues = Partial<typeof valid>

  function refusalAt(given: RequestValues, fields: Partial<OrderRequest> = {}): OrderRefusal | null {
    const { openPeriod, now, isOrderBlocked, balance, minimum } = { ...valid, ...given }
    const minimumBalance = minimum === null ? null : money(minimum)
    const member = { balance: balance === null ? null : money(balance), isOrderBlocked }
    return orderRequestRefusal({ ...order, ...fields }, { openPeriod, minimumBalance }, member, now)
  }

  it('allows a late order if the closing time is unknown, but refuses an order of a period that is not open', () => {
    expect(refusalAt({ now: 180_001 }, { closesAt: null })).toBeNull()
    expect(refusalAt({ openPeriod: '468' })).toEqual({ kind: 'closed' })
    for (const period of ['467', '']) expect(refusalAt({ openPeriod: '' }, { period })).toEqual({ kind: 'noPeriod' })
  })

  it('reports one mistake at a time, and allows a valid order in the last millisecond of its period', () => {
    const fixes: [RequestValues, OrderRefusal['kind'] | undefined][] = [
      [{ now: 180_000, isOrderBlocked: true, balance: '299', minimum: '301' }, 'closed'],
      [{ now: 179_999 }, 'blocked'],
      [{ isOrderBlocked: false }, 'insufficient'],
      [{ balance: '300' }, 'contactAdmin'],
      [{ balance: '301' }, undefined],
    ]
    expect(refusalsAfterEachFix(fixes, refusalAt, {})).toEqual(fixes.map(([, kind]) => kind))
  })

  it('returns for a request the refusal that orderDraftRefusal returns for its draft, while the period is open', () => {
    const requests = fc.record({
      amount: fc.integer({ min: 1, max: 3000 }),
      types: fc.subarray(['big', 'small', 'odd', 'even'], { minLength: 1 }),
      balance: fc.nat(6000).map((balance) => money(String(balance))),
      minimumBalance: fc.option(fc.nat(6000).map((least) => money(String(least)))),
      isOrderBlocked: fc.boolean(),
    })
    forAll(requests, ({ amount, types, balance, minimumBalance, isOrderBlocked }) => {
      const draft = draftOf({ types, amountText: String(amount) })
      const game = { ...sunda, minimumBalance }
      const member = { balance, isOrderBlocked }
      const request = requestOf(draft, game)
      const refusal = request && orderRequestRefusal(request, game, member, 179_999)
      expect(request).not.toBeNull()
      expect(refusal).toEqual(orderDraftRefusal(draft, game, member))
    })
  })
})

describe('oppositePicksToWarnOf', () => {
  const rules = rulesOf('11')
  const PER_NOTE = money('1000')
  const TYPES = ['big', 'small', 'single', 'pair'] as const

  const optionsPaying = (payout: string | null, other: string | null = payout) =>
    TYPES.map((type, at) => ({ type, name: '', payout: at % 2 === 0 ? payout : other }))

  it('returns only pairs of picks of which exactly one wins in every draw', () => {
    const pairsOf = (...types: string[]) =>
      oppositePicksToWarnOf(rules, optionsPaying('1.95'), types, PER_NOTE).map(({ types: pair }) => pair.join(' '))
    expect(pairsOf('big', 'small', 'single', 'pair')).toEqual(['big small', 'single pair'])
    expect(pairsOf('big', 'small', 'pair')).toEqual(['big small'])
    expect([...pairsOf('big', 'single'), ...pairsOf('odd', 'single')]).toEqual([])
  })

  it.each([
    ['1.95', '1.95', { least: '1950', most: '1950' }],
    ['1.95', '1.9', { least: '1900', most: '1950' }],
    ['1.9', '1.95', { least: '1900', most: '1950' }],
    [null, null, null],
    ['1.95', null, null],
  ])('returns for the payouts %s and %s the range of returns %j (null if unknown)', (payout, other, returned) => {
    const losses = oppositePicksToWarnOf(rules, optionsPaying(payout, other), ['big', 'small'], PER_NOTE)
    expect(losses).toEqual([{ types: ['big', 'small'], staked: '2000', returnRange: returned }])
  })

  it('returns no pair that may return its stakes, and no pair for a game without published rules', () => {
    const optionLists = [optionsPaying('2'), optionsPaying('2.1'), optionsPaying('1.9', '2.2')]
    expect(optionLists.flatMap((options) => oppositePicksToWarnOf(rules, options, ['big', 'small'], PER_NOTE))).toEqual(
      [],
    )
    expect(oppositePicksToWarnOf(null, optionsPaying('1.95'), ['big', 'small'], PER_NOTE)).toEqual([])
  })

  it('returns a range of returns that contains the return of every outcome and ends below the stakes', () => {
    const payout = fc.integer({ min: 101, max: 199 }).map((cents) => (cents / 100).toFixed(2))
    forAll(payout, payout, fc.integer({ min: 1, max: 1_000_000 }), (first, second, stake) => {
      const perNote = money(String(stake))
      const [loss] = oppositePicksToWarnOf(rules, optionsPaying(first, second), ['big', 'small'], perNote)
      if (rules === null || loss === undefined || loss.returnRange === null)
        throw new Error(`The payouts ${first} and ${second} have no guaranteed loss with a known range of returns.`)
      const { staked, returnRange } = loss
      const picks = [first, second].flatMap((paid, at): PaidPick[] => {
        const rule = ruleOf(rules, TYPES[at] ?? '')
        return rule === null ? [] : [{ rule, payout: paid }]
      })
      for (const { returned: returnedAmount } of outcomeReturns(rules, picks, perNote)) {
        expect(compare(returnedAmount, returnRange.least)).toBeGreaterThanOrEqual(0)
        expect(compare(returnedAmount, returnRange.most)).toBeLessThanOrEqual(0)
        expect(compare(returnedAmount, staked)).toBeLessThan(0)
      }
    })
  })
})

describe('the stakes that offeredStakes suggests', () => {
  const ordersOf = (...stakes: string[]) =>
    stakes.map((stake): Pick<Order, 'lines'> => ({ lines: [orderLineOf({ stake: money(stake) })] })) as Order[]

  it.each<[string, string[], string, string[]]>([
    ['are round amounts if the member has no orders', [], '100000', ['500', '1000', '5000']],
    ['are smaller for a balance just below the next step', [], '99999.99', ['100', '500', '1000']],
    ['are a single amount for a small balance', [], '20', ['1']],
    ['are none for a balance below 20', [], '19', []],
    ['have no duplicates', ['1000', '1000', '500'], '100000', ['100', '500', '1000']],
    ['are completed by smaller round amounts', ['700'], '100000', ['100', '500', '700']],
    [
      'are the three newest stakes that are not above the last stake, in ascending order',
      ['900', '300', '700', '100', '200'],
      '100000',
      ['300', '700', '900'],
    ],
    ['are whole amounts above zero', ['1', '0.5', '0', '-5'], '100000', ['1']],
    ['are none if the last stake is fractional and all others are above the last', ['0.5', '1000'], '100000', []],
  ])('%s', (_name, stakes, balance, offered) => {
    expect(offeredStakes(ordersOf(...stakes), money(balance))).toEqual(offered)
  })

  it('are at most three, ascending, and never above the balance or the last stake', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 20 })
    forAll(stakes, fc.integer({ min: -1000, max: 100_000 }), (list, balance) => {
      const offeredAmounts = offeredStakes(ordersOf(...list.map(String)), money(String(balance))).map(Number)
      expect(offeredAmounts.length).toBeLessThanOrEqual(3)
      expect(offeredAmounts).toEqual(offeredAmounts.toSorted((a, b) => a - b))
      for (const stake of offeredAmounts) expect(stake).toBeLessThanOrEqual(Math.min(balance, list[0] ?? balance / 20))
    })
  })
})

const openOrder = simpleOrder({ staked: '1000', isSettled: false, period: '7' })
const wonOrder = simpleOrder({ staked: '1000', returned: '1950', period: '7' })
const lostOrder = simpleOrder({ staked: '1000', period: '7' })
const cancelledOrder = { ...wonOrder, lines: wonOrder.lines.map((line) => ({ ...line, outcome: 'pending' as const })) }
const linesOfNextDay = { lines: wonOrder.lines.map((line) => ({ ...line, placedAt: '2026-11-22 13:05:09' })) }
const recordWithUnreadableRow = Object.assign([openOrder], { unreadable: 1 })

it.each<[string, Order[] | null, Order[] | null, boolean]>([
  ['possible: an open order was settled', [openOrder], [wonOrder], true],
  ['possible: a round was cancelled', [openOrder], [cancelledOrder], true],
  ['possible: a settled order has no lines', [openOrder], [{ ...lostOrder, lines: [] }], true],
  ['impossible: the order is still open', [openOrder], [openOrder], false],
  ['impossible: the order has lost', [openOrder], [lostOrder], false],
  ['impossible: the order was already settled in the earlier record', [wonOrder], [wonOrder], false],
  ['possible: a settled order is new', [openOrder], [{ ...wonOrder, period: '8' }, openOrder], true],
  [
    'possible: a settled order of another day has the same number',
    [openOrder, wonOrder],
    [{ ...wonOrder, ...linesOfNextDay }, wonOrder],
    true,
  ],
  ['possible: an order was settled and another is new', [openOrder], [{ ...openOrder, period: '9' }, wonOrder], true],
  ['possible: the earlier record is unknown', null, [openOrder], true],
  ['possible: the later record is unknown', [openOrder], null, true],
  ['possible: a row of the earlier record cannot be read', recordWithUnreadableRow, [openOrder], true],
  ['possible: a row of the later record cannot be read', [openOrder], recordWithUnreadableRow, true],
])('mayHaveReturnSince calls a return between two reads of the list of orders %s', (_name, before, now, expected) => {
  expect(mayHaveReturnSince(before, now)).toBe(expected)
})
