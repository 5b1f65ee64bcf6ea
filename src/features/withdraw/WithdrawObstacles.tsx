import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { OpenRequestNotice, UnreadableNotesNotice } from '@/shared/money-request/OpenRequestNotice'
import type { OpenRequest } from '@/shared/money-request/use-notes'
import { Card, Stack } from '@/ui/layout'
import { moneyText } from '@/ui/Money'
import { Lead } from '@/ui/Note'
import type { WithdrawRequest } from './rules'

export function WithdrawObstacles({
  id,
  memberId,
  isUnreadable,
  openWithdrawal,
  lacksFundPassword,
  onCheck,
}: {
  id: string
  memberId: string
  /** A note of an earlier one cannot be read. */
  isUnreadable: boolean
  openWithdrawal: OpenRequest<WithdrawRequest> | null
  lacksFundPassword: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation('withdraw')
  return (
    <div id={id} hidden={openWithdrawal === null && !lacksFundPassword && !isUnreadable}>
      <Stack>
        <UnreadableNotesNotice memberId={memberId} kind="withdrawal" />
        {openWithdrawal !== null && (
          <OpenRequestNotice
            open={openWithdrawal}
            title={<span className="num">{moneyText(openWithdrawal.note.request.amount, 'dot')}</span>}
            onCheck={onCheck}
          />
        )}
        {lacksFundPassword && (
          <Card>
            <Lead>{t('noFundPassword')}</Lead>
            <LinkButton to={paths.fundPassword()}>{t('setFundPassword')}</LinkButton>
          </Card>
        )}
      </Stack>
    </div>
  )
}
