import { clsx } from 'clsx'
import type { ChangeEventHandler, ReactNode, Ref } from 'react'
import { config } from '@/config'
import styles from './AmountField.module.css'

/**
 * The input of an amount, in large figures behind the account's currency; `small` where it shares a line. The label, what is wrong
 * and what it may be stand around it: `describedBy` names them. A native input, as in `TextField`.
 */
export function AmountField({
  id,
  ref,
  value,
  size = 'large',
  isWrong,
  describedBy,
  onChange,
  children,
}: {
  id: string
  ref?: Ref<HTMLInputElement>
  value: string
  size?: 'large' | 'small'
  isWrong: boolean
  describedBy?: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
  /** What stands behind the figures, as a button that fills them in. */
  children?: ReactNode
}) {
  return (
    <div className={clsx(styles['box'], styles[size], isWrong && styles['invalid'])}>
      <span className={styles['currency']} aria-hidden="true">
        {config.currency}
      </span>
      <input
        id={id}
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={onChange}
      />
      {children}
    </div>
  )
}
