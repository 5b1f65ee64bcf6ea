import type { ComponentProps } from 'react'
import styles from './ChipRow.module.css'

/** A row of chips that scrolls sideways to the page's edges. */
export function ChipRow(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div className={styles['row']} {...props} />
}

/** Chosen by aria-pressed or aria-selected. */
export function ChipButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles['chip']} {...props} />
}
