import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger'

export interface ButtonProps {
  ref?: Ref<HTMLButtonElement>
  className?: string | undefined
  children: ReactNode
  tone?: ButtonTone
  type?: 'button' | 'submit'
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string | undefined
  isWide?: boolean
  /** Put the reason nearby, and pass its id as `reasonId`. */
  isDisabled?: boolean
  reasonId?: string | undefined
  isBusy?: boolean
  onClick?: () => void
}

/** Native: antd-mobile's button would add 1.5 kB to every first load. */
export function Button({
  ref,
  className,
  children,
  tone = 'primary',
  type = 'button',
  form,
  isWide = false,
  isDisabled = false,
  reasonId,
  isBusy = false,
  onClick,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className={clsx(styles['button'], styles[tone], isWide && styles['wide'], className)}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  )
}
