import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '@/api/games'
import type { Order } from '@/api/orders'
import { joinSentences } from '@/i18n/format'
import { paths } from '@/paths'
import { RowLink } from '@/shared/RowLink'
import { resettlementTotals, type SettlementEvidence } from '@/shared/ledger/resettlement'
import { gameIdsOf } from '@/shared/records/use-order-line-details'
import { useSteps } from '@/shared/load/use-steps'
import { Note } from '@/ui/Note'
import styles from './RecordChecks.module.css'

const NO_EVIDENCE: SettlementEvidence = {
  publishedNumbers: () => null,
  shownPayout: () => null,
  payoutNow: () => null,
}

/** What came out when the listed orders were settled again, and where their draws are checked. */
export function RecordChecks({
  orders,
  evidence,
}: {
  orders: readonly Order[]
  /** Null while it is read. */
  evidence: SettlementEvidence | null
}) {
  const { t } = useTranslation(['record', 'shared'])
  // An order names its game by the id; the address of a game has its key too.
  const { data: games = [] } = useQuery(gameQueries.list(null))
  const gameIds = useMemo(() => new Set(gameIdsOf(orders)), [orders])
  const played = games.filter(({ id }) => gameIds.has(id))
  const settleAll = useCallback(
    () => resettlementTotals(evidence === null ? [] : orders, evidence ?? NO_EVIDENCE),
    [orders, evidence],
  )
  const totals = useSteps(settleAll)
  return (
    <div className={styles['checks']}>
      {totals !== undefined && totals.settled > 0 && (
        <Note isCentered>
          {joinSentences([
            t('resettled.totals', { agreed: totals.agreed, settled: totals.settled }),
            totals.differing > 0 ? t('resettled.differing', { number: totals.differing }) : '',
            totals.unknown > 0 ? t('resettled.cannotTell', { number: totals.unknown }) : '',
          ])}
        </Note>
      )}
      {played.length > 0 && (
        <div>
          {played.map((game) => (
            <RowLink key={game.id} to={paths.fairness(game)} label={t('shared:checkDraws')} value={game.name} />
          ))}
        </div>
      )}
    </div>
  )
}
