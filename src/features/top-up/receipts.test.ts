import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { removeMemberRecords, writeText } from '@/lib/storage'
import { topUpReceipts } from './receipts'

const topUp = { amount: money('50000'), method: null, sentAt: 1_000, totalBefore: money('0') }

beforeEach(removeMemberRecords)

describe('the receipts of this device', () => {
  it('begin without an answer, newest first', () => {
    topUpReceipts.begin(topUp)
    topUpReceipts.begin({ ...topUp, amount: money('7'), method: 'Bank transfer', totalBefore: null })
    expect(topUpReceipts.list()).toEqual([
      expect.objectContaining({ amount: '7', method: 'Bank transfer', state: 'unknown', totalBefore: null }),
      expect.objectContaining({ amount: '50000', method: null, state: 'unknown', totalBefore: '0' }),
    ])
  })

  it('are two for two top-ups of the same moment', () => {
    const ids = [topUpReceipts.begin(topUp), topUpReceipts.begin(topUp)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    topUpReceipts.markSent(ids[0] ?? '')
    expect(topUpReceipts.list().map(({ state }) => state)).toEqual(['unknown', 'sent'])
  })

  it('are taken back by a refusal', () => {
    const { id } = topUpReceipts.begin(topUp)
    const kept = topUpReceipts.begin(topUp)
    topUpReceipts.remove(id)
    expect(topUpReceipts.list()).toEqual([kept])
  })

  it('that a log-out has wiped do not come back with a late answer', () => {
    const { id } = topUpReceipts.begin(topUp)
    removeMemberRecords()
    topUpReceipts.markSent(id)
    expect(topUpReceipts.list()).toEqual([])
  })

  it('are twenty at most', () => {
    for (let count = 1; count <= 25; count += 1) topUpReceipts.begin({ ...topUp, sentAt: count })
    const kept = topUpReceipts.list()
    expect(kept).toHaveLength(20)
    expect(kept[0]?.sentAt).toBe(25)
  })

  it.each(['', 'nonsense', '{}', '[{"id":"1","amount":"ten"}]'])('read as none where storage holds %j', (stored) => {
    writeText('tiga.member.topUps', stored)
    expect(topUpReceipts.list()).toEqual([])
  })
})
