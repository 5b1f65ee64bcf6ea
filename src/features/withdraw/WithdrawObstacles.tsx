import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { OpenRequestNotice } from '@/shared/money-request/OpenRequestNotice'
import type { OpenRequest } from '@/shared/money-request/use-notes'
import { Card } from '@/ui/Card'
import { moneyText } from '@/ui/Money'
import { Stack } from '@/ui/Stack'
import { Lead } from '@/ui/Lead'
import type { WithdrawRequest } from './rules'

export function WithdrawObstacles({
  id,
  openWithdrawal,
  hasCard,
  hasFundPassword,
  onCheck,
}: {
  id: string
  openWithdrawal: OpenRequest<WithdrawRequest> | null
  hasCard: boolean
  hasFundPassword: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation(['withdraw', 'shared'])
  return (
    <div id={id} hidden={openWithdrawal === null && hasCard && hasFundPassword}>
      <Stack>
        {openWithdrawal !== null && (
          <OpenRequestNotice
            open={openWithdrawal}
            title={<span className="num">{moneyText(openWithdrawal.note.request.amount, 'dot')}</span>}
            unknownText={t('refusal.unknownPending')}
            checkLabel={t('shared:checkAgain')}
            onCheck={onCheck}
          />
        )}
        {!hasCard && (
          <Missing text={t('noCard')}>
            <LinkButton to={paths.bankCard()}>{t('shared:bankAccount')}</LinkButton>
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
