import type { ComponentProps } from 'react'
import styles from './CoverRadio.module.css'

/** An unseen radio over the whole of its label, which is positioned: a tap anywhere chooses. */
export function CoverRadio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input type="radio" className={styles['radio']} {...props} />
}
