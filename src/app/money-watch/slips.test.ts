import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message } from '@/shared/money-request/messages'
import { HELD_MS, isBalanceHeld, nextHoldChange, settledRounds } from './slips'

const NOW = Date.UTC(2026, 10, 21, 12)

function message(id: string, fields: Partial<Message> = {}): Message {
  const amounts = { staked: money('2000'), returned: money('0'), net: money('-2000') }
  const settlement = { gameName: 'Sunda', period: '7', ...amounts, isPartial: false }
  return { id, memberId: '1001', at: NOW, isRead: false, news: { outcome: 'settled', settlement }, ...fields }
}

describe('a settled round has a slip', () => {
  it.each([
    ['while it is unread and was open here', message('a'), ['a'], 1],
    ['no longer once it is read', message('a', { isRead: true }), ['a'], 0],
    ['not if this tab has not shown it as open', message('a'), ['b'], 0],
  ])('%s', (_name, one, shownOpen, count) => {
    expect(settledRounds([one], new Set(shownOpen))).toHaveLength(count)
  })

  it('behind those that were settled before it', () => {
    const both = [message('late', { at: NOW + 1 }), message('early')]
    expect(settledRounds(both, new Set(['late', 'early'])).map(({ id }) => id)).toEqual(['early', 'late'])
  })
})

describe('the balance is held', () => {
  it.each([
    ['before a period closes: no', [NOW + 1], [], false],
    ['from the moment it closes', [NOW], [], true],
    ['for a minute', [NOW - HELD_MS + 1], [], true],
    ['and no longer, for it would pass for the present one', [NOW - HELD_MS], [], false],
    ['until the numbers of an outcome have turned', [], [NOW], true],
    ['without open rounds: no', [], [], false],
  ])('%s', (_name, closings, unseen, expected) => {
    expect(isBalanceHeld(closings, unseen, NOW)).toBe(expected)
  })

  it('as before until the next change', () => {
    const moment = fc.integer({ min: NOW - 2 * HELD_MS, max: NOW + 2 * HELD_MS })
    fc.assert(
      fc.property(fc.array(moment), fc.array(moment), fc.nat(HELD_MS * 3), (closings, unseen, later) => {
        const next = nextHoldChange(closings, unseen, NOW)
        fc.pre(next === 0 || NOW + later < next)
        expect(isBalanceHeld(closings, unseen, NOW + later)).toBe(isBalanceHeld(closings, unseen, NOW))
      }),
    )
  })
})
