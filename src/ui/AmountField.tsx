import { clsx } from 'clsx'
import type { ChangeEventHandler, ReactNode, Ref } from 'react'
import { config } from '@/config'
import styles from './AmountField.module.css'

/** The caller draws the label and the error. A native input, as in `TextField`. */
export function AmountField({
  id,
  name,
  ref,
  value,
  size = 'large',
  isWrong,
  describedBy,
  onChange,
  children,
}: {
  id: string
  name?: string
  ref?: Ref<HTMLInputElement>
  value: string
  size?: 'large' | 'small'
  isWrong: boolean
  describedBy?: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
  children?: ReactNode
}) {
  return (
    <div className={clsx(styles['box'], styles[size], isWrong && styles['invalid'])}>
      <span className={styles['currency']} aria-hidden="true">
        {config.currency}
      </span>
      <input
        id={id}
        name={name}
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
