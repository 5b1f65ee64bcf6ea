import { useTranslation } from 'react-i18next'
import type { AmountProblem } from '@/lib/money/amount-text'
import type { Money } from '@/lib/money/text'
import { AmountPills, AmountField } from '@/ui/AmountField'
import { Card, SplitRow } from '@/ui/layout'
import { FieldError } from '@/ui/fields'
import { Note } from '@/ui/Note'
import { TextButton } from '@/ui/Button'
import styles from './AmountCard.module.css'

export function AmountCard({
  amountText,
  offered,
  isDisabled,
  error,
  onChange,
}: {
  amountText: string
  /** Undefined while they are awaited, in a place that is kept for them. */
  offered: readonly Money[] | undefined
  isDisabled: boolean
  error: string | null
  onChange: (amountText: string, problem?: AmountProblem | null) => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const clear = () => {
    onChange('')
    // The button goes with what it cleared.
    document.getElementById('amount')?.focus()
  }
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
          separator="comma"
          isWrong={error !== null}
          describedBy={error === null ? undefined : 'amount-error'}
          isDisabled={isDisabled}
          onChange={onChange}
        >
          {amountText !== '' && !isDisabled && (
            <TextButton className={styles['clear']} onClick={clear}>
              {t('clear')}
            </TextButton>
          )}
        </AmountField>
      </SplitRow>
      {!isDisabled &&
        (offered === undefined ? (
          <div className={styles['awaited']} />
        ) : (
          <AmountPills
            label={t('shared:amounts')}
            amounts={offered}
            separator="comma"
            onChoose={(amount) => onChange(amount)}
          />
        ))}
      {error !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{error}</FieldError>
        </div>
      )}
    </Card>
  )
}
