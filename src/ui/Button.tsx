import AdmButton from 'antd-mobile/es/components/button'
import type { ReactNode } from 'react'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'danger'

export interface ButtonProps {
  children: ReactNode
  tone?: ButtonTone
  type?: 'button' | 'submit'
  isWide?: boolean
  /** Disabled says why nearby: pass the id of the reason. */
  isDisabled?: boolean
  reasonId?: string | undefined
  /** Work is under way: further taps do nothing, the name stays. */
  isBusy?: boolean
  onClick?: () => void
}

/** antd-mobile's button in the house's look. */
export function Button({
  children,
  tone = 'primary',
  type = 'button',
  isWide = false,
  isDisabled = false,
  reasonId,
  isBusy = false,
  onClick,
}: ButtonProps) {
  return (
    <AdmButton
      type={type}
      className={[styles['button'], tone === 'primary' ? '' : styles[tone], isWide ? styles['wide'] : ''].join(' ')}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      {...(reasonId === undefined ? {} : { 'aria-describedby': reasonId })}
      {...(onClick === undefined || isBusy ? {} : { onClick })}
    >
      {children}
    </AdmButton>
  )
}
