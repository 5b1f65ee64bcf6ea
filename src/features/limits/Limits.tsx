import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProvenTime } from '@/lib/server-clock'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { COUNTING_RULES, LIMIT_KINDS, type LimitKind, capAt, pendingRaiseAt } from '@/domain/limits/limit'
import { type OwnLimits, limitOfKind } from '@/domain/limits/store'
import { useOwnLimits } from '@/domain/limits/use-own-limits'
import { useSheets } from '@/kit/sheets/use-sheets'
import { MenuRow } from '@/ui/Row'
import { gameQueries } from '@/api/games'
import { orderQueries } from '@/api/orders'
import { maximum } from '@/lib/money/sums'
import { ZERO } from '@/lib/money/text'
import { useWithBeforeRoundText, useSpoilerFreeAnswer } from '@/domain/spoiler-guard'
import { cachedOrdersResult, useRecordKnownOrders, amountUsed, gameIdsWithWins } from '@/domain/limits/check'
import { sumTopUps } from '@/domain/limits/count'
import { isPlayTimeKnown, msPlayedToday, wholeMinutes } from '@/domain/limits/play-time'
import { moneyText } from '@/ui/Money'
import { LimitSheet, useCapTexts } from './LimitSheet'

/** Limits that are always listed. Others are listed if they are set, or after "More limits". */
const ALWAYS_LISTED_KINDS: readonly LimitKind[] = ['stakedDay', 'lossDay', 'topUpDay']

export function Limits({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own, now } = useOwnLimits(memberId)
  const { usageOf, orders } = useLimitUsage(own, now)
  const sheets = useSheets<LimitKind>()
  /** The first limit that "More limits" revealed; null while the other limits are hidden. */
  const [firstRevealedKind, setFirstRevealedKind] = useState<LimitKind | null>(null)
  const kindInSheet = LIMIT_KINDS.find((kind) => kind === sheets.current)
  const { capText } = useCapTexts()
  const limitStateOf = (kind: LimitKind) => {
    const limit = limitOfKind(own, kind)
    return { cap: capAt(limit, now), pendingRaise: pendingRaiseAt(limit, now) }
  }
  const isShownAtOnce = (kind: LimitKind) => {
    const { cap, pendingRaise } = limitStateOf(kind)
    return ALWAYS_LISTED_KINDS.includes(kind) || cap !== null || pendingRaise !== null
  }
  /** Returns how much of the cap is used. Only the cap for "perOrder", and if there is none. */
  const textOfValue = (kind: LimitKind) => {
    const { cap } = limitStateOf(kind)
    const text = capText(kind, cap)
    return cap === null || kind === 'perOrder' ? text : t('usedOf', { used: usageOf(kind) ?? '—', most: text })
  }
  return (
    <>
      <AsyncBlock query={orders} contentName={t('used')} isInline />
      {/* All rows are in one list, so a row keeps its element when its limit is set. The sheet
          gives the focus back to the element that opened it. */}
      <div>
        {LIMIT_KINDS.filter((kind) => firstRevealedKind !== null || isShownAtOnce(kind)).map((kind) => (
          <MenuRow
            key={kind}
            ref={kind === firstRevealedKind ? focusRow : undefined}
            as="button"
            label={t(`kind.${kind}`)}
            value={textOfValue(kind)}
            onClick={() => sheets.open(kind)}
          />
        ))}
        {firstRevealedKind === null && !LIMIT_KINDS.every(isShownAtOnce) && (
          <MenuRow
            as="button"
            label={t('more')}
            arrow="below"
            onClick={() => setFirstRevealedKind(LIMIT_KINDS.find((kind) => !isShownAtOnce(kind)) ?? null)}
          />
        )}
      </div>
      {kindInSheet !== undefined && (
        <LimitSheet
          key={kindInSheet}
          memberId={memberId}
          kind={kindInSheet}
          used={usageOf(kindInSheet)}
          onClose={sheets.close}
        />
      )}
    </>
  )
}

/** The button "More limits" is gone, so the first revealed row gets the focus. */
function focusRow(row: HTMLButtonElement | null): void {
  row?.focus()
}

/** `usageOf` returns the used part of a limit as text; null if unknown, and for "perOrder". */
function useLimitUsage(own: OwnLimits, now: ProvenTime | null) {
  const { t } = useTranslation('shared')
  const queryClient = useQueryClient()
  const ordersQuery = useQuery(orderQueries.list())
  const { data } = ordersQuery
  const orders = useSpoilerFreeAnswer(ordersQuery, orderQueries.list().queryKey)
  const withBeforeRoundText = useWithBeforeRoundText()
  useQueries({ queries: gameIdsWithWins(data ?? []).map((id) => gameQueries.payouts(id)) })
  useRecordKnownOrders(own, data)
  const ordersResult = orders.data === undefined ? 'later' : cachedOrdersResult(queryClient, orders.data)
  const usageOf = (kind: LimitKind): string | null => {
    if (kind === 'perOrder') return null
    if (kind === 'playDay') {
      const playedMs = msPlayedToday(own.memberId)
      return isPlayTimeKnown(playedMs) ? t('minutes', { minutes: wholeMinutes(playedMs) }) : null
    }
    if (now === null) return null
    if (COUNTING_RULES[kind].of === 'toppedUp') {
      const toppedUpAmount = sumTopUps(own.topUps, COUNTING_RULES[kind].days, now)
      return toppedUpAmount === null ? null : moneyText(toppedUpAmount)
    }
    if (typeof ordersResult === 'string') return null
    const usedAmount = amountUsed(own, kind, now, ordersResult)
    return usedAmount === null ? null : withBeforeRoundText(moneyText(maximum(usedAmount, ZERO)))
  }
  return { orders, usageOf }
}
