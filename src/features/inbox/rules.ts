import { compare } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import type { News } from '@/shared/money-request/store'
import type { MoneyRequestKind } from '@/shared/money-request/request'
import type { IconName } from '@/ui/icons'

export const ICONS: Record<News['outcome'], IconName> = {
  accepted: 'check',
  found: 'search',
  refused: 'close',
  unknown: 'warning',
  settled: 'draws',
  changed: 'info',
}

/** Green is for money that is known to have come in, red for what went wrong. A loss is plain. */
export function toneOf(news: News): 'plain' | 'good' | 'bad' {
  switch (news.outcome) {
    case 'accepted':
    case 'found':
      return 'plain'
    case 'refused':
    case 'unknown':
    case 'changed':
      return 'bad'
    case 'settled': {
      const { net, isPartial } = news.settlement
      return !isPartial && compare(net, ZERO) > 0 ? 'good' : 'plain'
    }
  }
}

/** Whose record holds what the message is about. */
export function recordOf(news: Exclude<News, { outcome: 'changed' }>): MoneyRequestKind {
  return news.outcome === 'settled' ? 'order' : news.request.kind
}
