import { isolated } from '@/lib/bidi'
import type { Money } from '@/lib/money/text'
import type { News } from '@/domain/money-request/money-store'
import type { MoneyRequestKind } from '@/domain/money-request/request'

/** The record that holds the subject of a message; customer service for a changed result. */
export function destinationOf(news: News): MoneyRequestKind | 'service' {
  if (news.outcome === 'changed') return 'service'
  return news.outcome === 'settled' ? 'order' : news.request.kind
}

/** "Sunda 20261121-0541"; '' for a withdrawal or a top-up. */
export function periodText(news: News): string {
  const round = news.outcome === 'changed' ? news.change : news.outcome === 'settled' ? news.settlement : news.request
  return 'period' in round ? `${isolated(round.gameName)} ${round.period}` : ''
}

/** Null if a message has no amount, or its net is unknown (reading 47). */
export function amountOf(news: News): Money | null {
  if (news.outcome === 'changed') return null
  if (news.outcome === 'settled') return news.settlement.isPartial ? null : news.settlement.net
  return news.request.kind === 'order' ? news.request.total : news.request.amount
}
