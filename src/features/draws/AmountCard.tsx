import { useTranslation } from 'react-i18next'
import { formatAmount, money } from '@/lib/money/text'
import { onlyDigits } from '@/lib/text'
import { AmountField } from '@/ui/AmountField'
import { Card } from '@/ui/Card'
import { FieldError } from '@/ui/form/FieldError'
import styles from './AmountCard.module.css'

const QUICK_AMOUNTS = ['1000', '2000', '5000'].map(money)

/** The amount per note: digits only, with three quick amounts. */
export function AmountCard({
  amountText,
  error,
  onChange,
}: {
  amountText: string
  error: string | null
  onChange: (amountText: string) => void
}) {
  const { t } = useTranslation('reservation')
  return (
    <Card>
      <div className={styles['amount']}>
        <label htmlFor="amount">{t('amount')}</label>
        <AmountField
          id="amount"
          size="small"
          value={amountText}
          isWrong={error !== null}
          describedBy={error === null ? undefined : 'amount-error'}
          onChange={(event) => onChange(onlyDigits(event.target.value))}
        />
      </div>
      <div className={styles['quick']}>
        {QUICK_AMOUNTS.map((amount) => (
          <button key={amount} type="button" onClick={() => onChange(amount)}>
            {formatAmount(amount)}
          </button>
        ))}
        <button type="button" className={styles['clear']} onClick={() => onChange('')}>
          {t('clear')}
        </button>
      </div>
      {error !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{error}</FieldError>
        </div>
      )}
    </Card>
  )
}
