import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config'
import { formatAmount, type Money as Amount } from '@/lib/money/text'
import { DemoChip } from '@/shared/DemoChip'
import { AmountField } from '@/ui/AmountField'
import { Card } from '@/ui/Card'
import { FieldError } from '@/ui/form/FieldError'
import { Icon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { SplitRow } from '@/ui/SplitRow'
import { TextButton } from '@/ui/TextButton'
import styles from './WithdrawAmount.module.css'
import type { AmountRefusal, WithdrawLimits } from './rules'
import { groupDigits, positionOf, readTyped } from './typing'
import { useWithdrawRefusalText } from './use-refusal-text'

export function WithdrawAmount({
  digits,
  balance,
  limits,
  refusal,
  onChange,
  onAll,
  onLimits,
}: {
  digits: string
  balance: Amount
  limits: WithdrawLimits
  refusal: AmountRefusal | null
  onChange: (digits: string) => void
  onAll: () => void
  onLimits: () => void
}) {
  const { t } = useTranslation('withdraw')
  const refusalText = useWithdrawRefusalText()
  const range = { minimum: formatAmount(limits.minimum, 'dot'), maximum: formatAmount(limits.maximum, 'dot') }
  return (
    <Card>
      <SplitRow align="center" gap="4px 12px">
        <Note as="label" kind="hint" htmlFor="amount">
          {t('amount')}
        </Note>
        <DemoChip />
      </SplitRow>
      <GroupedAmount digits={digits} isWrong={refusal !== null} onChange={onChange}>
        <TextButton className={styles['link']} onClick={onAll}>
          {t('all')}
        </TextButton>
      </GroupedAmount>
      {refusal !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{refusalText(refusal)}</FieldError>
        </div>
      )}
      <div className={styles['amountFoot']} id="amount-limits">
        <span>
          {t('balance')} <Money amount={balance} separator="dot" />
        </span>
        <span className={styles['limits']}>
          <span>
            {config.currency} {t('range', range)}
            {limits.perDay !== null && ` · ${t('perDay', { times: limits.perDay })}`}
          </span>
          <TextButton className={styles['link']} onClick={onLimits}>
            {t('limits')} <Icon name="info" size={16} />
          </TextButton>
        </span>
      </div>
    </Card>
  )
}

function GroupedAmount({
  digits,
  isWrong,
  onChange,
  children,
}: {
  digits: string
  isWrong: boolean
  onChange: (digits: string) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  // A new object with every edit, because a rejected key also moves the caret but changes no digit.
  const [caret, setCaret] = useState<{ position: number } | null>(null)
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.position, caret.position)
  }, [caret])
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target
    const kind = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
    const typed = readTyped(value, selectionStart ?? value.length, digits, kind)
    setCaret({ position: positionOf(groupDigits(typed.digits), typed.caret) })
    onChange(typed.digits)
  }
  return (
    <AmountField
      ref={input}
      id="amount"
      value={groupDigits(digits)}
      isWrong={isWrong}
      describedBy={isWrong ? 'amount-error' : 'amount-limits'}
      onChange={read}
    >
      {children}
    </AmountField>
  )
}
