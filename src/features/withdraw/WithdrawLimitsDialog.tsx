import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { Dialog } from '@/shared/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { allDigits, amountOf, type WithdrawLimits } from './rules'

export function WithdrawLimitsDialog({
  limits,
  balance,
  onClose,
}: {
  limits: WithdrawLimits
  balance: Money
  onClose: () => void
}) {
  const { t } = useTranslation('withdraw')
  const all = amountOf(allDigits(limits, balance))
  return (
    <Dialog title={t('limits')} onClose={onClose}>
      <Facts>
        <Fact name={t('limitMinimum')}>{moneyText(limits.minimum, 'dot')}</Fact>
        <Fact name={t('limitMaximum')}>{moneyText(limits.maximum, 'dot')}</Fact>
        {limits.perDay !== null && <Fact name={t('limitPerDay')}>{limits.perDay}</Fact>}
        {all !== null && <Fact name={t('limitAll')}>{moneyText(all, 'dot')}</Fact>}
      </Facts>
      <Note>{t('limitNote')}</Note>
    </Dialog>
  )
}
