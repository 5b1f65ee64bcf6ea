import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message, News } from './messages'
import type { PendingRequest } from './request'
import { receiptsOf, findUnanswered } from './receipts'
import * as requests from './testing/requests'

const topUp = { ...requests.topUp, totalBefore: money('0') }
const { withdrawal } = requests
const pendingOf = (id: string, fields: Partial<PendingRequest> = {}) =>
  requests.pendingOf(id, { request: topUp, ...fields })

function messageOf(id: string, news: News, at = 2000): Message {
  return { id, memberId: '1001', at, isRead: true, news }
}

const UNKNOWN_TOTAL = { now: 2000, toppedUp: null }

describe('among the receipts of top-ups,', () => {
  it('receiptsOf lists only top-ups that are accepted or without an answer, newest first', () => {
    const oldRequest = pendingOf('old', { sentAt: 0, answerBy: 1500 })
    const pendingRequests = [
      pendingOf('way'),
      pendingOf('lost', { sentAt: 5000, isLost: true }),
      oldRequest,
      pendingOf('', { request: withdrawal }),
    ]
    const messages = [
      messageOf('sent', { outcome: 'accepted', request: topUp }, 3000),
      messageOf('', { outcome: 'accepted', request: withdrawal }),
      messageOf('', { outcome: 'refused', request: topUp, words: '' }),
    ]
    const receipts = receiptsOf(pendingRequests, messages, UNKNOWN_TOTAL)
    expect(receipts.map(({ id, state, at }) => [id, state, at])).toEqual([
      ['lost', 'unknown', 5000],
      ['sent', 'sent', 3000],
      ['way', 'underWay', 1000],
      ['old', 'unknown', 0],
    ])
    expect(receipts[0]?.request).toBe(topUp)
  })

  it('findUnanswered returns the newest top-up with the given amount and an unknown outcome, or null', () => {
    const lostTopUp = (id: string, sentAt: number, amount = topUp.amount) =>
      pendingOf(id, { sentAt, isLost: true, request: { ...topUp, amount } })
    const pendingRequests = [
      lostTopUp('first', 1000),
      lostTopUp('second', 1500),
      lostTopUp('other', 1800, money('7')),
      pendingOf('way'),
    ]
    const sentMessage = messageOf('sent', { outcome: 'accepted', request: topUp }, 3000)
    const receipts = receiptsOf(pendingRequests, [sentMessage], UNKNOWN_TOTAL)
    expect(findUnanswered(money('50000'), receipts)?.id).toBe('second')
    expect(findUnanswered(money('8'), receipts)).toBeNull()
  })

  it('receiptsOf lists a top-up with a lost answer as "unknown", even if the total has grown', () => {
    const grownTotal = { now: 2000, toppedUp: money('90000') }
    expect(receiptsOf([pendingOf('lost', { isLost: true })], [], grownTotal)).toMatchObject([{ state: 'unknown' }])
    expect(receiptsOf([], [], grownTotal)).toEqual([])
  })
})

function receiptsAt(sent: string, total: string | null) {
  const messages = sent.split(', ').map((one, index) => {
    const [amount = '', before = ''] = one.split(' after ')
    const request = { ...topUp, amount: money(amount), totalBefore: before === '?' ? null : money(before) }
    return messageOf(String(index), { outcome: 'accepted', request }, index)
  })
  return receiptsOf([], messages, { now: 2000, toppedUp: total === null ? null : money(total) })
}

// The second column lists top-ups, oldest first: "50 after 100" is 50, sent while the total was 100
// ("?": unknown). The third column is the present total (null: unknown). The fourth column has the
// expected states, oldest first.
it.each<[string, string, string | null, string[]]>([
  ['a top-up once the total has grown by its amount', '50 after 100', '150', ['inTotal']],
  ['no top-up before the total has grown by its amount', '50 after 100', '149', ['sent']],
  ['no top-up if the total is unknown', '50 after 100', null, ['sent']],
  ['no top-up if the total before it is unknown', '50 after ?', '150', ['sent']],
  [
    'neither of two top-ups if the total has grown by only one of them',
    '50 after 100, 50 after 100',
    '150',
    ['sent', 'sent'],
  ],
  ['both top-ups once the total has grown by both', '50 after 100, 50 after 100', '200', ['inTotal', 'inTotal']],
  [
    'the earlier top-up if the total contained it before the later one was sent',
    '50 after 100, 50 after 150',
    '150',
    ['inTotal', 'sent'],
  ],
  [
    'neither of two top-ups if the total has grown by the smaller one',
    '70 after 100, 50 after 100',
    '150',
    ['sent', 'sent'],
  ],
  ['both top-ups even if the total between them is unknown', '50 after 100, 20 after ?', '170', ['inTotal', 'inTotal']],
])('receiptsOf marks as contained in the platform’s total %s', (_name, sent, total, states) => {
  expect(
    receiptsAt(sent, total)
      .map(({ state }) => state)
      .reverse(),
  ).toEqual(states)
})

it.each<[string, string, string | null, (string | null)[]]>([
  ['growth of twice the amount', '50 after 100', '200', ['100']],
  ['growth of more than twice the amount', '50 after 100', '450', ['350']],
  ['nothing if the total grows by less than twice the amount', '50 after 100', '199.99', [null]],
  ['nothing if the total is unknown', '50 after 100', null, [null]],
  ['nothing if the total before the top-up is unknown', '50 after ?', '450', [null]],
  ['nothing if another top-up was sent meanwhile', '50 after 100, 50 after 100', '200', [null, null]],
  ['only the growth before the next top-up was sent', '50 after 100, 70 after 200', '270', ['100', null]],
  [
    'the growth of the later top-up if the total contained the earlier one before',
    '50 after 100, 70 after 150',
    '290',
    [null, '140'],
  ],
  ['nothing if the total did not contain the earlier top-up yet', '50 after 100, 50 after 100', '300', [null, null]],
  [
    'nothing for the later top-up if the earlier one was in the total twice',
    '50 after 100, 70 after 200',
    '340',
    ['100', null],
  ],
  ['nothing if the total between two top-ups is unknown', '50 after 100, 70 after ?', '220', [null, null]],
])('receiptsOf reports, as growth beyond the amount of a top-up, %s', (_name, sent, total, excessGrowth) => {
  expect(
    receiptsAt(sent, total)
      .map((one) => one.excessGrowth)
      .reverse(),
  ).toEqual(excessGrowth)
})

it('receiptsOf reports no growth beyond the amount for a top-up without an answer', () => {
  const grownTotal = { now: 2000, toppedUp: money('900000') }
  expect(receiptsOf([pendingOf('lost', { isLost: true })], [], grownTotal)).toMatchObject([
    { state: 'unknown', excessGrowth: null },
  ])
})
