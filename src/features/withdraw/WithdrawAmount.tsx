import { useTranslation } from 'react-i18next'
import type { AmountProblem } from '@/lib/money/amount-text'
import { compare, minimum, roundAmounts } from '@/lib/money/sums'
import { formatAmount, type Money as Amount } from '@/lib/money/text'
import { useMark, useShownBalance } from '@/shared/money-request/held-figures'
import { AmountPills, AmountField } from '@/ui/AmountField'
import { Card } from '@/ui/layout'
import { FieldError } from '@/ui/fields'
import { IconButton } from '@/ui/Button'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/text'
import styles from './WithdrawAmount.module.css'
import type { AmountRefusal, WithdrawLimits } from './rules'
import { useWithdrawRefusalText } from './use-refusal-text'

/** Beside "All". */
const MOST_PILLS = 2

export function WithdrawAmount({
  draft,
  balance,
  limits,
  refusal,
  onChange,
  onAll,
  onLimits,
}: {
  draft: string
  balance: Amount
  limits: WithdrawLimits
  refusal: AmountRefusal | null
  onChange: (draft: string, problem: AmountProblem | null) => void
  onAll: () => void
  onLimits: () => void
}) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const refusalText = useWithdrawRefusalText()
  // What is offered, and "All", reckon with the platform's balance.
  const shown = useShownBalance({ balance })
  const marked = useMark()
  const most = minimum(limits.maximum, balance)
  const pills = roundAmounts(limits.minimum, most)
    .filter((amount) => compare(amount, most) < 0)
    .slice(-MOST_PILLS)
  const range = { minimum: formatAmount(limits.minimum, 'dot'), maximum: formatAmount(limits.maximum, 'dot') }
  return (
    <Card>
      <Note as="label" kind="hint" htmlFor="amount">
        {t('shared:amount')}
      </Note>
      <AmountField
        id="amount"
        draft={draft}
        separator="dot"
        isWrong={refusal !== null}
        describedBy={refusal === null ? 'amount-limits' : 'amount-error'}
        onChange={onChange}
      />
      <AmountPills
        label={t('shared:amounts')}
        amounts={pills}
        separator="dot"
        onChoose={(amount) => onChange(amount, null)}
      >
        <button type="button" onClick={onAll}>
          {t('all')}
        </button>
      </AmountPills>
      {refusal !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{refusalText(refusal)}</FieldError>
        </div>
      )}
      <div className={styles['foot']}>
        <span id="amount-limits">
          <Sentence text={marked(t('shared:balanceIs', { amount: PART }))}>
            <Money amount={shown ?? balance} separator="dot" />
          </Sentence>
          {` · ${t('range', range)}`}
          {limits.perDay !== null && ` · ${t('perDay', { times: limits.perDay })}`}
        </span>
        <IconButton icon="info" label={t('limits')} onClick={onLimits} />
      </div>
    </Card>
  )
}
