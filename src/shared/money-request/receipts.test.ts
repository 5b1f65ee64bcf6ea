import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message, News } from './store'
import type { PendingRequest, MoneyRequest, MoneyRequestOf } from './request'
import { receiptsOf, unansweredLike } from './receipts'

const topUp: MoneyRequestOf<'topUp'> = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: money('0') }
const withdrawal: MoneyRequest = { kind: 'withdrawal', amount: money('50000') }

function noteOf(id: string, fields: Partial<PendingRequest> = {}): PendingRequest {
  const times = { sentAt: 1000, answerBy: 26_000, isLost: false, lostAnswer: 'none' as const }
  return { id, memberId: '1001', request: topUp, ...times, before: null, lookUp: null, ...fields }
}

function messageOf(id: string, news: News, at = 2000): Message {
  return { id, memberId: '1001', at, isRead: true, news }
}

const KNOWN = { now: 2000, toppedUp: null }

describe('the receipts of this device', () => {
  it('are of requests without an answer and of those that the platform took in, newest first', () => {
    const receipts = receiptsOf(
      [noteOf('way'), noteOf('lost', { sentAt: 5000, isLost: true }), noteOf('old', { sentAt: 0, answerBy: 1500 })],
      [messageOf('sent', { outcome: 'accepted', request: topUp }, 3000)],
      KNOWN,
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
    expect(receiptsOf([noteOf('withdrawal', { request: withdrawal })], messages, KNOWN)).toEqual([])
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
      KNOWN,
    )
    expect(unansweredLike(money('50000'), receipts)?.id).toBe('second')
    expect(unansweredLike(money('8'), receipts)).toBeNull()
  })
})

describe('a top-up is seen in the total', () => {
  /** Oldest first: what was sent, and the total that was known before it. */
  type Sent = [amount: string, totalBefore: string | null]

  it.each<[string, Sent[], string | null, string[]]>([
    ['once it has grown by it', [['50', '100']], '150', ['inTotal']],
    ['not before', [['50', '100']], '149', ['sent']],
    ['not where the total is not known', [['50', '100']], null, ['sent']],
    ['not where the total before is not known', [['50', null]], '150', ['sent']],
    [
      'where one of two of them may be meant: neither',
      [
        ['50', '100'],
        ['50', '100'],
      ],
      '150',
      ['sent', 'sent'],
    ],
    [
      'both once it has grown by both',
      [
        ['50', '100'],
        ['50', '100'],
      ],
      '200',
      ['inTotal', 'inTotal'],
    ],
    [
      'the earlier, which it held before the later was sent',
      [
        ['50', '100'],
        ['50', '150'],
      ],
      '150',
      ['inTotal', 'sent'],
    ],
    [
      'of one that was refused and a later one: neither',
      [
        ['70', '100'],
        ['50', '100'],
      ],
      '150',
      ['sent', 'sent'],
    ],
    [
      'whatever was not known in between',
      [
        ['50', '100'],
        ['20', null],
      ],
      '170',
      ['inTotal', 'inTotal'],
    ],
  ])('%s', (_name, sent, total, states) => {
    const messages = sent.map(([amount, totalBefore], index) =>
      messageOf(
        String(index),
        {
          outcome: 'accepted',
          request: { ...topUp, amount: money(amount), totalBefore: totalBefore === null ? null : money(totalBefore) },
        },
        index,
      ),
    )
    const receipts = receiptsOf([], messages, { now: 2000, toppedUp: total === null ? null : money(total) })
    expect(receipts.map(({ state }) => state).reverse()).toEqual(states)
  })
})
