import { isolated } from '@/lib/bidi'
import type { Money } from '@/lib/money/text'
import type { News } from '@/domain/money-request/money-store'
import type { MoneyRequestKind } from '@/domain/money-request/request'

/** Where a message leads: to the record that holds what it is about. */
export function destinationOf(news: News): MoneyRequestKind | 'service' {
  if (news.outcome === 'changed') return 'service'
  return news.outcome === 'settled' ? 'order' : news.request.kind
}

/** "Sunda 20261121-0541"; '' of a withdrawal or a top-up. */
export function periodText(news: News): string {
  const round = news.outcome === 'changed' ? news.change : news.outcome === 'settled' ? news.settlement : news.request
  return 'period' in round ? `${isolated(round.gameName)} ${round.period}` : ''
}

/** Null where a message tells of none, or may not call it a gain (reading 47). */
export function amountOf(news: News): Money | null {
  if (news.outcome === 'changed') return null
  if (news.outcome === 'settled') return news.settlement.isPartial ? null : news.settlement.net
  return news.request.kind === 'order' ? news.request.total : news.request.amount
}
