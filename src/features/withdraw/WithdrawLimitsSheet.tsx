import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { formatServerTime } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import { useMinutesText } from '@/i18n/use-minutes-text'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { ownMedian, sentOnNewestDay } from '@/shared/records/record-rules'
import { allDigits, amountOf, type WithdrawLimits } from './rules'

export function WithdrawLimitsSheet({
  limits,
  balance,
  withdrawals,
  onClose,
}: {
  limits: WithdrawLimits
  balance: Money
  /** Undefined while not known. */
  withdrawals: readonly Withdrawal[] | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('withdraw')
  const all = amountOf(allDigits(limits, balance))
  const median = withdrawals === undefined ? null : ownMedian(withdrawals)
  const durationText = useMinutesText()
  const sent = sentOnNewestDay(withdrawals, limits.perDay)
  return (
    <Sheet title={t('limits')} onClose={onClose}>
      <Facts>
        <Fact name={t('limitMinimum')}>{moneyText(limits.minimum, 'dot')}</Fact>
        <Fact name={t('limitMaximum')}>{moneyText(limits.maximum, 'dot')}</Fact>
        {limits.perDay !== null && <Fact name={t('limitPerDay')}>{limits.perDay}</Fact>}
        {sent !== null && (
          <Fact name={t('sentOn', { day: formatServerTime(sent.day) })}>
            {t('sentOf', { sent: sent.sent, perDay: limits.perDay, left: sent.left })}
          </Fact>
        )}
        {median !== null && (
          <Fact name={t('reviewsTook')}>
            {t('medianOf', { time: durationText(median.minutes), number: median.count })}
          </Fact>
        )}
        {all !== null && <Fact name={t('limitAll')}>{moneyText(all, 'dot')}</Fact>}
      </Facts>
      {sent !== null && <Note>{t('sentNote')}</Note>}
      <Note>{t('limitNote')}</Note>
    </Sheet>
  )
}
