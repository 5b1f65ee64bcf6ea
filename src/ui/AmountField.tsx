import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { config } from '@/config'
import { type AmountProblem, composeAmount, editAmount, normalizeDraft, fieldTextOf } from '@/lib/money/amount-text'
import { type GroupSeparator, amountMarksOf } from '@/lib/number-style'
import type { Money } from '@/lib/money/text'
import { useAutofillText } from './autofill-form'
import { moneyText } from './Money'
import { useComposition } from './use-composition'
import styles from './AmountField.module.css'

type OnAmountChange = (draft: string, problem: AmountProblem | null) => void

interface AmountFieldProps {
  ref?: RefObject<HTMLInputElement | null> | undefined
  id: string
  name?: string
  /** Id of the field's form, if the field is outside of that form. */
  form?: string
  draft: string
  separator: GroupSeparator
  size?: 'large' | 'small'
  /** If true, the caller shows an error with the id `<id>-error`. */
  isWrong: boolean
  hintId?: string
  onChange: OnAmountChange
  children?: ReactNode
}

/**
 * A native input, because antd-mobile sets `aria-describedby` on a wrapper of its input, where
 * screen readers ignore it.
 * Reports a problem when the member leaves the field, and after an edit that was not typed, such as
 * a paste or an autofill.
 */
export function AmountField({
  ref,
  id,
  name,
  form,
  draft,
  separator,
  size = 'large',
  isWrong,
  hintId,
  onChange,
  children,
}: AmountFieldProps) {
  const { currency } = config
  const { input, value, edit, endComposition, settle } = useAmountInput({ draft, separator, onChange, ref })
  return (
    <div className={clsx(styles['box'], styles[size], isWrong && styles['invalid'])}>
      <span className={styles['currency']} aria-hidden="true">
        {currency}
      </span>
      <input
        id={id}
        name={name}
        form={form}
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : hintId}
        onChange={edit}
        onCompositionEnd={({ currentTarget }) => void endComposition(currentTarget)}
        onBlur={({ currentTarget }) => settle(currentTarget)}
      />
      {children}
    </div>
  )
}

/** Formats the amount while the member types, and keeps the caret beside the same digit. */
function useAmountInput({
  draft,
  separator,
  onChange,
  ref,
}: Pick<AmountFieldProps, 'draft' | 'separator' | 'onChange' | 'ref'>) {
  // Each edit sets a new object, so that the effect below runs even if the position is the same:
  // after a rejected key, the browser has moved the caret.
  const [caret, setCaret] = useState<{ position: number } | null>(null)
  const { currency } = config
  const amountStyle = { currency, group: amountMarksOf(separator).group }
  const composition = useComposition(fieldTextOf(draft, amountStyle.group))
  const onFilled = (text: string) => {
    const { draft: filledDraft, problem } = editAmount(
      draft,
      { text, caret: 0, inputType: '', data: null },
      amountStyle,
    )
    onChange(filledDraft, problem)
  }
  const input = useAutofillText(composition.value, onFilled, ref)
  useLayoutEffect(() => {
    if (caret !== null) input.current?.setSelectionRange(caret.position, caret.position)
  }, [caret, input])
  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { target, nativeEvent } = event
    const { value: text, selectionStart } = target
    const valueBefore = composition.track(event)
    if (valueBefore !== null) {
      onChange(composeAmount(valueBefore, { text, caret: 0 }, amountStyle).draft, null)
      return
    }
    const { inputType, data } = nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', data: null }
    const editResult = editAmount(draft, { text, caret: selectionStart ?? text.length, inputType, data }, amountStyle)
    setCaret({ position: editResult.caret })
    onChange(editResult.draft, editResult.problem)
  }
  /** Ends an input method's composition, if there is one. Returns the draft after it. */
  const endComposition = (field: HTMLInputElement): string => {
    if (composition.valueBefore === null) return draft
    const { value: text, selectionStart } = field
    const editResult = composeAmount(
      composition.valueBefore,
      { text, caret: selectionStart ?? text.length },
      amountStyle,
    )
    composition.end()
    // If the field is being left, setting its caret would make Safari focus the field again.
    if (document.activeElement === field) setCaret({ position: editResult.caret })
    onChange(editResult.draft, editResult.problem)
    return editResult.draft
  }
  const settle = (field: HTMLInputElement) => {
    const composedDraft = endComposition(field)
    const settleResult = normalizeDraft(composedDraft, currency)
    if (settleResult.draft !== composedDraft || settleResult.problem !== null)
      onChange(settleResult.draft, settleResult.problem)
  }
  return { input, value: composition.value, edit, endComposition, settle }
}

export function AmountPills({
  label,
  amounts,
  separator,
  onChoose,
  children,
}: {
  label: string
  amounts: readonly Money[]
  separator: GroupSeparator
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
