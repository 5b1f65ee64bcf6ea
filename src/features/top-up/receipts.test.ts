import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import { removeMemberRecords, writeText } from '@/lib/storage'
import type { RequestNote } from '@/shared/money-request/note'
import { listReceipts, receiptNotes } from './receipts'
import type { TopUpRequest } from './rules'

let count = 0

function begin(request: Partial<TopUpRequest> = {}, sentAt = 1_000): RequestNote<TopUpRequest> {
  count += 1
  const note = {
    id: `${sentAt}-${count}`,
    memberId: '1001',
    sentAt,
    request: { amount: money('50000'), method: null, totalBefore: money('0'), ...request },
    alikeBefore: null,
  }
  receiptNotes.write(note)
  return note
}

beforeEach(removeMemberRecords)

describe('the receipts of this device', () => {
  it('begin without an answer, newest first', () => {
    begin()
    begin({ amount: money('7'), method: 'Bank transfer', totalBefore: null })
    expect(listReceipts()).toEqual([
      expect.objectContaining({ amount: '7', method: 'Bank transfer', state: 'unknown', totalBefore: null }),
      expect.objectContaining({ amount: '50000', method: null, state: 'unknown', totalBefore: '0' }),
    ])
  })

  it('say which of them the platform took in', () => {
    const first = begin()
    begin()
    receiptNotes.end(first, 'accepted')
    expect(listReceipts().map(({ state }) => state)).toEqual(['unknown', 'sent'])
  })

  it('are taken back by a refusal', () => {
    const refused = begin()
    const kept = begin()
    receiptNotes.end(refused, 'refused')
    expect(listReceipts().map(({ id }) => id)).toEqual([kept.id])
  })

  it('stay when the member goes back to the form, and hold back no other top-up', () => {
    receiptNotes.end(begin(), 'dismissed')
    expect(listReceipts()).toHaveLength(1)
    expect(receiptNotes.findOpen('1001')).toBeNull()
  })

  it('that a log-out has wiped do not come back with a late answer', () => {
    const note = begin()
    removeMemberRecords()
    receiptNotes.end(note, 'accepted')
    expect(listReceipts()).toEqual([])
  })

  it('are twenty at most', () => {
    for (let sentAt = 1; sentAt <= 25; sentAt += 1) begin({}, sentAt)
    const kept = listReceipts()
    expect(kept).toHaveLength(20)
    expect(kept[0]?.sentAt).toBe(25)
  })

  it.each(['', 'nonsense', '{}', '[{"id":"1","amount":"ten"}]'])('read as none where storage holds %j', (stored) => {
    writeText('tiga.member.topUps', stored)
    expect(listReceipts()).toEqual([])
  })
})
