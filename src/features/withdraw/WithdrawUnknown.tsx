import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { DismissButton } from '@/shared/money-request/DismissButton'
import type { LookUp } from '@/shared/money-request/state'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText } from '@/ui/Money'
import { Stack } from '@/ui/Stack'
import { Warning } from '@/ui/Warning'

export function WithdrawUnknown({
  amount,
  lookUp,
  onCheckAgain,
  onDismiss,
  onClose,
}: {
  amount: Money
  lookUp: LookUp | 'found' | null
  onCheckAgain: () => void
  onDismiss: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['withdraw', 'shared', 'messages'])
  const isFound = lookUp === 'found'
  return (
    <div role="status">
      {!isFound && <Warning>{t('unknown.text')}</Warning>}
      <Facts>
        <Fact name={t('shared:amount')} isStrong>
          {moneyText(amount, 'dot')}
        </Fact>
      </Facts>
      {lookUp !== null && <Lead>{t(`unknown.${lookUp}`)}</Lead>}
      <Stack>
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
      </Stack>
    </div>
  )
}
