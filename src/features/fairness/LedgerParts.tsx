import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { formatWhole } from '@/lib/decimal-text'
import { formatDateTime } from '@/i18n/format'
import { type Observation, alarmsIn, firstResults } from '@/domain/ledger/entries'
import { LedgerAlarms } from '@/domain/ledger/LedgerAlarms'
import { Fact, Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'
import type { Order } from '@/api/orders'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import type { ResettlementTotals, SettlementEvidence } from '@/domain/ledger/resettlement'
import { useResettlementTotals } from '@/domain/ledger/use-ledger'
import { type Part, useKept } from './parts'

export function usePastPart(game: Game | undefined, entries: readonly Observation[] | null): Part | undefined {
  const { t } = useTranslation('fairness')
  const changes = useMemo(() => alarmsIn(entries ?? []).length, [entries])
  if (game === undefined || entries === null) return undefined
  const [first] = entries
  const rest = {
    text: '',
    figures: (
      <>
        <LedgerAlarms entries={entries} game={game} most={Infinity} isInSheet isTitled={false} />
        {changes === 0 && first !== undefined && <LedgerFacts entries={entries} began={first.seenAt} />}
        {changes === 0 && <Note>{t('ledger.text')}</Note>}
      </>
    ),
  }
  if (changes > 0) return { tone: 'alarm', value: t('ledger.changed', { number: changes }), ...rest, isSaidBelow: true }
  if (first === undefined) return { tone: 'open', value: t('ledger.none'), ...rest }
  return { tone: 'usual', value: t('ledger.same'), ...rest }
}

function LedgerFacts({ entries, began }: { entries: readonly Observation[]; began: number }) {
  const { t } = useTranslation('fairness')
  return (
    <Facts>
      <Fact name={t('ledger.rounds')}>{formatWhole(firstResults(entries).length)}</Fact>
      <Fact name={t('ledger.began')}>{formatDateTime(began)}</Fact>
    </Facts>
  )
}

export function useSettledPart(
  orders: readonly Order[] | undefined,
  evidence: SettlementEvidence | null,
): Part | undefined {
  const { t } = useTranslation('fairness')
  const totals = useKept(useResettlementTotals(orders, evidence))
  if (totals === undefined) return undefined
  const { settled, agreed, differing, unknown } = totals
  const rest = { text: '', figures: <SettledFigures totals={totals} /> }
  if (settled === 0) return { tone: 'open', value: t('settled.none'), ...rest }
  if (differing > 0) return { tone: 'alarm', value: t('settled.differ', { differing, settled }), ...rest }
  const value = unknown > 0 ? t('settled.agreedSome', { agreed, unknown }) : t('settled.agreed', { agreed, settled })
  return { tone: agreed === 0 ? 'open' : 'usual', value, isSaidBelow: true, ...rest }
}

function SettledFigures({ totals }: { totals: ResettlementTotals }) {
  const { t } = useTranslation(['fairness', 'common'])
  const { settled, agreed, differing, unknown } = totals
  if (settled === 0) return <Note>{t('settled.text')}</Note>
  return (
    <>
      <Facts>
        <Fact name={t('settled.agreedName')}>{formatWhole(agreed)}</Fact>
        <Fact name={t('settled.differName')}>{formatWhole(differing)}</Fact>
        <Fact name={t('settled.unknownName')}>{formatWhole(unknown)}</Fact>
      </Facts>
      {unknown > 0 && <Note>{t('settled.unknownText')}</Note>}
      <LinkButton to={paths.orderRecord()} replace>
        {t('common:taskRecord')}
      </LinkButton>
    </>
  )
}
