import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProvenTime } from '@/lib/server-clock'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { COUNTED, LIMIT_KINDS, type LimitKind, capAt, pendingRaiseAt } from '@/domain/limits/limit'
import { type OwnLimits, limitOfKind } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import { useSheets } from '@/kit/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { gameQueries } from '@/api/games'
import { orderQueries } from '@/api/orders'
import { maximum } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { useWithSpoilerFreeMark, useSpoilerFree } from '@/domain/spoiler-guard'
import { cachedOrdersResult, useRecordKnownOrders, usedOfOrders, wonGames } from '@/domain/limits/check'
import { countTopUps } from '@/domain/limits/count'
import { isPlayedKnown, playedToday, wholeMinutes } from '@/domain/limits/play-time'
import { moneyText } from '@/ui/Money'
import { LimitSheet, useCapText } from './LimitSheet'

/** In sight from the start, as is every other one that is set. */
const FIRST: readonly LimitKind[] = ['stakedDay', 'lossDay', 'topUpDay']

export function Limits({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own, now } = useOwnLimits(memberId)
  const { usageOf, orders } = useLimitUsage(own, now)
  const sheets = useSheets<LimitKind>()
  /** The first row of those that came; null while they stand under "More limits". */
  const [firstRevealed, setFirstMore] = useState<LimitKind | null>(null)
  const open = LIMIT_KINDS.find((kind) => kind === sheets.current)
  const { capText } = useCapText()
  const holdOf = (kind: LimitKind) => {
    const limit = limitOfKind(own, kind)
    return { most: capAt(limit, now), waiting: pendingRaiseAt(limit, now) }
  }
  const isFirst = (kind: LimitKind) => {
    const { most, waiting } = holdOf(kind)
    return FIRST.includes(kind) || most !== null || waiting !== null
  }
  /** None where nothing is set. */
  const wordsOf = (kind: LimitKind) => {
    const { most } = holdOf(kind)
    const used = usageOf(kind)
    if (most === null) return undefined
    return kind === 'perOrder' ? capText(kind, most) : t('usedOf', { used: used ?? '—', most: capText(kind, most) })
  }
  return (
    <>
      <AsyncBlock query={orders} what={t('used')} isInline />
      {/* One list: a row that is set under "More limits" stays the element that opened its sheet. */}
      <div>
        {LIMIT_KINDS.filter((kind) => firstRevealed !== null || isFirst(kind)).map((kind) => (
          <MenuRow
            key={kind}
            ref={kind === firstRevealed ? focus : undefined}
            as="button"
            label={t(`kind.${kind}`)}
            value={wordsOf(kind)}
            onClick={() => sheets.open(kind)}
          />
        ))}
        {firstRevealed === null && !LIMIT_KINDS.every(isFirst) && (
          <MenuRow
            as="button"
            label={t('more')}
            leadsOn="below"
            onClick={() => setFirstMore(LIMIT_KINDS.find((kind) => !isFirst(kind)) ?? null)}
          />
        )}
      </div>
      {open !== undefined && (
        <LimitSheet key={open} memberId={memberId} kind={open} used={usageOf(open)} onClose={sheets.close} />
      )}
    </>
  )
}

/** The button that it came by is gone. */
function focus(row: HTMLButtonElement | null): void {
  row?.focus()
}

/** What is used of each limit, in words; null where it is not known, or nothing is counted. */
function useLimitUsage(own: OwnLimits, now: ProvenTime | null) {
  const { t } = useTranslation('shared')
  const queryClient = useQueryClient()
  const kept = useQuery(orderQueries.list())
  const { data } = kept
  const orders = useSpoilerFree(kept, orderQueries.list().queryKey)
  const marked = useWithSpoilerFreeMark()
  useQueries({ queries: wonGames(data ?? []).map((id) => gameQueries.payouts(id)) })
  useRecordKnownOrders(own, data)
  const record = orders.data === undefined ? 'later' : cachedOrdersResult(queryClient, orders.data)
  const usageOf = (kind: LimitKind): string | null => {
    if (kind === 'perOrder') return null
    if (kind === 'playDay') {
      const played = playedToday(own.memberId)
      return isPlayedKnown(played) ? t('minutes', { minutes: wholeMinutes(played) }) : null
    }
    if (now === null) return null
    if (COUNTED[kind].of === 'toppedUp') {
      const sent = countTopUps(own.topUps, COUNTED[kind].days, now)
      return sent === null ? null : moneyText(sent)
    }
    if (typeof record === 'string') return null
    const used = usedOfOrders(own, kind, now, record)
    return used === null ? null : marked(moneyText(maximum(used, ZERO)))
  }
  return { orders, usageOf }
}
