import { money } from '@/lib/money/text'
import type { MoneyRequestOf, PendingRequest } from '../request'

export const withdrawal: MoneyRequestOf<'withdrawal'> = { kind: 'withdrawal', amount: money('50000') }

export const topUp: MoneyRequestOf<'topUp'> = { kind: 'topUp', amount: money('50000'), method: null, totalBefore: null }

/** Returns an order of 1,000 on the option "big" of game 11, with the given fields replaced. */
export function orderRequest(fields: Partial<MoneyRequestOf<'order'>> = {}): MoneyRequestOf<'order'> {
  const draw = { gameId: '11', gameName: 'Sunda', period: '467', closesAt: 5000 }
  return { kind: 'order', ...draw, types: ['big'], perNote: money('1000'), total: money('1000'), ...fields }
}

/** Returns a pending withdrawal of member 1001, with the given fields replaced. */
export function pendingOf(id: string, fields: Partial<PendingRequest> = {}): PendingRequest {
  const times = { sentAt: 1000, answerBy: 26_000, isLost: false }
  return { id, memberId: '1001', request: withdrawal, ...times, before: null, lookUp: null, ...fields }
}
