import { describe, expect, it } from 'vitest'
import type { PayoutOption } from '@/api/games'
import { shownPayoutOf, SHOWN_PAYOUTS_KEPT, withShown, type ShownPayout } from './shown-payouts'

const option = (type: string, payout: string | null): PayoutOption => ({ type, name: type, payout })
const order = (period: string, ...types: string[]) => ({ gameId: '11', period, types })
const big: ShownPayout = { gameId: '11', period: '467', type: 'big', payout: '1.95' }

describe('payouts shown at a confirmation', () => {
  it('are kept of the chosen options that have one', () => {
    const options = [option('big', '1.95'), option('small', '1.95'), option('pair', null)]
    expect(withShown([], order('467', 'big', 'pair'), options)).toEqual([big])
  })

  it('are kept once, and the oldest go first', () => {
    const kept = withShown([big], order('467', 'big'), [option('big', '1.95')])
    expect(kept).toEqual([big])
    let many: ShownPayout[] = []
    for (let period = 0; period < SHOWN_PAYOUTS_KEPT + 2; period += 1)
      many = withShown(many, order(String(period), 'big'), [option('big', '1.95')])
    expect([many.length, many[0]?.period]).toEqual([SHOWN_PAYOUTS_KEPT, '2'])
  })

  it.each<[string, ShownPayout[], string | null]>([
    ['kept', [big], '1.95'],
    ['of another game', [{ ...big, gameId: '12' }], null],
    ['of another draw', [{ ...big, period: '468' }], null],
    ['of another pick', [{ ...big, type: 'small' }], null],
    ['that differ between two orders', [big, { ...big, payout: '1.9' }], null],
    ['of which none is kept', [], null],
  ])('%s', (_name, kept, payout) => {
    expect(shownPayoutOf(kept, { period: '467' }, { gameId: '11', type: 'big' })).toBe(payout)
  })
})
