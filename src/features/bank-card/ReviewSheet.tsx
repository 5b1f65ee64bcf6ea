import { useTranslation } from 'react-i18next'
import type { NewBankCard } from '@/api/wallet'
import { OfflineNote } from '@/shared/query/OfflineNote'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { FormError } from '@/ui/fields'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Lead } from '@/ui/Note'
import styles from './ReviewSheet.module.css'
import { groupNumber } from './rules'

export function ReviewSheet({
  card,
  pending,
  error,
  onConfirm,
  onClose,
}: {
  card: NewBankCard
  pending: boolean
  error: string | null
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('bank')
  return (
    <Sheet title={t('reviewTitle')} isHeld={pending} onClose={onClose}>
      <Lead>{t('reviewText')}</Lead>
      <Facts>
        <Fact name={t('number')}>
          <span className={styles['number']}>{groupNumber(card.accountNumber)}</span>
        </Fact>
        <Fact name={t('bank')}>{card.bankName}</Fact>
        <Fact name={t('name')}>{card.holder}</Fact>
        <Fact name={t('mobile')}>{card.mobile}</Fact>
      </Facts>
      <SheetFoot>
        <FormError>{error}</FormError>
        <OfflineNote />
        <ArmedButton isWide isBusy={pending} onClick={onConfirm}>
          {t('confirm')}
        </ArmedButton>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('change')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
