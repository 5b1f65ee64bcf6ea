import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message, News } from '@/shared/money-request/messages'
import type { RequestNote } from '@/shared/money-request/notes'
import type { MoneyRequest } from '@/shared/money-request/request'
import { receiptsOf, unansweredLike } from './receipts'
import type { TopUpRequest } from './rules'

const topUp: TopUpRequest = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: money('0') }
const withdrawal: MoneyRequest = { kind: 'withdrawal', amount: money('50000') }

function noteOf(id: string, fields: Partial<RequestNote> = {}): RequestNote {
  const times = { sentAt: 1000, answerBy: 26_000, isLost: false, lostAnswer: 'none' as const }
  return { id, memberId: '1001', request: topUp, ...times, before: null, lookUp: null, ...fields }
}

function messageOf(id: string, news: News, at = 2000): Message {
  return { id, memberId: '1001', at, isRead: true, news }
}

describe('the receipts of this device', () => {
  it('are of requests without an answer and of those that the platform took in, newest first', () => {
    const receipts = receiptsOf(
      [noteOf('way'), noteOf('lost', { sentAt: 5000, isLost: true }), noteOf('old', { sentAt: 0, answerBy: 1500 })],
      [messageOf('sent', { outcome: 'accepted', request: topUp }, 3000)],
      2000,
    )
    expect(receipts.map(({ id, state, at }) => [id, state, at])).toEqual([
      ['lost', 'unknown', 5000],
      ['sent', 'sent', 3000],
      ['way', 'underWay', 1000],
      ['old', 'unknown', 0],
    ])
    expect(receipts[0]?.request).toBe(topUp)
  })

  it('are of nothing else', () => {
    const messages = [
      messageOf('withdrawal', { outcome: 'accepted', request: withdrawal }),
      messageOf('refused', { outcome: 'refused', request: topUp, words: '' }),
      messageOf('unknown', { outcome: 'unknown', request: topUp }),
    ]
    expect(receiptsOf([noteOf('withdrawal', { request: withdrawal })], messages, 2000)).toEqual([])
  })

  it('name the last one of the same amount without an answer', () => {
    const receipts = receiptsOf(
      [
        noteOf('way', { sentAt: 2000 }),
        noteOf('first', { isLost: true }),
        noteOf('second', { sentAt: 1500, isLost: true }),
        noteOf('other', { sentAt: 1800, isLost: true, request: { ...topUp, amount: money('7') } }),
      ],
      [messageOf('sent', { outcome: 'accepted', request: topUp }, 3000)],
      2000,
    )
    expect(unansweredLike(money('50000'), receipts)?.id).toBe('second')
    expect(unansweredLike(money('8'), receipts)).toBeNull()
  })
})
