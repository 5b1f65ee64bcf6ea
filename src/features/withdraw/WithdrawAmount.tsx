import { useTranslation } from 'react-i18next'
import { compare, minimum, roundAmountsBetween } from '@/lib/money/sums'
import type { Money as Amount } from '@/lib/money/text'
import { useSpoilerFreeBalance, useWithBeforeRoundText } from '@/domain/spoiler-guard'
import { AmountPills, AmountField } from '@/ui/AmountField'
import { Card } from '@/ui/layout'
import { FieldError } from '@/ui/fields'
import { TextButton } from '@/ui/Button'
import { Figure, Money, moneyText, rangeEndTexts } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { COMPONENT_PLACEHOLDER, Sentence } from '@/ui/text'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Sheet } from '@/ui/Sheet'
import { type WithdrawLimits, digitsOfAll } from './rules'
import type { useWithdrawDraft } from './use-withdraw-draft'
import { useWithdrawRefusalText } from './use-withdraw-request'
import styles from './WithdrawAmount.module.css'

/** The amount field and the button refer to the form by this id, because they are outside of it. */
export const WITHDRAW_FORM_ID = 'withdraw'

/** Maximum number of suggested amounts, without "All". */
const MAX_SUGGESTED_AMOUNTS = 2

export function WithdrawAmount({
  form: { draft, refusal, field, changeAmount },
  balance,
  limits,
  onLimits,
}: {
  form: ReturnType<typeof useWithdrawDraft>
  balance: Amount
  limits: WithdrawLimits
  onLimits: () => void
}) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const textOfRefusal = useWithdrawRefusalText()
  // This balance is only displayed. The suggested amounts and "All" use the platform's balance.
  const shownBalance = useSpoilerFreeBalance({ balance })
  const withBeforeRoundText = useWithBeforeRoundText()
  const cap = minimum(limits.maximum, balance)
  const suggestedAmounts = roundAmountsBetween(limits.minimum, cap)
    .filter((amount) => compare(amount, cap) < 0)
    .slice(-MAX_SUGGESTED_AMOUNTS)
  return (
    <Card>
      <Note as="label" kind="hint" htmlFor="amount">
        {t('shared:amount')}
      </Note>
      <AmountField
        ref={field}
        id="amount"
        name="amount"
        form={WITHDRAW_FORM_ID}
        draft={draft.amount.text}
        separator="dot"
        isWrong={refusal !== null}
        hintId="amount-limits"
        onChange={changeAmount}
      />
      {refusal !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{textOfRefusal(refusal)}</FieldError>
        </div>
      )}
      <AmountPills label={t('shared:amounts')} amounts={suggestedAmounts} separator="dot" onChoose={changeAmount}>
        <button type="button" onClick={() => changeAmount(digitsOfAll(limits, balance))}>
          {t('all')}
        </button>
      </AmountPills>
      <div id="amount-limits" className={styles['foot']}>
        <span>
          <Sentence text={withBeforeRoundText(t('balanceIs', { amount: COMPONENT_PLACEHOLDER }))}>
            <Money amount={shownBalance ?? balance} separator="dot" />
          </Sentence>
        </span>{' '}
        <span className={styles['range']}>
          <span>{t('range', rangeEndTexts(limits.minimum, limits.maximum, 'dot'))}</span>{' '}
          <TextButton onClick={onLimits}>{t('limits')}</TextButton>
        </span>
      </div>
    </Card>
  )
}

export function WithdrawLimitsSheet({ limits, onClose }: { limits: WithdrawLimits; onClose: () => void }) {
  const { t } = useTranslation('withdraw')
  return (
    <Sheet title={t('limits')} onClose={onClose}>
      <DescriptionList>
        <Detail name={t('limitMinimum')}>
          <Figure>{moneyText(limits.minimum, 'dot')}</Figure>
        </Detail>
        <Detail name={t('limitMaximum')}>
          <Figure>{moneyText(limits.maximum, 'dot')}</Figure>
        </Detail>
        {limits.perDay !== null && <Detail name={t('limitPerDay')}>{limits.perDay}</Detail>}
      </DescriptionList>
    </Sheet>
  )
}
