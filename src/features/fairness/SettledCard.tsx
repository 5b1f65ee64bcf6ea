import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '@/lib/decimal-text'
import type { Order } from '@/api/orders'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { resettlementTotals, type SettlementEvidence } from '@/shared/resettlement'
import { useSteps } from '@/shared/use-steps'
import { Fact, Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'
import { CardLoading } from './CardsSkeleton'
import { Explained, Finding, Fold, type FindingTone } from './Finding'

/** All settled orders of the member, settled again on this device. */
export function SettledCard({ orders, evidence }: { orders: readonly Order[]; evidence: SettlementEvidence }) {
  const { t } = useTranslation(['fairness', 'common'])
  const settleAll = useCallback(() => resettlementTotals(orders, evidence), [orders, evidence])
  const totals = useSteps(settleAll)
  if (totals === undefined) return <CardLoading height={240} />
  const { settled, agreed, notHeldAgainstLedger, differing, unknown } = totals
  const found = (): { verdict: string; tone: FindingTone } => {
    if (settled === 0) return { verdict: t('settled.none'), tone: 'open' }
    if (differing > 0) return { verdict: t('settled.differ', { differing, settled }), tone: 'alarm' }
    return { verdict: t('settled.agreed', { agreed, settled }), tone: agreed === 0 ? 'open' : 'usual' }
  }
  return (
    <Finding question={t('settled.title')} {...found()}>
      <Explained>{t('settled.text')}</Explained>
      {settled > 0 && (
        <Fold name={t('own.details')}>
          <div>
            <Facts>
              <Fact name={t('settled.agreedName')}>{formatWhole(agreed)}</Fact>
              <Fact name={t('settled.ownNumbers')}>{formatWhole(notHeldAgainstLedger)}</Fact>
              <Fact name={t('settled.differName')}>{formatWhole(differing)}</Fact>
              <Fact name={t('settled.unknownName')}>{formatWhole(unknown)}</Fact>
            </Facts>
            <Note>{t('settled.unknownText')}</Note>
          </div>
          <LinkButton to={paths.orderRecord()}>{t('common:taskRecord')}</LinkButton>
        </Fold>
      )}
    </Finding>
  )
}
