import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { config } from '@/config'
import { type AmountProblem, editAmount, settleAmount, shownAmount } from '@/lib/money/amount-text'
import { type Separator, marksOf } from '@/lib/number-style'
import type { Money } from '@/lib/money/text'
import { moneyText } from './Money'
import styles from './AmountField.module.css'

/** Native, as `TextField`. Reports a problem after a paste, and once the field was left. */
export function AmountField({
  id,
  name,
  draft,
  separator,
  size = 'large',
  isWrong,
  hintId,
  onChange,
  children,
}: {
  id: string
  name?: string
  draft: string
  separator: Separator
  size?: 'large' | 'small'
  /** Its error has the id `<id>-error`. */
  isWrong: boolean
  hintId?: string
  onChange: (draft: string, problem: AmountProblem | null) => void
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  // A new object with every edit, because a rejected key also moves the caret but changes no digit.
  const [caret, setCaret] = useState<{ position: number } | null>(null)
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.position, caret.position)
  }, [caret])
  const { currency } = config
  const { group } = marksOf(separator)
  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target
    const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', data: null }
    const typed = { text, caret: selectionStart ?? text.length, inputType, data }
    const edited = editAmount(draft, typed, { currency, group })
    setCaret({ position: edited.caret })
    onChange(edited.draft, edited.problem)
  }
  const settle = () => {
    const settled = settleAmount(draft, currency)
    if (settled.draft !== draft || settled.problem !== null) onChange(settled.draft, settled.problem)
  }
  return (
    <div className={clsx(styles['box'], styles[size], isWrong && styles['invalid'])}>
      <span className={styles['currency']} aria-hidden="true">
        {currency}
      </span>
      <input
        id={id}
        name={name}
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={shownAmount(draft, group)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : hintId}
        onChange={edit}
        onBlur={settle}
      />
      {children}
    </div>
  )
}

/** Amounts under an `AmountField` that fill it in. */
export function AmountPills({
  label,
  amounts,
  separator,
  onChoose,
  children,
}: {
  label: string
  amounts: readonly Money[]
  separator: Separator
  onChoose: (amount: Money) => void
  /** Further buttons, such as "All". */
  children?: ReactNode
}) {
  if (amounts.length === 0 && children === undefined) return null
  return (
    <div className={styles['pills']} role="group" aria-label={label}>
      {amounts.map((amount) => (
        <button key={amount} type="button" translate="no" onClick={() => onChoose(amount)}>
          {moneyText(amount, separator)}
        </button>
      ))}
      {children}
    </div>
  )
}
