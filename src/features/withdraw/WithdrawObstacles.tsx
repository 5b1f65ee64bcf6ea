import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { UnknownNotice } from '@/shared/money-request/UnknownNotice'
import { Card } from '@/ui/Card'
import { moneyText } from '@/ui/Money'
import { Stack } from '@/ui/Stack'
import { Lead } from '@/ui/Lead'

export function WithdrawObstacles({
  id,
  unknownAmount,
  hasCard,
  hasFundPassword,
  onCheckUnknown,
}: {
  id: string
  unknownAmount: Money | null
  hasCard: boolean
  hasFundPassword: boolean
  onCheckUnknown: () => void
}) {
  const { t } = useTranslation('withdraw')
  return (
    <div id={id} hidden={unknownAmount === null && hasCard && hasFundPassword}>
      <Stack>
        {unknownAmount !== null && (
          <UnknownNotice
            title={<span className="num">{moneyText(unknownAmount, 'dot')}</span>}
            text={t('refusal.unknownPending')}
            checkLabel={t('unknown.checkAgain')}
            onCheck={onCheckUnknown}
          />
        )}
        {!hasCard && (
          <Missing text={t('noCard')}>
            <LinkButton to={paths.bankCard()}>{t('bindCard')}</LinkButton>
          </Missing>
        )}
        {!hasFundPassword && (
          <Missing text={t('noFundPassword')}>
            <LinkButton to={paths.fundPassword()}>{t('setFundPassword')}</LinkButton>
          </Missing>
        )}
      </Stack>
    </div>
  )
}

function Missing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <Lead>{text}</Lead>
      {children}
    </Card>
  )
}
