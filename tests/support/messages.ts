import { money } from '@/lib/money/text'
import type { Message, News, Settlement } from '@/domain/money-request/messages'
import type { MoneyRequest } from '@/domain/money-request/request'

/** An order of two picks, each of Rp 2,000, on the game Sunda. */
export const sampleOrderRequest: MoneyRequest = {
  kind: 'order',
  gameId: '11',
  gameName: 'Sunda',
  period: '20261121-0541',
  closesAt: Date.UTC(2026, 10, 21, 9, 1),
  types: ['big', 'pair'],
  perNote: money('2000'),
  total: money('4000'),
}

export const sampleWithdrawalRequest: MoneyRequest = { kind: 'withdrawal', amount: money('50000') }

export const sampleTopUpRequest: MoneyRequest = {
  kind: 'topUp',
  amount: money('25000'),
  method: null,
  totalBefore: money('50000'),
}

/**
 * Returns the content of a message about a settled order of Rp 4,000.
 * @param net the net result, such as "-100"
 */
export function settledNews(net: string, fields: Partial<Settlement> = {}): Extract<News, { outcome: 'settled' }> {
  const stakedTotal = money('4000')
  const returnedTotal = money(String(4000 + Number(net)))
  const sums = { staked: stakedTotal, returned: returnedTotal, net: money(net), isPartial: false }
  return { outcome: 'settled', settlement: { gameName: 'Sunda', period: '20261121-0540', ...sums, ...fields } }
}

/** Returns an unread message to wulan_r with the content `news`. */
export function messageOf(news: News, fields: Partial<Message> = {}): Message {
  return { id: '1', memberId: '1001', at: Date.UTC(2026, 10, 21, 9), isRead: false, news, ...fields }
}

/**
 * The content of a message that the published result of a past draw of Sunda has changed from 4 6 5
 * to 1 1 2.
 */
const changedResultNews: News = {
  outcome: 'changed',
  change: {
    gameName: 'Sunda',
    period: '20261121-0533',
    first: { period: '20261121-0533', numbers: [4, 6, 5], seenAt: Date.UTC(2026, 10, 21, 8, 54), source: 'draw' },
    later: { period: '20261121-0533', numbers: [1, 1, 2], seenAt: Date.UTC(2026, 10, 21, 9), source: 'history' },
  },
}

const REQUESTS = [sampleOrderRequest, sampleWithdrawalRequest, sampleTopUpRequest]

/**
 * Contents of messages: settled rounds, a changed result, and each possible outcome of each kind of
 * request.
 */
export const SAMPLE_NEWS: readonly News[] = [
  settledNews('3800'),
  settledNews('-4000'),
  settledNews('0'),
  settledNews('-100', { isPartial: true }),
  changedResultNews,
  ...REQUESTS.map((request) => ({ outcome: 'accepted' as const, request })),
  ...REQUESTS.map((request) => ({ outcome: 'refused' as const, request, words: 'Closed for the night.' })),
  ...REQUESTS.map((request) => ({ outcome: 'unknown' as const, request })),
  ...[sampleOrderRequest, sampleWithdrawalRequest].map((request) => ({
    outcome: 'accepted' as const,
    request,
    copies: 2,
  })),
  ...[sampleOrderRequest, sampleWithdrawalRequest].map((request) => ({
    outcome: 'unknown' as const,
    request,
    words: 'No money.',
  })),
  // The platform has no list of top-ups, so the app never finds a top-up.
  ...[sampleOrderRequest, sampleWithdrawalRequest].map((request) => ({ outcome: 'found' as const, request })),
]

/**
 * Returns one message for each content in SAMPLE_NEWS, newest first. The newest `unread` messages
 * are unread. All messages are hours old, because the list hides settled rounds that the box "Your
 * rounds" still shows.
 */
export function createSampleMessages(unread = 0): Message[] {
  return SAMPLE_NEWS.map((news, index) =>
    messageOf(news, {
      id: `every-${String(index).padStart(2, '0')}`,
      at: Date.UTC(2026, 10, 21, 6) - index * 60_000,
      isRead: index >= unread,
    }),
  )
}
