import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { formatWholeNumber } from '@/lib/decimal-text'
import { formatDateTime } from '@/i18n/format'
import { type Observation, findAlarms, firstResults } from '@/domain/ledger/observations'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Note } from '@/ui/Note'
import type { Order } from '@/api/orders'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import type { ResettlementTotals, SettlementSources } from '@/domain/ledger/resettlement'
import { useResettlementTotals } from '@/domain/ledger/use-ledger'
import { type FairnessCheck, useKeepPrevious } from './fairness-checks'

export function useUnchangedResultsCheck(
  game: Game | undefined,
  observations: readonly Observation[] | null,
): FairnessCheck | undefined {
  const { t } = useTranslation('fairness')
  const changeCount = useMemo(() => findAlarms(observations ?? []).length, [observations])
  if (game === undefined || observations === null) return undefined
  const [first] = observations
  const details = {
    text: '',
    figures: (
      <>
        <LedgerAlarms observations={observations} game={game} max={Infinity} isInSheet isTitled={false} />
        {changeCount === 0 && first !== undefined && (
          <LedgerDetails observations={observations} firstSeenAt={first.seenAt} />
        )}
        {changeCount === 0 && <Note>{t('ledger.text')}</Note>}
      </>
    ),
  }
  if (changeCount > 0)
    return { tone: 'alarm', value: t('ledger.changed', { number: changeCount }), ...details, isVerdictInFigures: true }
  if (first === undefined) return { tone: 'open', value: t('ledger.none'), ...details }
  return { tone: 'usual', value: t('ledger.same'), ...details }
}

function LedgerDetails({ observations, firstSeenAt }: { observations: readonly Observation[]; firstSeenAt: number }) {
  const { t } = useTranslation('fairness')
  return (
    <DescriptionList>
      <Detail name={t('ledger.rounds')}>{formatWholeNumber(firstResults(observations).length)}</Detail>
      <Detail name={t('ledger.began')}>{formatDateTime(firstSeenAt)}</Detail>
    </DescriptionList>
  )
}

export function useSettlementCheck(
  orders: readonly Order[] | undefined,
  sources: SettlementSources | null,
): FairnessCheck | undefined {
  const { t } = useTranslation('fairness')
  const totals = useKeepPrevious(useResettlementTotals(orders, sources))
  if (totals === undefined) return undefined
  const { settled, agreed, differing, unknown } = totals
  const details = { text: '', figures: <SettledFigures totals={totals} /> }
  if (settled === 0) return { tone: 'open', value: t('settled.none'), ...details }
  if (differing > 0) return { tone: 'alarm', value: t('settled.differ', { differing, settled }), ...details }
  const value = unknown > 0 ? t('settled.agreedSome', { agreed, unknown }) : t('settled.agreed', { agreed, settled })
  return { tone: agreed === 0 ? 'open' : 'usual', value, isVerdictInFigures: true, ...details }
}

function SettledFigures({ totals }: { totals: ResettlementTotals }) {
  const { t } = useTranslation(['fairness', 'common'])
  const { settled, agreed, differing, unknown } = totals
  if (settled === 0) return <Note>{t('settled.text')}</Note>
  return (
    <>
      <DescriptionList>
        <Detail name={t('settled.agreedName')}>{formatWholeNumber(agreed)}</Detail>
        <Detail name={t('settled.differName')}>{formatWholeNumber(differing)}</Detail>
        <Detail name={t('settled.unknownName')}>{formatWholeNumber(unknown)}</Detail>
      </DescriptionList>
      {unknown > 0 && <Note>{t('settled.unknownText')}</Note>}
      <LinkButton to={paths.orderRecord()} replace>
        {t('common:taskRecord')}
      </LinkButton>
    </>
  )
}
