import { useTranslation } from 'react-i18next'
import type { AmountProblem } from '@/lib/money/amount-text'
import { formatAmount, money } from '@/lib/money/text'
import { AmountField } from '@/ui/AmountField'
import { Card } from '@/ui/Card'
import { FieldError } from '@/ui/form/FieldError'
import { Note } from '@/ui/Note'
import { SplitRow } from '@/ui/SplitRow'
import styles from './AmountCard.module.css'

const QUICK_AMOUNTS = ['1000', '2000', '5000'].map(money)

export function AmountCard({
  amountText,
  error,
  onChange,
}: {
  amountText: string
  error: string | null
  onChange: (amountText: string, problem?: AmountProblem | null) => void
}) {
  const { t } = useTranslation('reservation')
  return (
    <Card>
      <SplitRow align="center" gap="4px 12px">
        <Note as="label" kind="hint" htmlFor="amount">
          {t('amount')}
        </Note>
        <AmountField
          id="amount"
          size="small"
          draft={amountText}
          isWrong={error !== null}
          describedBy={error === null ? undefined : 'amount-error'}
          onChange={onChange}
        />
      </SplitRow>
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
