import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatWhole } from '@/lib/decimal-text'
import type { Steps } from '@/lib/steps'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { resettlementTotals, type ResettlementTotals, type SettlementEvidence } from '@/shared/ledger/resettlement'
import { Fact, Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'
import type { Part } from './parts'
import { useKeptSteps } from './use-kept-steps'

/** All settled orders of the member, settled again on this device. */
export function useSettledPart(
  orders: readonly Order[] | undefined,
  evidence: SettlementEvidence | null,
): Part | undefined {
  const { t } = useTranslation('fairness')
  const settleAll = useCallback(() => settledAgain(orders, evidence), [orders, evidence])
  const totals = useKeptSteps(settleAll)
  if (totals === undefined) return undefined
  const { settled, agreed, differing, unknown } = totals
  const rest = { text: t('settled.text'), figures: <SettledFigures totals={totals} /> }
  if (settled === 0) return { tone: 'open', value: t('settled.none'), ...rest }
  if (differing > 0) return { tone: 'alarm', value: t('settled.differ', { differing, settled }), ...rest }
  const value = unknown > 0 ? t('settled.agreedSome', { agreed, unknown }) : t('settled.agreed', { agreed, settled })
  return { tone: agreed === 0 ? 'open' : 'usual', value, ...rest }
}

function* settledAgain(
  orders: readonly Order[] | undefined,
  evidence: SettlementEvidence | null,
): Steps<ResettlementTotals | undefined> {
  return orders === undefined || evidence === null ? undefined : yield* resettlementTotals(orders, evidence)
}

function SettledFigures({ totals }: { totals: ResettlementTotals }) {
  const { t } = useTranslation(['fairness', 'common'])
  const { settled, agreed, notHeldAgainstLedger, differing, unknown } = totals
  if (settled === 0) return null
  return (
    <>
      <Facts>
        <Fact name={t('settled.agreedName')}>{formatWhole(agreed)}</Fact>
        <Fact name={t('settled.ownNumbers')}>{formatWhole(notHeldAgainstLedger)}</Fact>
        <Fact name={t('settled.differName')}>{formatWhole(differing)}</Fact>
        <Fact name={t('settled.unknownName')}>{formatWhole(unknown)}</Fact>
      </Facts>
      <Note>{t('settled.unknownText')}</Note>
      <LinkButton to={paths.orderRecord()} replace>
        {t('common:taskRecord')}
      </LinkButton>
    </>
  )
}
