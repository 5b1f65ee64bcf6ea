import { useTranslation } from 'react-i18next'
import type { NewBankCard } from '@/api/wallet'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Sheet } from '@/ui/Sheet'
import styles from './BankCard.module.css'
import { groupNumber } from './rules'
import type { CardBinding } from './use-bind-card'

/** The whole number, once, before the one request; afterwards it is masked (reading 69). */
export function ReviewSheet({ card, binding }: { card: NewBankCard; binding: CardBinding }) {
  const { t } = useTranslation(['bank', 'common'])
  const { sheets, send, isSending, failure } = binding
  return (
    <Sheet title={t('reviewTitle')} onClose={sheets.close}>
      <p className={styles['lead']}>{t('reviewText')}</p>
      <Facts>
        <Fact name={t('number')}>
          <span className={styles['whole']}>{groupNumber(card.accountNumber)}</span>
        </Fact>
        <Fact name={t('bank')}>{card.bankName}</Fact>
        <Fact name={t('name')}>{card.holder}</Fact>
        <Fact name={t('mobile')}>{card.mobile}</Fact>
      </Facts>
      <div className={styles['actions']}>
        {failure !== null && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
        <Button isWide isBusy={isSending} onClick={() => send(card)}>
          {t('confirm')}
        </Button>
        <Button isWide tone="quiet" onClick={sheets.close}>
          {t('change')}
        </Button>
      </div>
    </Sheet>
  )
}
