import { describe, expect, it } from 'vitest'
import { money } from '@/lib/money/text'
import type { Message, News } from '@/domain/money-request/money-store'
import type { PendingRequest } from '@/domain/money-request/request'
import { receiptsOf, findUnanswered } from './receipts'
import * as requests from '@/domain/money-request/testing/requests'

const topUp = { ...requests.topUp, totalBefore: money('0') }
const { withdrawal } = requests
const noteOf = (id: string, fields: Partial<PendingRequest> = {}) =>
  requests.pendingOf(id, { request: topUp, ...fields })

function messageOf(id: string, news: News, at = 2000): Message {
  return { id, memberId: '1001', at, isRead: true, news }
}

const KNOWN = { now: 2000, toppedUp: null }

describe('the receipts of this device', () => {
  it('are of requests without an answer and of those that the platform took in, and of no other, newest first', () => {
    const old = noteOf('old', { sentAt: 0, answerBy: 1500 })
    const notes = [
      noteOf('way'),
      noteOf('lost', { sentAt: 5000, isLost: true }),
      old,
      noteOf('', { request: withdrawal }),
    ]
    const messages = [
      messageOf('sent', { outcome: 'accepted', request: topUp }, 3000),
      messageOf('', { outcome: 'accepted', request: withdrawal }),
      messageOf('', { outcome: 'refused', request: topUp, words: '' }),
    ]
    const receipts = receiptsOf(notes, messages, KNOWN)
    expect(receipts.map(({ id, state, at }) => [id, state, at])).toEqual([
      ['lost', 'unknown', 5000],
      ['sent', 'sent', 3000],
      ['way', 'underWay', 1000],
      ['old', 'unknown', 0],
    ])
    expect(receipts[0]?.request).toBe(topUp)
  })

  it('name the last one of the same amount without an answer', () => {
    const lost = (id: string, sentAt: number, amount = topUp.amount) =>
      noteOf(id, { sentAt, isLost: true, request: { ...topUp, amount } })
    const notes = [lost('first', 1000), lost('second', 1500), lost('other', 1800, money('7')), noteOf('way')]
    const sent = messageOf('sent', { outcome: 'accepted', request: topUp }, 3000)
    const receipts = receiptsOf(notes, [sent], KNOWN)
    expect(findUnanswered(money('50000'), receipts)?.id).toBe('second')
    expect(findUnanswered(money('8'), receipts)).toBeNull()
  })

  it('stay without an answer, whatever the total has grown by, and may be none', () => {
    const grown = { now: 2000, toppedUp: money('90000') }
    expect(receiptsOf([noteOf('lost', { isLost: true })], [], grown)).toMatchObject([{ state: 'unknown' }])
    expect(receiptsOf([], [], grown)).toEqual([])
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

// Oldest first: what was sent, and the total that was known before it.
it.each<[string, string, string | null, string[]]>([
  ['once it has grown by it', '50 after 100', '150', ['inTotal']],
  ['not before', '50 after 100', '149', ['sent']],
  ['not where the total is not known', '50 after 100', null, ['sent']],
  ['not where the total before is not known', '50 after ?', '150', ['sent']],
  ['where one of two of them may be meant: neither', '50 after 100, 50 after 100', '150', ['sent', 'sent']],
  ['both once it has grown by both', '50 after 100, 50 after 100', '200', ['inTotal', 'inTotal']],
  ['the earlier, which it held before the later was sent', '50 after 100, 50 after 150', '150', ['inTotal', 'sent']],
  ['of one that was refused and a later one: neither', '70 after 100, 50 after 100', '150', ['sent', 'sent']],
  ['whatever was not known in between', '50 after 100, 20 after ?', '170', ['inTotal', 'inTotal']],
])('a top-up is seen in the total %s', (_name, sent, total, states) => {
  expect(
    receiptsAt(sent, total)
      .map(({ state }) => state)
      .reverse(),
  ).toEqual(states)
})

// Oldest first: what was sent, and the total that was known before it.
it.each<[string, string, string | null, (string | null)[]]>([
  ['by twice as much', '50 after 100', '200', ['100']],
  ['by more than that', '50 after 100', '450', ['350']],
  ['not by less', '50 after 100', '199.99', [null]],
  ['not where the total is not known', '50 after 100', null, [null]],
  ['not where that before is not known', '50 after ?', '450', [null]],
  ['not where another was sent meanwhile', '50 after 100, 50 after 100', '200', [null, null]],
  ['by what came before the next was sent', '50 after 100, 70 after 200', '270', ['100', null]],
  ['the later of two, where the total held the earlier', '50 after 100, 70 after 150', '290', [null, '140']],
  ['not where the earlier was still to come', '50 after 100, 50 after 100', '300', [null, null]],
  ['not where the earlier had come twice', '50 after 100, 70 after 200', '340', ['100', null]],
  ['not where that between is not known', '50 after 100, 70 after ?', '220', [null, null]],
])('the total rose since a top-up %s', (_name, sent, total, risen) => {
  expect(
    receiptsAt(sent, total)
      .map((one) => one.excessGrowth)
      .reverse(),
  ).toEqual(risen)
})

it('of a top-up without an answer the total says nothing by itself', () => {
  const grown = { now: 2000, toppedUp: money('900000') }
  expect(receiptsOf([noteOf('lost', { isLost: true })], [], grown)).toMatchObject([{ state: 'unknown', risen: null }])
})
