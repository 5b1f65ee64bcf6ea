import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { DismissButton } from '@/shared/money-request/DismissButton'
import type { LostState } from '@/shared/money-request/state'
import { useLostText } from '@/shared/use-lost-text'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { SheetFoot } from '@/ui/SheetFoot'
import { Warning } from '@/ui/Warning'
import type { WithdrawRequest } from './rules'

export function WithdrawUnknown({
  state,
  onCheckAgain,
  onDismiss,
  onClose,
}: {
  state: LostState<WithdrawRequest>
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['withdraw', 'shared', 'messages'])
  const lostText = useLostText()
  const isFound = state.status === 'found'
  const lookUp = isFound ? 'found' : state.lookUp
  return (
    <div role="status">
      {!isFound && <Warning>{lostText(state.note.lostAnswer, t('unknown.text'))}</Warning>}
      <Facts>
        <Fact name={t('shared:amount')} isStrong>
          {moneyText(state.request.amount, 'dot')}
        </Fact>
      </Facts>
      {lookUp !== null && <Lead>{t(`unknown.${lookUp}`)}</Lead>}
      <SheetFoot>
        {isFound ? (
          <Button isWide onClick={onClose}>
            {t('shared:done')}
          </Button>
        ) : (
          <Button isWide isBusy={lookUp === 'checking'} onClick={onCheckAgain}>
            {t('shared:checkAgain')}
          </Button>
        )}
        <LinkButton to={paths.withdrawals()} replace>
          {t('messages:see.withdrawal')}
        </LinkButton>
        {!isFound && (
          <DismissButton label={t('shared:checkedMyself')} isDisabled={lookUp === 'checking'} onDismiss={onDismiss} />
        )}
      </SheetFoot>
    </div>
  )
}
