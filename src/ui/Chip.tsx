import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Chip.module.css'

export function Chip({
  children,
  tone = 'neutral',
  isAwaited = false,
}: {
  children: ReactNode
  tone?: 'neutral' | 'brand' | 'demo' | 'bad'
  /** Hides the chip, but keeps its place in the layout. */
  isAwaited?: boolean
}) {
  return (
    <span className={clsx(styles['chip'], tone !== 'neutral' && styles[tone], isAwaited && styles['awaited'])}>
      {children}
    </span>
  )
}

export function ChipRow(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div className={styles['row']} {...props} />
}

export function ChipButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles['pressable']} {...props} />
}
