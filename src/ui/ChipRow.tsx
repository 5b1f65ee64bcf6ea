import type { ComponentProps } from 'react'
import styles from './ChipRow.module.css'

export function ChipRow(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div className={styles['row']} {...props} />
}

export function ChipButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles['chip']} {...props} />
}
