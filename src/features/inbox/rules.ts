import { isolateRightToLeft } from '@/lib/bidi'
import type { Money } from '@/lib/money/text'
import type { News } from '@/domain/money-request/messages'
import type { MoneyRequestKind } from '@/domain/money-request/request'

/**
 * Returns where a message leads: 'order' for a settled round, 'service' (customer service) for a
 * result that was changed later, otherwise the kind of its request.
 */
export function destinationOf(news: News): MoneyRequestKind | 'service' {
  if (news.outcome === 'changed') return 'service'
  return news.outcome === 'settled' ? 'order' : news.request.kind
}

/** Returns game and period ("Sunda 20261121-0541"); '' for a withdrawal or a top-up. */
export function gameAndPeriodText(news: News): string {
  const subject = news.outcome === 'changed' ? news.change : news.outcome === 'settled' ? news.settlement : news.request
  return 'period' in subject ? `${isolateRightToLeft(subject.gameName)} ${subject.period}` : ''
}

/** Returns the amount of a message; null if there is none or the net is unknown (reading 47). */
export function amountOf(news: News): Money | null {
  if (news.outcome === 'changed') return null
  if (news.outcome === 'settled') return news.settlement.isPartial ? null : news.settlement.net
  return news.request.kind === 'order' ? news.request.total : news.request.amount
}
