import type { ComponentProps } from 'react'
import styles from './CoverRadio.module.css'

/** Invisible, and as large as its positioned label: a tap anywhere on it chooses. */
export function CoverRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={styles['radio']} {...props} />
}
