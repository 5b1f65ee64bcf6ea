import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeReturns, ruleOf, rulesOf, type PaidPick } from '@/lib/game-rules'
import { compare } from '@/lib/money/sums'
import { money } from '@/lib/money/text'
import { westernDigits } from '@/lib/text'
import { lineOf, simpleOrder } from '../../../tests/support/orders'
import type { Order } from '@/api/orders'
import { gameOf } from '../../../tests/support/games'
import { forAll } from '../../../tests/support/for-all'
import { orderRequest } from '@/domain/money-request/testing/requests'
import { readAmount } from '@/kit/forms/amount-draft'
import type { OrderRefusal, OrderRequest } from './rules'
import { orderDraftOf, orderDraftRefusal, orderRequestRefusal, requestOf } from './rules'
import { mayHaveReturnSince, offeredStakes, guaranteedLosses } from './rules'

const AMOUNTS: { balance: string | null; minimum: string | null } = { balance: '5000', minimum: null }
const VALID = { ...AMOUNTS, types: ['big'], amountText: '1000', isOrderBlocked: false, openPeriod: '467' }

type Given = Partial<typeof VALID>

function draftOf({ types, amountText }: { types: readonly string[]; amountText: string }) {
  return orderDraftOf(types, readAmount(amountText))
}

/** Why an order is refused that is valid except for what is given. */
function refusalOf(given: Given): OrderRefusal | null {
  const { types, amountText, balance, minimum, isOrderBlocked, openPeriod } = { ...VALID, ...given }
  return orderDraftRefusal(
    draftOf({ types, amountText }),
    { openPeriod, minimumBalance: minimum === null ? null : money(minimum) },
    { balance: balance === null ? null : money(balance), isOrderBlocked },
  )
}

/** Each mend takes away the mistake that was told before it. */
function kindsAfter<Mistakes extends object>(
  mends: readonly [Mistakes, OrderRefusal['kind'] | undefined][],
  refusalOf: (given: Mistakes) => OrderRefusal | null,
  mistakes: Mistakes,
) {
  let given = mistakes
  return mends.map(([mend]) => {
    given = { ...given, ...mend }
    return refusalOf(given)?.kind
  })
}

function needing(kind: 'insufficient' | 'contactAdmin', needed: string, balance = '5000'): OrderRefusal {
  return { kind, needed: money(needed), balance: money(balance) }
}

describe('an order', () => {
  it.each<[string, Given, OrderRefusal]>([
    ['of one more than the balance', { amountText: '5001' }, needing('insufficient', '5001')],
    ['whose notes come to more', { types: ['big', 'even'], amountText: '2501' }, needing('insufficient', '5002')],
    ['of a fraction more than the balance', { balance: '999.99' }, needing('insufficient', '1000', '999.99')],
    ['in a game that asks for more than the balance', { minimum: '5000.01' }, needing('contactAdmin', '5000.01')],
    ['of a balance that cannot be read', { balance: null }, { kind: 'noBalance' }],
    ['of decimals', { amountText: '1500.50' }, { kind: 'unreadable', problem: 'decimals' }],
  ])('%s may not', (_name, given, refusal) => {
    expect(refusalOf(given)).toEqual(refusal)
  })

  it('is told one thing at a time, in the order of the specification, and may go for the whole balance', () => {
    const tooLong = { amountText: '1'.repeat(16), types: [] }
    const everything: Given = { isOrderBlocked: true, openPeriod: '', balance: '10', minimum: '50', ...tooLong }
    const mends: [Given, OrderRefusal['kind'] | undefined][] = [
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
    expect(kindsAfter(mends, refusalOf, everything)).toEqual(mends.map(([, kind]) => kind))
  })

  it('never goes for more than the balance, whatever is typed', () => {
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

it('the amount is what is typed, and the total that amount for each note', () => {
  const texts = ['', '007', '0', '1.500,00', '1500.50', '1'.repeat(15), '1'.repeat(16)]
  const amounts = texts.map((amountText) => draftOf({ amountText, types: [] }).perNote)
  expect(amounts).toEqual([null, '7', '0', '1500', null, '1'.repeat(15), null])
  const totals = [['big', 'even', 'odd'], []].map((types) => draftOf({ amountText: '1500', types }).total)
  expect([...totals, draftOf({ amountText: '', types: ['big'] }).total]).toEqual(['4500', '0', null])
})

const sunda = gameOf({ openPeriod: '467', closesAt: 180_000 })

describe('the order put before the member', () => {
  it('has the game and its open period as they are now, and the draft as amounts, which may go on changing', () => {
    const types = ['big', 'pair']
    const request = requestOf(draftOf({ types, amountText: '0150' }), sunda)
    types.push('odd')
    const amounts = { perNote: money('150'), total: money('300') }
    expect(request).toEqual(orderRequest({ closesAt: 180_000, types: ['big', 'pair'], ...amounts }))
  })

  it('is none without a choice and an amount that can be read', () => {
    const drafts = [
      { types: [], amountText: '150' },
      { types: ['big'], amountText: '' },
      { types: ['big'], amountText: '1e3' },
    ]
    expect(drafts.map((draft) => requestOf(draftOf(draft), sunda))).toEqual([null, null, null])
  })
})

describe('an order at Confirm', () => {
  const amounts = { perNote: money('150'), total: money('300') }
  const order: OrderRequest = orderRequest({ closesAt: 180_000, types: ['big', 'pair'], ...amounts })

  const valid = { ...AMOUNTS, openPeriod: '467', now: 100_000, isOrderBlocked: false }

  type Now = Partial<typeof valid>

  function refusalAt(given: Now, fields: Partial<OrderRequest> = {}): OrderRefusal | null {
    const { openPeriod, now, isOrderBlocked, balance, minimum } = { ...valid, ...given }
    const minimumBalance = minimum === null ? null : money(minimum)
    const member = { balance: balance === null ? null : money(balance), isOrderBlocked }
    return orderRequestRefusal({ ...order, ...fields }, { openPeriod, minimumBalance }, member, now)
  }

  it('goes for the platform to decide where the closing is not known, but never without its period', () => {
    expect(refusalAt({ now: 180_001 }, { closesAt: null })).toBeNull()
    expect(refusalAt({ openPeriod: '468' })).toEqual({ kind: 'closed' })
    for (const period of ['467', '']) expect(refusalAt({ openPeriod: '' }, { period })).toEqual({ kind: 'noPeriod' })
  })

  it('is told one thing at a time, and may go for the whole balance in the last millisecond', () => {
    const mends: [Now, OrderRefusal['kind'] | undefined][] = [
      [{ now: 180_000, isOrderBlocked: true, balance: '299', minimum: '301' }, 'closed'],
      [{ now: 179_999 }, 'blocked'],
      [{ isOrderBlocked: false }, 'insufficient'],
      [{ balance: '300' }, 'contactAdmin'],
      [{ balance: '301' }, undefined],
    ]
    expect(kindsAfter(mends, refusalAt, {})).toEqual(mends.map(([, kind]) => kind))
  })

  it('goes where its draft might, as long as the period is open', () => {
    const some = fc.record({
      amount: fc.integer({ min: 1, max: 3000 }),
      types: fc.subarray(['big', 'small', 'odd', 'even'], { minLength: 1 }),
      balance: fc.nat(6000).map((balance) => money(String(balance))),
      minimumBalance: fc.option(fc.nat(6000).map((least) => money(String(least)))),
      isOrderBlocked: fc.boolean(),
    })
    forAll(some, ({ amount, types, balance, minimumBalance, isOrderBlocked }) => {
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

describe('picks of which one wins in every draw', () => {
  const rules = rulesOf('11')
  const PER = money('1000')
  const TYPES = ['big', 'small', 'single', 'pair'] as const

  const paying = (payout: string | null, other: string | null = payout) =>
    TYPES.map((type, at) => ({ type, name: '', payout: at % 2 === 0 ? payout : other }))

  it('are two of which exactly one wins, not the same in two words', () => {
    const pairsOf = (...types: string[]) =>
      guaranteedLosses(rules, paying('1.95'), types, PER).map(({ types: pair }) => pair.join(' '))
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
  ])('of payouts %s and %s', (payout, other, returned) => {
    const losses = guaranteedLosses(rules, paying(payout, other), ['big', 'small'], PER)
    expect(losses).toEqual([{ types: ['big', 'small'], staked: '2000', returned }])
  })

  it('are no sure loss where they may bring back what they cost, nor in a game without published rules', () => {
    const all = [paying('2'), paying('2.1'), paying('1.9', '2.2')]
    expect(all.flatMap((options) => guaranteedLosses(rules, options, ['big', 'small'], PER))).toEqual([])
    expect(guaranteedLosses(null, paying('1.95'), ['big', 'small'], PER)).toEqual([])
  })

  it('come back between what is said, whatever is drawn', () => {
    const payout = fc.integer({ min: 101, max: 199 }).map((cents) => (cents / 100).toFixed(2))
    forAll(payout, payout, fc.integer({ min: 1, max: 1_000_000 }), (first, second, stake) => {
      const perNote = money(String(stake))
      const [loss] = guaranteedLosses(rules, paying(first, second), ['big', 'small'], perNote)
      if (rules === null || loss === undefined || loss.returnRange === null) throw new Error('no sure loss')
      const { staked, returnRange } = loss
      const picks = [first, second].flatMap((paid, at): PaidPick[] => {
        const rule = ruleOf(rules, TYPES[at] ?? '')
        return rule === null ? [] : [{ rule, payout: paid }]
      })
      for (const { returned: back } of outcomeReturns(rules, picks, perNote)) {
        expect(compare(back, returnRange.least)).toBeGreaterThanOrEqual(0)
        expect(compare(back, returnRange.most)).toBeLessThanOrEqual(0)
        expect(compare(back, staked)).toBeLessThan(0)
      }
    })
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
    ['are each named once', ['1000', '1000', '500'], '100000', ['500', '1000']],
    ['are the newest three, ascending', ['900', '300', '700', '100', '200'], '100000', ['300', '700', '900']],
    ['can be typed: whole and not zero', ['1000', '12.5', '0', '-5'], '100000', ['1000']],
    ['are none where the last cannot be typed and all others are above it', ['0.5', '1000'], '100000', []],
  ])('%s', (_name, stakes, balance, offered) => {
    expect(offeredStakes(ordersOf(...stakes), money(balance))).toEqual(offered)
  })

  it('never exceed balance or last stake, whatever was staked before', () => {
    const stakes = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 20 })
    forAll(stakes, fc.integer({ min: -1000, max: 100_000 }), (list, balance) => {
      const offered = offeredStakes(ordersOf(...list.map(String)), money(String(balance))).map(Number)
      expect(offered.length).toBeLessThanOrEqual(3)
      expect(offered).toEqual(offered.toSorted((a, b) => a - b))
      for (const stake of offered) expect(stake).toBeLessThanOrEqual(Math.min(balance, list[0] ?? balance / 20))
    })
  })
})

const open = simpleOrder({ staked: '1000', isSettled: false, period: '7' })
const won = simpleOrder({ staked: '1000', returned: '1950', period: '7' })
const lost = simpleOrder({ staked: '1000', period: '7' })
const calledOff = { ...won, lines: won.lines.map((line) => ({ ...line, outcome: 'pending' as const })) }
const NEXT_DAY = { lines: won.lines.map((line) => ({ ...line, placedAt: '2026-11-22 13:05:09' })) }
const partial = Object.assign([open], { unreadable: 1 })

it.each<[string, Order[] | null, Order[] | null, boolean]>([
  ['may be one of an order that was open', [open], [won], true],
  ['may be the stake of a round that was called off', [open], [calledOff], true],
  ['may be one of an order without lines', [open], [{ ...lost, lines: [] }], true],
  ['is none while it is open', [open], [open], false],
  ['is none where it has lost', [open], [lost], false],
  ['is none that was there before', [won], [won], false],
  ['may be one of an order that was not there before', [open], [{ ...won, period: '8' }, open], true],
  ['may be one of the round of that number of another day', [open, won], [{ ...won, ...NEXT_DAY }, won], true],
  ['may be one beside new orders', [open], [{ ...open, period: '9' }, won], true],
  ['may be one where the record before is not known', null, [open], true],
  ['may be one where the record since is not known', [open], null, true],
  ['may be one where a row before cannot be read', partial, [open], true],
  ['may be one where a row since cannot be read', [open], partial, true],
])('a return since %s', (_name, before, now, expected) => {
  expect(mayHaveReturnSince(before, now)).toBe(expected)
})
